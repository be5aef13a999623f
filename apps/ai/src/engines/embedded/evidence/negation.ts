/*
 * The encoder hardly hears a "not": "I did not lie" lies beside "I lied". These few turns of phrase are common and plain enough to be told by rule.
 */

const NOT = String.raw`(?:not|never|n['’]t|no longer)`;
const HELPER = String.raw`(?:['’]m|am|was|were|is|do|did|does|have|had|has|could|would|can|ca|wo|should)`;
const between = String.raw`(?:\s+(?:really|ever|even|much|at all|very|particularly|that|quite|all))*\s+`;

/** "I did not care about money", "I was never interested in fame": said about oneself, and not a value of one's own. */
const DISAVOWED = new RegExp(
  String.raw`\b(?:i|we)\s*${HELPER}?\s*${NOT}${between}(?:care[ds]? (?:about|for)|believed? in god|interested in|(?:feel |felt )?(?:afraid|scared|lonely|jealous)|religious|ambitious|into)\b`,
  'iu',
);

/** A wrong that was not done: the value was lived. */
const WRONG_NOT_DONE = new RegExp(
  String.raw`\b(?:i|we|he|she|they)\s*${HELPER}?\s*(?:${NOT}|refused to)${between}(?:lie[ds]?|lying|steal|stole|cheat(?:ed)?|giv(?:e|en) up|gave up|quit|break|broke|betray(?:ed)?|let (?:me|him|her|them|us|anyone) down|hit|judg(?:e|ed)|laugh(?:ed)?|leave|left (?:me|him|her|them)|run away|ran away|abandon(?:ed)?)\b`,
  'iu',
);

/** A good that was not done, or could not be: the value was hurt. */
const GOOD_NOT_DONE = new RegExp(
  String.raw`\b(?:i|we|he|she|they|nobody|no one)\s*${HELPER}?\s*(?:${NOT}|failed to|forgot to|refused to)${between}(?:keep|kept|tell (?:\w+ )?the truth|help(?:ed)?|dare|finish(?:ed)?|pass(?:ed)?|manage|listen(?:ed)?|come|came|show up|show(?:ed)? up|speak up|stand up|apologi[sz]e|thank(?:ed)?|trust(?:ed)?|respect(?:ed)?|accept(?:ed)?|share|forgive|study|studied|understand|understood|protect)\b`,
  'iu',
);

export function isDisavowed(sentence: string): boolean {
  return DISAVOWED.test(sentence);
}

/** Which way a "not" turns the tone: below nothing towards lived, above it towards violated. */
export function negationLean(sentence: string): -1 | 0 | 1 {
  if (WRONG_NOT_DONE.test(sentence)) return -1;
  return GOOD_NOT_DONE.test(sentence) ? 1 : 0;
}
