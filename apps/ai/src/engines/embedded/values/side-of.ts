import type { Heard } from '../heard.ts';

/** Lived by the speaker, hurt in the speaker, or hurt by the speaker. */
export type Side = 'lived' | 'violated' | 'fell-short';

const MY_DOING =
  /^(?:(?:when|once|and|but|then|so|the (?:time|day)(?: when)?|after|because)\s+)?(?:i|we)\s+(?:have |had |'ve |'d )?(?:\w+ly |once |also |never |always |often )?(?:(?:lied|insulted|forgot(?:ten)?|cheated|stole|hit|ignored|neglected|broke|betrayed|hurt|shouted|yelled|screamed|laughed at|blamed|deceived|gossiped|disappointed|offended|abandoned|kicked|slapped|punished|envied|mocked|teased|failed to|stayed (?:silent|quiet)|said nothing|kept (?:silent|quiet)|let (?:him|her|them|my|a|down|someone)|(?:did not|didn['’]t|could not|couldn['’]t) (?:help|tell|say|do|keep|come|call|visit|stand|speak|listen|study|give|pay|admit)))\b/iu;

export function sideOf({ tone, quote }: Heard): Side {
  if (tone === 'lived') return 'lived';
  return MY_DOING.test(quote) ? 'fell-short' : 'violated';
}
