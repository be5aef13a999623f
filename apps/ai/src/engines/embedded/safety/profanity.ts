import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** Swearing is welcome in an answer; it is only not repeated back. */
export function isProfane(text: string): boolean {
  return matcher.hasMatch(text);
}
