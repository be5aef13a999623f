import * as z from 'zod/mini';
import { splitList, splitMap } from '@lf/domain/joined-text';
import { PHILOSOPHY_LINES_MAX, VALUE_CHARACTERS_MAX, VALUES_MAX, VALUES_MIN } from '@lf/domain/limits';
import { NARRATIVE_MESSAGES } from '@lf/domain/messages/narrative';
import { ADD_VALUES_MESSAGES } from '@lf/domain/messages/add-values';
import { countLines } from '@lf/domain/text-lines';
import { hasOnlyValueCharacters, isEmptyValue, valueKey } from '@lf/domain/value-name';
import { defineRoute } from './define-route.ts';
import { id, licenseCode } from './fields.ts';
import {
  API_BODY_BYTES_MAX,
  EVIDENCE_CHARACTERS_MAX,
  EVIDENCE_MAX,
  EXPLANATION_CHARACTERS_MAX,
  EXPLANATION_LINES_MAX,
  LIST_ITEMS_MAX,
  NAME_CHARACTERS_MAX,
  PHILOSOPHY_CHARACTERS_MAX,
  SURVEY_ITEMS_MAX,
  TRIGGERS_EXPLANATION_CHARACTERS_MAX,
  TRIGGERS_MAX,
} from './limits.ts';
import { archetypeParts, evidence, surveyItem, triggerParts } from './survey.ts';

/** The narrative of a key: values, archetype, triggers and the philosophy that ties them together. */

export const valueName = z.string().check(
  z.maxLength(VALUE_CHARACTERS_MAX, ADD_VALUES_MESSAGES.tooLong),
  z.refine(hasOnlyValueCharacters, ADD_VALUES_MESSAGES.lettersOnly),
  z.refine((value) => !isEmptyValue(value), ADD_VALUES_MESSAGES.empty),
);

export const valueNames = z.array(valueName).check(
  z.minLength(VALUES_MIN, ADD_VALUES_MESSAGES.tooFew),
  z.maxLength(VALUES_MAX, ADD_VALUES_MESSAGES.full),
  z.refine((values) => new Set(values.map(valueKey)).size === values.length, ADD_VALUES_MESSAGES.twice),
);

const lengthOf = (texts: readonly (string | undefined)[]): number =>
  texts.reduce((sum, text = '') => sum + text.length, 0);

const title = z.string().check(z.maxLength(NAME_CHARACTERS_MAX));
const explanation = z.string().check(
  z.maxLength(EXPLANATION_CHARACTERS_MAX),
  z.refine((text) => countLines(text) <= EXPLANATION_LINES_MAX),
);
const triggerNames = z.array(title).check(z.maxLength(TRIGGERS_MAX));
const explanations = z.record(title, explanation);

const triggersExplanations = explanations.check(
  z.refine((texts) => lengthOf(Object.values(texts)) <= TRIGGERS_EXPLANATION_CHARACTERS_MAX),
);

/** Lists and maps arrive as such, or in the older form: one joined text. */
const joined = z.string().check(z.maxLength(API_BODY_BYTES_MAX));
/** Looser than the rules behind it, whose messages are for people; only the boundless ends here. */
const anyText = z.string().check(z.maxLength(EXPLANATION_CHARACTERS_MAX));
const list = z.union([
  z.array(anyText).check(z.maxLength(LIST_ITEMS_MAX)),
  z.pipe(
    joined,
    z.transform((text: string) => [...splitList(text)]),
  ),
]);
const map = z.union([
  z.record(anyText, anyText),
  z.pipe(
    joined,
    z.transform((text: string) => ({ ...splitMap(text) })),
  ),
]);

const philosophy = z.string().check(
  z.maxLength(PHILOSOPHY_CHARACTERS_MAX),
  z.refine((text) => countLines(text) <= PHILOSOPHY_LINES_MAX, NARRATIVE_MESSAGES.tooManyLines),
);

/**
 * A sentence that is kept with the result. One that the person wrote for a value stands in no answer.
 * `text` is what is said about it: the explanation without the quotation.
 */
const keptSentence = z.extend(z.partial(evidence, { answer: true, start: true, end: true }), {
  text: z.optional(explanation),
});
export type KeptSentence = z.infer<typeof keptSentence>;

const quotes = z.array(keptSentence).check(
  z.maxLength(EVIDENCE_MAX),
  z.refine((items) => lengthOf(items.map(({ quote }) => quote)) <= EVIDENCE_CHARACTERS_MAX),
);

/** What the archetype's explanation is made of, for pages that show each part in its place. */
const keptArchetypeParts = z
  .object({
    scene: z.optional(explanation),
    did: explanation,
    protects: explanation,
    gift: explanation,
    cost: explanation,
    move: explanation,
  })
  .check(z.refine((parts) => lengthOf(Object.values(parts)) <= EXPLANATION_CHARACTERS_MAX * 2));
const keptTriggerParts = z.object({ quote: z.optional(explanation), why: explanation, move: explanation });
const partsOfTriggers = z
  .record(title, keptTriggerParts)
  .check(
    z.refine(
      (all) =>
        lengthOf(Object.values(all).flatMap((parts) => Object.values(parts))) <= TRIGGERS_EXPLANATION_CHARACTERS_MAX,
    ),
  );

/** The narrative itself, whichever call it comes by. */
export const narrativeFields = {
  values: z.pipe(list, valueNames),
  valuesExplanation: z.prefault(z.pipe(map, explanations), {}),
  valuesPhilosophy: z.prefault(philosophy, ''),
  archetype: z.prefault(title, ''),
  archetypeExplanation: z.prefault(explanation, ''),
  triggers: z.prefault(z.pipe(list, triggerNames), []),
  triggersExplanation: z.prefault(z.pipe(map, triggersExplanations), {}),
  /** The sentences the values were detected in. */
  evidence: z.optional(quotes),
  archetypeParts: z.optional(keptArchetypeParts),
  /** By the trigger's name. */
  triggerParts: z.optional(partsOfTriggers),
};

interface Explained {
  readonly values: readonly string[];
  readonly valuesExplanation: Readonly<Record<string, string>>;
  readonly triggers: readonly string[];
  readonly triggersExplanation: Readonly<Record<string, string>>;
  readonly triggerParts?: Readonly<Record<string, unknown>> | undefined;
}

const isExplainedAlone = (names: readonly string[], explained: Readonly<Record<string, unknown>>): boolean => {
  const keys = new Set(names.map(valueKey));
  return Object.keys(explained).every((name) => keys.has(valueKey(name)));
};

/** An explanation belongs to a value or trigger of the same narrative: nothing else is ever shown. */
export const explainsItsOwn = z.refine<Explained>(
  ({ values, valuesExplanation, triggers, triggersExplanation, triggerParts = {} }) =>
    isExplainedAlone(values, valuesExplanation) &&
    isExplainedAlone(triggers, triggersExplanation) &&
    isExplainedAlone(triggers, triggerParts),
);

export const saveValuesBody = z.strictObject({ userId: id, licenseCode, ...narrativeFields }).check(explainsItsOwn);

export const narrative = z.object({
  licenseCode,
  values: z.array(z.string()),
  valuesExplanation: z.record(z.string(), z.string()),
  valuesPhilosophy: z.string(),
  archetype: z.string(),
  archetypeExplanation: z.string(),
  triggers: z.array(z.string()),
  triggersExplanation: z.record(z.string(), z.string()),
  evidence: z.optional(z.array(keptSentence)),
  archetypeParts: z.optional(archetypeParts),
  triggerParts: z.optional(z.record(z.string(), triggerParts)),
});
export type Narrative = z.infer<typeof narrative>;

/** The same in the form of the saved fingerprint record: comma-joined lists, `value: text` pairs joined by `;;`. */
export const joinedNarrative = {
  rankedValues: z.string(),
  valuesExplanation: z.string(),
  valuesPhilosophy: z.string(),
  archetype: z.string(),
  archetypeExplanation: z.string(),
  triggers: z.string(),
  triggersExplanation: z.string(),
};

export const ownNarrative = z.extend(narrative, {
  userId: id,
  rankedValues: z.string(),
  record: z.object({ userId: id, licenseCode, ...joinedNarrative }),
});
export type OwnNarrative = z.infer<typeof ownNarrative>;

export const saveValues = defineRoute({
  method: 'POST',
  path: '/narrative/save-values',
  summary: 'Save the narrative of a key, as lists and maps or as the older joined texts; refused once it is complete',
  body: saveValuesBody,
  response: narrative,
  status: 201,
});

export const getValues = defineRoute({
  method: 'GET',
  path: '/narrative/get-values/{id}',
  summary: "The narrative of one's own key (id = license code); no values and no philosophy when nothing is saved yet",
  params: z.object({ id: licenseCode }),
  response: ownNarrative,
});

export const saveSurveyData = defineRoute({
  method: 'POST',
  path: '/narrative/save-survey-data',
  summary: 'Save the questions and answers of the interview',
  body: z.strictObject({
    licenseCode,
    surveyData: z.array(surveyItem).check(z.maxLength(SURVEY_ITEMS_MAX)),
  }),
  response: z.object({ saved: z.int() }),
  status: 201,
});
