import type { RouteResponse } from '@lf/contract/define-route';
import type { surveyResult } from '@lf/contract/survey';
import { evidenceOf, furtherSentences, groupsOf, proposeValues } from '../proposals/propose-values.ts';
import { QUOTE_CHARACTERS_MAX } from '../policy.ts';
import { quotable } from '../quotable.ts';
import { isUnsure, safetyNoticeFor } from '../safety/safety-notice.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { type ChosenArchetype, chooseArchetype } from './choose-archetype.ts';
import { chooseTriggers, triggerExplanation } from './choose-triggers.ts';
import { archetypeExplanation, archetypeParts, chosenParts } from './explain-archetype.ts';
import { archetypeTexts } from '../texts/authored-texts.ts';
import { explainValue, explanationText } from './explain-value.ts';
import { quotedPassage } from './quoted-passage.ts';
import { inContext } from './sentence-in-context.ts';

export function writeResult(told: readonly ToldAnswer[], seed: string): RouteResponse<typeof surveyResult> {
  const sentences = quotable(told);
  const proposed = proposeValues(sentences);
  const values = proposed.map(({ value }) => value);
  const explained = Object.fromEntries(
    proposed.map(({ value, sentence }) => [value, explainValue(value, sentence, quotedPassage(sentence, told))]),
  );
  const archetype = chooseArchetype(told);
  const parts = archetypeParts(
    archetype.archetype,
    archetype.sentence && sceneOf(archetype.sentence.quote, told),
    seed,
  );
  const triggers = chooseTriggers(archetype.archetype, sentences, values, seed);
  return {
    value_drivers: groupsOf(values),
    value_drivers_explanation: Object.fromEntries(
      values.map((value) => [value, explanationText(explained[value] ?? { text: '' })]),
    ),
    explained,
    evidence: proposed.map(evidenceOf),
    sentences: furtherSentences(sentences, proposed),
    archetype: archetype.archetype,
    archetype_explanation: archetypeExplanation(parts),
    archetype_parts: parts,
    ...(archetype.sentence === undefined
      ? { archetype_choices: choicesOf(archetype, seed) }
      : { archetype_evidence: placeOf(archetype.sentence) }),
    triggers: triggers.map(({ name }) => name),
    triggers_explanation: Object.fromEntries(triggers.map(({ name, parts: own }) => [name, triggerExplanation(own)])),
    trigger_parts: Object.fromEntries(triggers.map(({ name, parts: own }) => [name, own])),
    trigger_evidence: triggers.flatMap(({ name, sentence }) =>
      sentence ? [{ trigger: name, ...placeOf(sentence) }] : [],
    ),
    ...noticeOn(told),
  };
}

/** That of the plainest cry for help. */
function noticeOn(told: readonly ToldAnswer[]) {
  const cries = told.filter(({ act }) => act === 'crisis');
  const plainest = cries.find((one) => !isUnsure(one)) ?? cries[0];
  return plainest === undefined ? {} : { safety: safetyNoticeFor(plainest) };
}

/** The sentence with those before it that a reader needs, where nothing is left out between them. */
function sceneOf(quote: string, told: readonly ToldAnswer[]): string {
  const scene = inContext(quote, told);
  return scene === undefined || scene.length > QUOTE_CHARACTERS_MAX ? quote : scene;
}

function placeOf({ quote, answer, start, end }: { quote: string; answer: number; start: number; end: number }) {
  return { quote, answer, start, end };
}

/** The closest archetypes for the person to choose from, each with the texts it would have. */
function choicesOf({ closest }: ChosenArchetype, seed: string) {
  return closest.map((archetype) => {
    const parts = chosenParts(archetype, seed);
    const description = archetypeTexts(archetype, 'choose')[0] ?? '';
    return { archetype, description, explanation: archetypeExplanation(parts), parts };
  });
}
