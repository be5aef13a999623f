import { ARCHETYPES } from '@lf/domain/archetypes';
import * as policy from '../policy.ts';
import { INTIMATE } from '../safety/intimate-words.ts';
import { isProfane } from '../safety/profanity.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { WAYS } from '../reader/reading.ts';
import { asksForGood } from '../interview/topics.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { isAmends } from './deeds.ts';

export interface CopingSentence extends ReadSentence {
  readonly answer: number;
}

export interface ChosenArchetype {
  readonly archetype: string;
  /** The sentence that tells it; without one the archetype is only the closest. */
  readonly sentence: CopingSentence | undefined;
  /** The three closest, for the person to choose from where nothing was told. */
  readonly closest: readonly string[];
}

const CHOICES = 3;
/** Further sentences of the same way count, each less than the one before. */
const FURTHER_SHARE = 0.3;

/** The way of coping that the person told, read from what they did under threat. */
export function chooseArchetype(told: readonly ToldAnswer[]): ChosenArchetype {
  const readable = told.flatMap((one, answer) => (isReadable(one) ? [{ one, answer }] : []));
  // Whoever tells of something good was under no threat.
  const tense = readable.filter(({ one }) => !asksForGood(one.item.topic));
  const sentences = (tense.length > 0 ? tense : readable).flatMap(({ one, answer }) =>
    one.reading.sentences.map((sentence) => ({ ...sentence, answer })),
  );
  const ranked = WAYS.map((archetype, at) => {
    const own = sentences
      .map((sentence) => ({ sentence, score: sentence.coping[at] ?? 0 }))
      .toSorted((a, b) => b.score - a.score);
    const score = own.slice(0, 4).reduce((sum, one, place) => sum + one.score * FURTHER_SHARE ** place, 0);
    // How somebody made up for it is not what they did when it got tense.
    const shown = own.find((one) => one.score >= policy.COPING_SHOWN_MIN && !isAmends(one.sentence.quote));
    return { archetype, score, best: own[0], shown };
  }).toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  const closest = ranked.slice(0, CHOICES).map(({ archetype }) => archetype);
  const isTold = first?.best !== undefined && first.best.score >= policy.COPING_MIN;
  return {
    archetype: first?.archetype ?? ARCHETYPES[0]?.name ?? '',
    sentence: isTold && isShowable(first.shown?.sentence) ? first.shown?.sentence : undefined,
    closest,
  };
}

function isShowable(sentence: ReadSentence | undefined): boolean {
  return (
    sentence !== undefined &&
    sentence.quote.length <= policy.QUOTE_CHARACTERS_MAX &&
    !INTIMATE.test(sentence.quote) &&
    !isProfane(sentence.quote)
  );
}
