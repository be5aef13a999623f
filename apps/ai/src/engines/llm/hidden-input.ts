import type { SurveyItem } from '@lf/contract/survey';
import type { PhilosophyInput, ReorderInput } from '../../survey-engine.ts';
import { Redaction } from './redaction/redaction.ts';

/** An input as it goes out, and the way back for what the model writes. */
export interface Hidden<Input> {
  readonly input: Input;
  readonly redaction: Redaction;
}

const textsOf = (survey: readonly SurveyItem[]): string[] =>
  survey.flatMap(({ question, answer }) => [answer, question]);

function hiddenSurvey(survey: readonly SurveyItem[], redaction: Redaction): SurveyItem[] {
  return survey.map((item) => ({
    ...item,
    question: redaction.hide(item.question),
    answer: redaction.hide(item.answer),
  }));
}

export function hideSurvey<Input extends { survey_data: SurveyItem[] }>(input: Input): Hidden<Input> {
  const redaction = new Redaction(textsOf(input.survey_data));
  return { input: { ...input, survey_data: hiddenSurvey(input.survey_data, redaction) }, redaction };
}

type WithTold = Pick<PhilosophyInput, 'value_drivers' | 'told'>;

function hiddenValues<Input extends WithTold>(input: Input, redaction: Redaction): Input {
  return {
    ...input,
    value_drivers: input.value_drivers.map((value) => redaction.hideKnown(value)),
    told: input.told?.map((one) => ({
      ...one,
      value: redaction.hideKnown(one.value),
      quote: redaction.hide(one.quote),
    })),
  };
}

const quotesOf = ({ told = [] }: WithTold): string[] => told.map(({ quote }) => quote);

export function hideOrder(input: ReorderInput): Hidden<ReorderInput> {
  const redaction = new Redaction([...textsOf(input.survey_data), ...quotesOf(input)]);
  const survey_data = hiddenSurvey(input.survey_data, redaction);
  return { input: { ...hiddenValues(input, redaction), survey_data }, redaction };
}

export function hidePhilosophy(input: PhilosophyInput): Hidden<PhilosophyInput> {
  const explanations = Object.entries(input.value_drivers_explanation);
  const redaction = new Redaction([...quotesOf(input), ...explanations.map(([, text]) => text)]);
  const value_drivers_explanation = Object.fromEntries(
    explanations.map(([value, text]) => [redaction.hideKnown(value), redaction.hide(text)]),
  );
  return { input: { ...hiddenValues(input, redaction), value_drivers_explanation }, redaction };
}
