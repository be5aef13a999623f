import type { SurveyItem, ToldSentence } from '@lf/contract/survey';
import type { EngineOptions, PhilosophyInput, ReorderInput } from '../../survey-engine.ts';
import type { EmbeddedEngine } from '../embedded/embedded-engine.ts';
import type { AnswerAct } from '../embedded/told-answer.ts';

/**
 * What a model may read and quote: a cry for help never leaves this machine, and nothing is read into a question that was passed over.
 * Such answers become empty and keep their place, so that an answer's number still means the same answer.
 */
export function fitSurvey<Input extends { survey_data: SurveyItem[] }>(
  input: Input,
  acts: readonly AnswerAct[],
): Input {
  const survey_data = input.survey_data.map((item, at) =>
    acts[at] === 'crisis' || acts[at] === 'skipped' ? { ...item, answer: '' } : item,
  );
  return { ...input, survey_data };
}

const NOT_READ: ReadonlySet<AnswerAct> = new Set([
  'skipped',
  'crisis',
  'empty',
  'other-language',
  'gibberish',
  'refusal',
]);

/** Whether there is anything in the answers that values could be read in. */
export function isAnythingTold(acts: readonly AnswerAct[]): boolean {
  return acts.some((act) => !NOT_READ.has(act));
}

/** Which of the texts cry for help: they are neither sent nor quoted by a model. */
async function criesIn(
  texts: readonly string[],
  embedded: EmbeddedEngine,
  options: EngineOptions,
): Promise<ReadonlySet<string>> {
  const own = [...new Set(texts)];
  const acts = await embedded.acts({ survey_data: own.map((answer) => ({ question: '', answer })) }, options);
  return new Set(own.filter((_, at) => acts[at] === 'crisis'));
}

type WithValues = { value_drivers: string[]; told?: ToldSentence[] | undefined };

/** The person's chosen sentences without cries for help; undefined when a value itself is one, and no model may answer. */
async function fitValues<Input extends WithValues>(
  input: Input,
  embedded: EmbeddedEngine,
  options: EngineOptions,
  further: readonly string[] = [],
): Promise<{ input: Input; cries: ReadonlySet<string> } | undefined> {
  const { value_drivers, told = [] } = input;
  const texts = [...value_drivers, ...told.map(({ quote }) => quote), ...further];
  const cries = await criesIn(texts, embedded, options);
  if (value_drivers.some((value) => cries.has(value))) return undefined;
  return { input: { ...input, told: told.filter(({ quote }) => !cries.has(quote)) }, cries };
}

export async function fitPhilosophy(
  input: PhilosophyInput,
  embedded: EmbeddedEngine,
  options: EngineOptions,
): Promise<PhilosophyInput | undefined> {
  const explanations = Object.entries(input.value_drivers_explanation);
  const fit = await fitValues(
    input,
    embedded,
    options,
    explanations.map(([, text]) => text),
  );
  return (
    fit && {
      ...fit.input,
      value_drivers_explanation: Object.fromEntries(explanations.filter(([, text]) => !fit.cries.has(text))),
    }
  );
}

export async function fitOrder(
  input: ReorderInput,
  embedded: EmbeddedEngine,
  options: EngineOptions,
): Promise<ReorderInput | undefined> {
  const fit = await fitValues(input, embedded, options);
  return fit && fitSurvey(fit.input, await embedded.acts({ survey_data: input.survey_data }, options));
}
