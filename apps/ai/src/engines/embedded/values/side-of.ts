import { emotionOf } from '../evidence/emotion.ts';
import { isPainful } from '../gate/painful.ts';
import { HEAVY, SAD, SENSITIVE } from '../gate/sensitive-words.ts';
import type { Heard } from '../heard.ts';

/** Lived by the speaker, hurt in the speaker, hurt by the speaker; or at stake in a way that the sentence leaves open. */
export type Side = 'lived' | 'violated' | 'fell-short' | 'at-stake';

const MY_DOING =
  /^(?:(?:when|once|and|but|then|so|the (?:time|day)(?: when)?|after|because)\s+)?(?:i|we)\s+(?:have |had |'ve |'d )?(?:\w+ly |once |also |never |always |often )?(?:(?:lied|insulted|forgot(?:ten)?|cheated|stole|hit|ignored|neglected|broke|betrayed|hurt|shouted|yelled|screamed|laughed at|blamed|deceived|gossiped|disappointed|offended|abandoned|kicked|slapped|punished|envied|mocked|teased|failed to|stayed (?:silent|quiet)|said nothing|kept (?:silent|quiet)|let (?:him|her|them|my|a|down|someone)|(?:did not|didn['’]t|could not|couldn['’]t) (?:help|tell|say|do|keep|come|call|visit|stand|speak|listen|study|give|pay|admit)))\b/iu;

/** Something is missing, refused or gone wrong, though no feeling is named. */
const WANTING =
  /\b(?:not(?! before| only| long)|never|no|nobody|no one|nothing|none|cannot|without|only|even though|although|instead of|refus\w*|ignor\w*|reject\w*|forbad\w*|forbid\w*|forced|had to|left (?:me|us)|took (?:my|our)|laugh\w* at|blam\w*|accus\w*|shout\w*|yell\w*|scold\w*|rude\w*|cheat\w*|lie[ds]?|lying|stole|stolen|late|against|unjust\w*|too)\b|n['’]t\b/iu;

/** The ear says which way a sentence leans; a hurt is only spoken of where the sentence names one, and a joy where it names none. */
export function sideOf({ tone, quote }: Pick<Heard, 'tone' | 'quote'>): Side {
  const { glad, sore } = emotionOf(quote);
  if (tone === 'lived') return sore > glad || isPainful(quote) ? 'at-stake' : 'lived';
  if (MY_DOING.test(quote)) return 'fell-short';
  const isHurt = sore > 0 || SAD.test(quote) || HEAVY.test(quote) || SENSITIVE.test(quote) || WANTING.test(quote);
  return isHurt && glad <= sore + 1 ? 'violated' : 'at-stake';
}
