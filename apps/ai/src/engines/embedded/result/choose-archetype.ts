import { ARCHETYPES } from '@lf/domain/archetypes';
import * as policy from '../policy.ts';
import { INTIMATE } from '../safety/intimate-words.ts';
import { isProfane } from '../safety/profanity.ts';
import type { ReadSentence } from '../reader/reading.ts';
import { WAYS } from '../reader/reading.ts';
import { CONFLICT } from '../interview/topics.ts';
import { isReadable, type ToldAnswer } from '../told-answer.ts';
import { isAmends } from './deeds.ts';
import { lashesOut } from './lashes-out.ts';

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
/** Ways of coping that are an attack. */
const ATTACKING: ReadonlySet<string> = new Set(['Commander', 'Prosecutor']);
/** Ways that nobody takes who attacks: those that go towards others. */
const PEACEFUL: ReadonlySet<string> = new Set(
  ARCHETYPES.filter(({ direction }) => direction === 'towards').map(({ name }) => name),
);
/** Further sentences of the same way count, each less than the one before. */
const FURTHER_SHARE = 0.3;
/** Where the question asked for it, a sentence counts more. */
const ASKED_BONUS = 1.1;

/** The way of coping that the person told, read from what they did under threat. */
export function chooseArchetype(told: readonly ToldAnswer[]): ChosenArchetype {
  const sentences = told.flatMap((one, answer) =>
    isReadable(one)
      ? one.reading.sentences.map((sentence) => ({
          ...sentence,
          answer,
          weight: one.item.topic === CONFLICT ? ASKED_BONUS : 1,
        }))
      : [],
  );
  const ranked = WAYS.map((archetype, at) => {
    const own = sentences
      .map((sentence) => ({ sentence, score: Math.min(1, (sentence.coping[at] ?? 0) * sentence.weight) }))
      .toSorted((a, b) => b.score - a.score);
    const score = own.slice(0, 4).reduce((sum, one, place) => sum + one.score * FURTHER_SHARE ** place, 0);
    // How somebody made up for it is not what they did when it got tense.
    const shown = own.find((one) => one.score >= policy.COPING_SHOWN_MIN && !isAmends(one.sentence.quote));
    return { archetype, score, best: own[0], shown };
  }).toSorted((a, b) => b.score - a.score);
  const isAttack = told.some(({ item }) => item.topic === CONFLICT && lashesOut(item.answer));
  // Whoever attacked is not told that they kept the peace: the ways that attack are offered first. They may have gone quiet then, and told it plainly.
  const [top] = ranked;
  const isPlain = top?.best !== undefined && top.best.score >= policy.COPING_MIN_ATTACK && !PEACEFUL.has(top.archetype);
  const isFirst = ({ archetype }: { readonly archetype: string }) => !isAttack || isPlain || ATTACKING.has(archetype);
  const ordered = [...ranked.filter(isFirst), ...ranked.filter((one) => !isFirst(one))];
  const [first] = ordered;
  const closest = ordered.slice(0, CHOICES).map(({ archetype }) => archetype);
  const isTold = top === first && first?.best !== undefined && first.best.score >= policy.COPING_MIN;
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
