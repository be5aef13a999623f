import type { ToldSentence } from '@lf/contract/survey';
import { CLEAR_MIN } from '../policy.ts';
import { valueNamed } from '../catalogue/catalogue.ts';
import { type Pair, scorePairs } from '../proposals/propose-values.ts';
import { isShowable, quotable } from '../quotable.ts';
import type { Reader } from '../reader/reader.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { isClosing, ownRules, storiesOf } from './choose-story.ts';
import { fallsShort } from './falls-short.ts';
import { isOverlapping, type Passage, passageOf, type ToldPassage, toldPassages } from './passages.ts';

/** What the philosophy is made of, chosen before a word is written. */
export interface ChosenPassages {
  /** The person's words under their values, in their order. */
  readonly told: readonly ToldPassage[];
  /** The stories that tell most, of answers of which nothing stands under a value. */
  readonly stories?: readonly Passage[] | undefined;
  /** What they say most clearly of how they live. */
  readonly closing?: Passage | ToldPassage | undefined;
}

/** A rule that the person put under a value comes before one that they only told. */
const CHOSEN_BONUS = 1.1;
/** Values that somebody shows by making up for what they did. */
const SHOWN_BY_AMENDS: ReadonlySet<string> = new Set([
  'Accountability',
  'Responsibility',
  'Humility',
  'Integrity',
  'Forgiveness',
]);
/** And by saying to others what they did. */
const SHOWN_BY_ADMISSION: ReadonlySet<string> = new Set(['Honesty', 'Transparency', 'Courage', 'Authenticity']);

export async function choosePassages(
  reader: Reader,
  order: readonly string[],
  sentences: readonly ToldSentence[],
  answers: readonly ToldAnswer[],
): Promise<ChosenPassages> {
  const inOrder = fittingSentences(order, sentences, answers);
  const told = (await toldPassages(reader, inOrder, answers)).filter((one) =>
    one.values.every((value) => isFit(one, value)),
  );
  const closing = closingOf(told, ownRules(answers));
  const under = told.filter((one) => one !== closing);
  const quoted = new Set([...told, ...(closing ? [closing] : [])].map(({ place }) => place?.answer));
  return { told: under, stories: storiesOf(answers).filter(({ place }) => !quoted.has(place?.answer)), closing };
}

/** Whether the words can stand under the value by themselves: a reader must see what they tell, and that it shows the value. */
function isFit({ text, isOpen, regret }: Passage, value: string): boolean {
  if (isOpen || regret === 'regret' || !isShowable(text)) return false;
  if (sentencesOf(text).some(({ quote }) => fallsShort(quote, value))) return false;
  const name = valueNamed(value)?.name ?? value;
  if (regret === 'admission' && SHOWN_BY_ADMISSION.has(name)) return true;
  return regret === undefined || SHOWN_BY_AMENDS.has(name);
}

/** The sentence that the person put under a value; where that cannot stand there alone, another that shows the value clearly, or none. */
function fittingSentences(
  order: readonly string[],
  sentences: readonly ToldSentence[],
  answers: readonly ToldAnswer[],
): ToldSentence[] {
  const chosen = new Map(sentences.map((one) => [one.value, one]));
  const taken = new Set(sentences.map(({ quote }) => quote));
  const pairs = scorePairs(quotable(answers)).filter(({ own, named }) => named || own >= CLEAR_MIN);
  return order.flatMap((value) => {
    const own = chosen.get(value);
    const passage = own && passageOf(own.quote, answers);
    if (own && (passage === undefined || isFit(passage, value))) return [own];
    const clear = pairs.find((pair) => isInstead(pair, value, answers) && !taken.has(pair.sentence.quote));
    if (clear === undefined) return [];
    taken.add(clear.sentence.quote);
    return [{ value, quote: clear.sentence.quote }];
  });
}

function isInstead({ value, sentence }: Pair, wanted: string, answers: readonly ToldAnswer[]): boolean {
  if (value !== valueNamed(wanted)?.name) return false;
  const passage = passageOf(sentence.quote, answers);
  return passage !== undefined && isFit(passage, value);
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
