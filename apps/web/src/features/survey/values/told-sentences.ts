import { EXPLANATION_CHARACTERS_MAX, CODE_CHARACTERS_MAX } from '@lf/contract/limits';
import { isSameValue } from '@lf/domain/value-name';
import { wholeCharacters } from '../interview/survey-data.ts';
import { topicOf } from './own-sentences.ts';
import type { SurveyForm, ValueSentence } from '@lf/contract/form-data';
import type { ToldSentence } from '@lf/contract/survey';

/** The sentences that values were detected in, by the name they were detected under; the first of a value counts. */
export function detectedSentences(form: SurveyForm): Record<string, ValueSentence> {
  const evidence = form['potential-values']?.result?.evidence ?? [];
  return Object.fromEntries(
    evidence
      .toReversed()
      .map(({ value, quote, side, answer }) => [value, { quote, ...(side && { side }), ...topicOf(form, answer) }]),
  );
}

/** The person's own sentence for each of these values that has one: detected, picked or written. */
export function toldSentences(form: SurveyForm, values: readonly string[]): ToldSentence[] {
  const sentences = Object.entries(form['add-values']?.sentences ?? detectedSentences(form));
  return values.flatMap((value) => {
    const sentence = sentences.find(([name]) => isSameValue(name, value))?.[1];
    const quote = wholeCharacters(sentence?.quote.trim() ?? '', EXPLANATION_CHARACTERS_MAX);
    if (sentence === undefined || quote === '') return [];
    const { side, topic } = sentence;
    const isId = topic !== undefined && topic !== '' && topic.length <= CODE_CHARACTERS_MAX;
    return [{ value, quote, ...(side && { side }), ...(isId && { topic }) }];
  });
}
