import { EXPLANATION_CHARACTERS_MAX } from '@lf/contract/limits';
import { sentencesIn } from '@lf/domain/own-sentences';
import { answeredItems, itemsOf, toldItems } from '../interview/interview.ts';
import { currentResult } from './detected-result.ts';
import type { SurveyForm, DetectedResult, QuestionItem, ValueSentence } from '@lf/contract/form-data';

/** A sentence of the person's own that can be tapped, with words that may fit it. */
export interface OwnSentence extends ValueSentence {
  readonly alternatives: readonly string[];
}

/** Answers that the safety notice was about: nothing of them is shown again. The notice comes with the next question. */
function isMetWithCare(form: SurveyForm, answer: QuestionItem): boolean {
  const items = itemsOf(form);
  return items[items.indexOf(answer) + 1]?.safety !== undefined;
}

/** Whether the answers may be split here. Where care is needed and no answer is named, only the service knows which. */
function maySplit(form: SurveyForm, result: DetectedResult | undefined): boolean {
  return result?.safety === undefined || itemsOf(form).some((item) => item.safety !== undefined);
}

const ofTopic = (topic: string | undefined): Pick<ValueSentence, 'topic'> => (topic === undefined ? {} : { topic });

/** The topic of the answer that a quote of the service stands in. */
export function topicOf(form: SurveyForm, answer: number): Pick<ValueSentence, 'topic'> {
  return ofTopic(answeredItems(form)[answer]?.topic);
}

function tellingSentences(form: SurveyForm, result: DetectedResult | undefined): readonly OwnSentence[] {
  return (result?.sentences ?? []).map(({ quote, answer, alternatives }) => ({
    quote,
    ...topicOf(form, answer),
    alternatives,
  }));
}

function otherSentences(form: SurveyForm): readonly OwnSentence[] {
  return toldItems(form)
    .filter((item) => !isMetWithCare(form, item))
    .flatMap((item) => sentencesIn(item.answer).map((quote) => ({ quote, ...ofTopic(item.topic), alternatives: [] })));
}

export interface OwnSentences {
  /** Those that the service found telling. */
  readonly telling: readonly OwnSentence[];
  /** All others, in the order they were told. */
  readonly others: readonly OwnSentence[];
}

/** The person's own sentences, without those that are in use already. */
export function ownSentences(form: SurveyForm, used: readonly string[]): OwnSentences {
  const result = currentResult(form);
  const seen = new Set(used);
  const isNew = ({ quote }: OwnSentence): boolean => {
    if (quote.length > EXPLANATION_CHARACTERS_MAX || seen.has(quote)) return false;
    seen.add(quote);
    return true;
  };
  const telling = tellingSentences(form, result).filter(isNew);
  const others = maySplit(form, result) ? otherSentences(form).filter(isNew) : [];
  return { telling, others };
}
