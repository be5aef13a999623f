import type { ToldSentence } from '@lf/contract/survey';
import type { Reader } from '../reader/reader.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { isClosing, ownRules, strongestStory } from './choose-story.ts';
import { isOverlapping, type Passage, type ToldPassage, toldPassages } from './passages.ts';

/** What the philosophy is made of, chosen before a word is written. */
export interface ChosenPassages {
  /** The person's words under their values, in their order. */
  readonly told: readonly ToldPassage[];
  /** The story that tells most, where nothing of that answer stands under a value. */
  readonly story?: Passage | undefined;
  /** What they say most clearly of how they live. */
  readonly closing?: Passage | ToldPassage | undefined;
}

/** A rule that the person put under a value comes before one that they only told. */
const CHOSEN_BONUS = 1.1;

export async function choosePassages(
  reader: Reader,
  order: readonly string[],
  sentences: readonly ToldSentence[],
  answers: readonly ToldAnswer[],
): Promise<ChosenPassages> {
  const inOrder = order.flatMap((value) => sentences.find((one) => one.value === value) ?? []);
  const told = await toldPassages(reader, inOrder, answers);
  const closing = closingOf(told, ownRules(answers));
  const under = told.filter((one) => one !== closing);
  const story = strongestStory(answers);
  const isTold = [...told, ...(closing ? [closing] : [])].some(({ place }) => place?.answer === story?.place?.answer);
  return { told: under, story: isTold ? undefined : story, closing };
}

/** The first value keeps its words. */
function closingOf(told: readonly ToldPassage[], rules: readonly Passage[]): Passage | undefined {
  const further = rules.filter((rule) => !told.some((one) => isOverlapping(one, rule)));
  return [
    ...told
      .slice(1)
      .filter(isClosing)
      .map((passage) => ({ passage, score: passage.rule * CHOSEN_BONUS })),
    ...further.map((passage) => ({ passage, score: passage.rule })),
  ].toSorted((a, b) => b.score - a.score)[0]?.passage;
}
