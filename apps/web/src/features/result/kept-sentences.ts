import { EVIDENCE_CHARACTERS_MAX, EVIDENCE_MAX } from '@lf/contract/limits';
import { surveyDataOf } from '../survey/interview/survey-data.ts';
import type { SurveyForm, DetectedResult } from '@lf/contract/form-data';
import type { KeptSentence } from '@lf/contract/narrative';
import type { Evidence, ToldSentence } from '@lf/contract/survey';
import type { OrderedValues } from './api/ask-for-result.ts';

interface Sources {
  readonly told: readonly ToldSentence[];
  readonly order: OrderedValues;
  readonly detected: DetectedResult;
}

/** Where a sentence stands in the answers; nowhere, for one that was written for its value. */
function placeOf(form: SurveyForm, quote: string): Pick<KeptSentence, 'answer' | 'start' | 'end'> {
  const answers = surveyDataOf(form);
  const answer = answers.findIndex((item) => !item.skipped && item.answer.includes(quote));
  const start = answers[answer]?.answer.indexOf(quote) ?? -1;
  return start < 0 ? {} : { answer, start, end: start + quote.length };
}

const toKept = ({ value, quote, answer, start, end, side }: Evidence): KeptSentence => ({
  value,
  quote,
  answer,
  start,
  end,
  ...(side && { side }),
});

function withinLimits(sentences: readonly KeptSentence[]): KeptSentence[] {
  let characters = 0;
  return sentences
    .slice(0, EVIDENCE_MAX)
    .filter(({ quote }) => (characters += quote.length) <= EVIDENCE_CHARACTERS_MAX);
}

/** The sentences of the result, value by value: the person's own choice first, then where else the value was detected. */
export function keptSentences(form: SurveyForm, { told, order, detected }: Sources): KeptSentence[] {
  const evidence = order.evidence ?? detected.evidence ?? [];
  return withinLimits(
    order.value_drivers.flatMap((value) => {
      const own = told
        .filter((sentence) => sentence.value === value)
        .map(({ quote, side }) => ({ value, quote, ...placeOf(form, quote), ...(side && { side }) }));
      const others = evidence.filter((one) => one.value === value && !own.some(({ quote }) => quote === one.quote));
      const [first, ...rest] = [...own, ...others.map(toKept)];
      if (first === undefined) return [];
      const { text, quote = first.quote } = order.explained?.[value] ?? {};
      // What is quoted may begin before the sentence, so that it is understood without the rest of the answer.
      const place = quote.includes(first.quote) ? placeOf(form, quote) : {};
      const shown = place.answer === undefined ? {} : { quote, ...place };
      return [{ ...first, ...shown, ...(text !== undefined && { text }) }, ...rest];
    }),
  );
}
