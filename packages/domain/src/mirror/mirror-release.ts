import { MIRROR_ADDED_MIN, MIRROR_REPLIES_MIN } from '../limits.ts';

/** What becomes of the replies after one came or went: all count, none does, or everything stays as it was. */
export type MirrorRelease = 'count_all' | 'count_none' | 'keep';

/**
 * The owner sees nothing below three replies. Later ones are added two or more at a time: of one alone, what it says could be told
 * from what stood there before.
 */
export function mirrorRelease(counted: number, waiting: number): MirrorRelease {
  if (counted < MIRROR_REPLIES_MIN) {
    if (counted + waiting >= MIRROR_REPLIES_MIN) return 'count_all';
    return counted === 0 ? 'keep' : 'count_none';
  }
  return waiting >= MIRROR_ADDED_MIN ? 'count_all' : 'keep';
}
