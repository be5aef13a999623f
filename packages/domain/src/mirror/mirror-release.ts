import { MIRROR_ADDED_MIN, MIRROR_PEOPLE_MAX, MIRROR_REPLIES_MIN } from '../together-limits.ts';

/** What becomes of the replies after one came or went: all count, none does, or everything stays as it was. */
export type MirrorRelease = 'count_all' | 'count_none' | 'keep';

export interface MirrorReplyCounts {
  /** Replies that the owner's view is made with now. */
  readonly counted: number;
  /** Replies that it was made with at some time. */
  readonly seen: number;
  /** Replies that the owner has never seen anything of. */
  readonly unseen: number;
  /** Of these the replies of people whose earlier reply the owner has not seen either. */
  readonly newPeople: number;
}

const isAlone = (added: number): boolean => added > 0 && added < MIRROR_ADDED_MIN;

/**
 * The owner sees nothing below three replies. Replies that were never seen are added two or more at a time, also after others were taken
 * back: of one alone, what it says could be told from what stood there before. A changed reply is no company for a new person's: most of
 * it is known. The ninth waits for the tenth, which would have nobody to come with; `isLast` when no more can come.
 */
export function mirrorRelease({ counted, seen, unseen, newPeople }: MirrorReplyCounts, isLast = false): MirrorRelease {
  const all = seen + unseen;
  const hasView = counted >= MIRROR_REPLIES_MIN;
  const isAddedAlone = isAlone(unseen) || isAlone(newPeople);
  const waitsForTheTenth = hasView && all === MIRROR_PEOPLE_MAX - 1 && !isLast;
  if (counted < all && all >= MIRROR_REPLIES_MIN && !isAddedAlone && !waitsForTheTenth) return 'count_all';
  return counted > 0 && !hasView ? 'count_none' : 'keep';
}
