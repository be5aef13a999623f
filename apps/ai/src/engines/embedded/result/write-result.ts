import type { RouteResponse } from '@lf/contract/define-route';
import type { surveyResult } from '@lf/contract/survey';
import { evidenceOf, furtherSentences, groupsOf, proposeValues } from '../proposals/propose-values.ts';
import { quotable } from '../quotable.ts';
import { SAFETY_NOTICE } from '../safety/safety-notice.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { choicesOf, chooseArchetype } from './choose-archetype.ts';
import { chooseTriggers } from './choose-triggers.ts';
import { explainArchetype } from './explain-archetype.ts';
import { explainValue, explanationText } from './explain-value.ts';

export function writeResult(told: readonly ToldAnswer[], seed: string): RouteResponse<typeof surveyResult> {
  const sentences = quotable(told);
  const proposed = proposeValues(sentences);
  const values = proposed.map(({ value }) => value);
  const explained = Object.fromEntries(proposed.map(({ value, sentence }) => [value, explainValue(value, sentence)]));
  const archetype = chooseArchetype(told);
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
    archetype_explanation: explainArchetype(archetype.archetype, archetype.sentence?.quote, seed),
    ...(archetype.sentence === undefined
      ? { archetype_choices: choicesOf(archetype) }
      : { archetype_evidence: placeOf(archetype.sentence) }),
    triggers: triggers.map(({ name }) => name),
    triggers_explanation: Object.fromEntries(triggers.map(({ name, explanation }) => [name, explanation])),
    trigger_evidence: triggers.flatMap(({ name, sentence }) =>
      sentence ? [{ trigger: name, ...placeOf(sentence) }] : [],
    ),
    ...(told.some(({ act }) => act === 'crisis') ? { safety: SAFETY_NOTICE } : {}),
  };
}

function placeOf({ quote, answer, start, end }: { quote: string; answer: number; start: number; end: number }) {
  return { quote, answer, start, end };
}
