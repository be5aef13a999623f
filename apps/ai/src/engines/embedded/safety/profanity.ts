import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { createLru } from '../reader/lru.ts';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
/** A search takes a millisecond for a long sentence, and whoever writes a result asks for the same sentences again and again. */
const known = createLru<boolean>(2_000);

/** Swearing is welcome in an answer; it is only not repeated back. */
export function isProfane(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const found = matcher.hasMatch(text);
  known.set(text, found);
  return found;
}
