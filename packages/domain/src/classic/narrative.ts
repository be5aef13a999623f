import type { Archetype, ArchetypeTrigger } from '../archetype.ts';
import { archetypeNamed } from '../archetypes.ts';
import type { ClassicAnswers } from './answers.ts';
import { type ArchetypeName, type DetectedArchetype, detectArchetype } from './detect-archetype.ts';
import { quoteOf } from './evidence.ts';
import { explainWithoutQuote } from './explain-value.ts';
import { narrativeValues } from './narrative-values.ts';
import { strongestValues } from './order.ts';
import { ratingOf } from './scoring.ts';
import { joinList, joinPairs, type TextPair } from '../joined-text.ts';
import { NEVER_BETRAYED, SOMETIMES_BETRAYED, STRUGGLED_WITH } from './mapping-responses.ts';
import { isSameValue } from '../value-name.ts';
import { quoted } from './wording.ts';

const TRIGGERS_SHOWN = 4;

export interface ClassicNarrative {
  readonly values: readonly string[];
  readonly valuesExplanation: readonly TextPair[];
  readonly valuesPhilosophy: string;
  readonly archetype: ArchetypeName;
  readonly archetypeExplanation: string;
  readonly triggers: readonly string[];
  readonly triggersExplanation: readonly TextPair[];
  /** What the texts above are made of, for pages that show each part in its place. */
  readonly archetypeParts: ClassicArchetypeParts;
  readonly triggerParts: Readonly<Record<string, { readonly why: string; readonly move: string }>>;
  /** The sentences that name a value, with what is said about it besides. */
  readonly evidence: readonly { readonly value: string; readonly quote: string; readonly text: string }[];
}

interface ClassicArchetypeParts {
  /** The sentence it was detected in. */
  readonly scene?: string;
  readonly did: string;
  readonly protects: string;
  readonly gift: string;
  readonly cost: string;
  readonly move: string;
}

function archetypeOf(answers: ClassicAnswers) {
  const strongest = strongestValues(answers);
  const detected = detectArchetype(answers, strongest);
  const archetype = archetypeNamed(detected.name);
  return { strongest, detected, archetype, triggers: triggersFor(archetype?.triggers ?? [], strongest) };
}

const explainArchetype = ({ sentence }: DetectedArchetype, archetype: Archetype | undefined): string =>
  [archetype?.protects, archetype?.shows, archetype?.gift, whyArchetype(sentence)].join(' ');

/** What the result says about the archetype, for a page that has the values already: looking for those in every story takes most of the time. */
export function narrativeArchetype(
  answers: ClassicAnswers,
): Pick<ClassicNarrative, 'archetype' | 'archetypeExplanation' | 'triggers'> {
  const { detected, archetype, triggers } = archetypeOf(answers);
  return {
    archetype: detected.name,
    archetypeExplanation: explainArchetype(detected, archetype),
    triggers: triggers.map(({ name }) => name),
  };
}

/** The whole result by rules: every sentence goes back to something the person told, rated or chose. */
export function craftNarrative(answers: ClassicAnswers): ClassicNarrative {
  const aboutValues = narrativeValues(answers);
  const { strongest, detected, archetype, triggers } = archetypeOf(answers);
  return {
    ...aboutValues,
    archetype: detected.name,
    archetypeExplanation: explainArchetype(detected, archetype),
    triggers: triggers.map(({ name }) => name),
    triggersExplanation: triggers.map((trigger) => [trigger.name, explainTrigger(answers, trigger, strongest)]),
    archetypeParts: archetypeParts(detected, archetype),
    triggerParts: Object.fromEntries(
      triggers.map((trigger) => [
        trigger.name,
        { why: explainTrigger(answers, trigger, strongest), move: trigger.repair },
      ]),
    ),
    evidence: aboutValues.values.flatMap((value) => {
      const quote = quoteOf(answers, value)?.sentence;
      return quote === undefined ? [] : [{ value, quote, text: explainWithoutQuote(answers, value) }];
    }),
  };
}

const GUESSED =
  'Your stories do not show it plainly. This is a guess from what your values guard: see whether it fits.';

function archetypeParts({ sentence }: DetectedArchetype, archetype: Archetype | undefined): ClassicArchetypeParts {
  const { shows = '', protects = '', gift = '', cost = '', move = '' } = archetype ?? {};
  const parts = { protects, gift, cost, move };
  return sentence === undefined ? { did: `${GUESSED} ${shows}`, ...parts } : { scene: sentence, did: shows, ...parts };
}

function whyArchetype(sentence: string | undefined): string {
  return sentence === undefined ? GUESSED : `We heard it where you wrote: ${quoted(sentence)}`;
}

/** The person's values that this trigger hurts, strongest first. */
function hurtBy(trigger: ArchetypeTrigger, values: readonly string[]): readonly string[] {
  return values.filter((value) => trigger.values.some((hurt) => isSameValue(hurt, value)));
}

/** Of all that can reach the archetype, what hurts this person's strongest values. */
function triggersFor(triggers: readonly ArchetypeTrigger[], values: readonly string[]): readonly ArchetypeTrigger[] {
  const weight = (trigger: ArchetypeTrigger): number =>
    hurtBy(trigger, values).reduce((sum, value) => sum + values.length - values.indexOf(value), 0);
  return triggers.toSorted((left, right) => weight(right) - weight(left)).slice(0, TRIGGERS_SHOWN);
}

const STANDINGS: Readonly<Record<string, string>> = {
  [NEVER_BETRAYED]: ', which you would sacrifice anything to uphold',
  [SOMETIMES_BETRAYED]: ', which matters to you all the more because you know the times you let it down yourself',
  [STRUGGLED_WITH]: ', which you wish you lived more',
};

function explainTrigger(answers: ClassicAnswers, trigger: ArchetypeTrigger, values: readonly string[]): string {
  const [value] = hurtBy(trigger, values);
  if (value === undefined) return trigger.touches;
  return `${trigger.touches} It goes straight at ${value}${STANDINGS[ratingOf(answers, value) ?? ''] ?? ''}.`;
}

type JoinedField = Exclude<keyof ClassicNarrative, 'archetypeParts' | 'triggerParts' | 'evidence'>;

/** The older wire form of the narrative: lists comma-joined, pairs joined by ';;'. The parts have no older form. */
export function toJoinedNarrative(narrative: ClassicNarrative): Readonly<Record<JoinedField, string>> {
  return {
    values: joinList(narrative.values),
    valuesExplanation: joinPairs(narrative.valuesExplanation),
    valuesPhilosophy: narrative.valuesPhilosophy,
    archetype: narrative.archetype,
    archetypeExplanation: narrative.archetypeExplanation,
    triggers: joinList(narrative.triggers),
    triggersExplanation: joinPairs(narrative.triggersExplanation),
  };
}
