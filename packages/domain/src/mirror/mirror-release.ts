import { MIRROR_ADDED_MIN, MIRROR_PEOPLE_MAX, MIRROR_REPLIES_MIN } from '../together-limits.ts';

/** What becomes of the replies after one came or went: all count, none does, or everything stays as it was. */
export type MirrorRelease = 'count_all' | 'count_none' | 'keep';

/**
 * The owner sees nothing below three replies. Later ones are added two or more at a time: of one alone, what it says could be told
 * from what stood there before. The ninth waits for the tenth, which would have nobody to come with; `isLast` when no more can come.
 */
export function mirrorRelease(counted: number, waiting: number, isLast = false): MirrorRelease {
  const all = counted + waiting;
  if (counted < MIRROR_REPLIES_MIN) {
    if (all >= MIRROR_REPLIES_MIN) return 'count_all';
    return counted === 0 ? 'keep' : 'count_none';
  }
  if (waiting < MIRROR_ADDED_MIN) return 'keep';
  return all === MIRROR_PEOPLE_MAX - 1 && !isLast ? 'keep' : 'count_all';
}
