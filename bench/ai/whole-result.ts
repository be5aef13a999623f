import type { SurveyEngine } from '@lf/ai/survey-engine';
import { sentencesOf } from '@lf/ai/engines/embedded/text/sentences';
import type { SurveyItem, ToldSentence } from '@lf/contract/survey';
import { carriesWordsOf } from './own-words.ts';
import { rankedValues, TOP } from './overlap.ts';
import type { SurveyResult } from './engines.ts';

/** Everything written for one person who takes the first seven proposals in their order. */
export interface WholeResult {
  readonly result: SurveyResult;
  readonly order: readonly string[];
  readonly explanations: Readonly<Record<string, string>>;
  readonly philosophy: string;
}

/** Undefined where nothing was proposed. */
export async function wholeResult(engine: SurveyEngine, survey_data: SurveyItem[]): Promise<WholeResult | undefined> {
  const result = await engine.result({ survey_data });
  const order = rankedValues(result).slice(0, TOP);
  if (order.length === 0) return undefined;
  const told = toldOf(result, order, survey_data);
  const { value_drivers_explanation: explanations } = await engine.reorder({
    value_drivers: order,
    survey_data,
    is_completed: true,
    told,
  });
  const { values_philosophy: philosophy } = await engine.philosophy({
    value_drivers: order,
    value_drivers_explanation: explanations,
    told,
    survey_data,
  });
  return { result, order, explanations, philosophy };
}

function toldOf(result: SurveyResult, order: readonly string[], survey: readonly SurveyItem[]): ToldSentence[] {
  return order.flatMap((value) => {
    const own = result.evidence?.find((one) => one.value === value);
    if (own === undefined) return [];
    const topic = survey[own.answer]?.topic;
    return [
      {
        value,
        quote: own.quote,
        ...(own.side === undefined ? {} : { side: own.side }),
        ...(topic === undefined ? {} : { topic }),
      },
    ];
  });
}

/** The different sentences of a result that are ours; those that carry a quotation are the person's. */
export function ourSentences({ result, explanations, philosophy }: WholeResult, answers: readonly string[]): string[] {
  const carries = carriesWordsOf(answers);
  const texts = [
    ...Object.values(explanations),
    philosophy,
    result.archetype_explanation,
    ...Object.values(result.triggers_explanation),
  ];
  const sentences = texts.flatMap((text) => sentencesOf(text).map(({ quote }) => quote));
  return [...new Set(sentences)].filter((sentence) => !carries(sentence));
}
