/**
 * What somebody would say to others is understood where it is known to whom, what they would have done where it is known when; "Then …",
 * "also" and "the same" where it is known what came before.
 */
export const NO_BEGINNING =
  /^(?:then|instead|because|still|by (?:that|this)|now and (?:again|then))\b|\balso\b|\bthe same\b|\b(?:that|those|these) (?:person|people|way|kind|place)\b|\bsuch (?:an? )?\p{L}+\b|\b(?:i|we)(?:['’]d| would)(?: also| just)? (?:say|tell|have)\b/iu;

/** "Even on Sundays you had to have something in your hands.": what was asked of everybody then, and not how the person lives. */
export function isOnceForAll(quote: string): boolean {
  return !/\b(?:i|we)\b/iu.test(quote) && /\b(?:was|were|had|did|got|would)\b/iu.test(quote);
}
