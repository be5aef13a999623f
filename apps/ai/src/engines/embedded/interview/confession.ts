import { LIGHT_MIN } from '../policy.ts';
import { withoutQuotations } from '../text/quotations.ts';
import type { ToldAnswer } from '../told-answer.ts';

/** Something that somebody tells against themselves. Each kind has its own sentences in `acts.tsv`. */
export type Confession = 'first-told' | 'self-insult' | 'wrong';

const ANYBODY = 'any ?(?:one|body)|a (?:single )?soul';
const FIRST_TOLD = new RegExp(
  `\\bI(?:['’]ve| have| had|['’]d)? never (?:ever )?(?:told|admitted (?:this|that|it) to|said (?:this|that|it) to) (?:${ANYBODY})\\b|` +
    `\\bI (?:haven['’]t|have not|hadn['’]t) (?:ever )?told (?:this to |that to )?(?:${ANYBODY})\\b|` +
    `\\bfirst time I(?:['’]ve| have)? (?:ever )?(?:said|told|admitted|written) (?:this|that|it|any)`,
  'iu',
);
/** No secret of somebody else's, nor a light one. */
const NEVER_TYPED = /\bnever (?:typed|written) (?:this|that|it)(?: down)? before\b/iu;
const INSULT =
  /(?:coward|failure|fraud|liar|cheat|hypocrite|disgrace|monster|loser|(?:bad|terrible|awful|lousy|rotten|horrible) (?:person|human being|father|mother|mum|mom|dad|parent|son|daughter|brother|sister|husband|wife|friend|boss|leader|manager|man|woman))/u
    .source;
const SELF_INSULT = new RegExp(
  `\\bI(?:['’]m| am| was|['’]ve been| have been| felt like| feel like)(?: (?:just|such|really|simply|basically|still))* an? (?:(?:real|total|complete|bloody) )?${INSULT}\\b|` +
    `\\bI (?:hated?|despised?) myself\\b|\\b(?:ca|could|do|have)(?:n['’]t| not|nnot) (?:ever )?forg[ai]ven? myself\\b|` +
    `\\bI(?: have|['’]ve)? never forg[ai]ven? myself\\b|\\bashamed of m[ey]self\\b`,
  'iu',
);
const GUILTY =
  /\b(?:asham(?:ed|ing)|shame|guilt|guilty|my (?:own )?(?:fault|mistake)|my part (?:was|is)|I (?:lied|cheated|betrayed|screwed up|messed up|was wrong|blamed|hid)|it was me|regret(?:s|ted)?|not proud|never (?:asked|apologi[sz]ed)|(?:should|could) (?:never )?(?:have|not have)|said nothing|did nothing|apologi[sz]e(?:d)?|sorry)\b/iu;

/** Whether somebody confesses something, by their own words; undefined where they do not, or it was refused or cried for help. */
export function confessionOf({ act, item, reading }: ToldAnswer): Confession | undefined {
  if (act !== 'story' && act !== 'guilt' && act !== 'grief') return undefined;
  const own = withoutQuotations(item.answer);
  // Whoever kept somebody's secret, or says sorry in a light story, has told nothing against themselves.
  const isLight = reading.acts.nothing >= LIGHT_MIN;
  if (NEVER_TYPED.test(own) || (FIRST_TOLD.test(own) && !isLight)) return 'first-told';
  if (SELF_INSULT.test(own)) return 'self-insult';
  return act === 'guilt' && GUILTY.test(own) && !isLight ? 'wrong' : undefined;
}
