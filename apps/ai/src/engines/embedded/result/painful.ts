import { confessionOf } from '../interview/confession.ts';
import { CONFLICT } from '../interview/topics.ts';
import { VERY_HEAVY_MIN } from '../policy.ts';
import { mentionsDeath, tellsOfCloseDeath } from '../text/told-death.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { withoutSpeech } from './who-acts.ts';

/**
 * `grief`: nothing of it is quoted in the philosophy. `own-wrong` and `hard`: the story is not quoted, only what the person does since; of an own
 * wrong also how they made up for it.
 */
export type Pain = 'grief' | 'own-wrong' | 'hard';

export function painOf(told: ToldAnswer): Pain | undefined {
  const { act, item, reading } = told;
  if (act === 'grief' || tellsOfCloseDeath(item.answer)) return 'grief';
  if (act === 'guilt' || item.topic === CONFLICT || confessionOf(told) !== undefined) return 'own-wrong';
  if (reading.sentences.some(({ quote }) => isConfession(quote))) return 'own-wrong';
  if (reading.acts.heavy < VERY_HEAVY_MIN) return undefined;
  return mentionsDeath(item.answer) ? 'grief' : 'hard';
}

const DONE =
  /\bi (?:(?:then|just|also|once|even|had|have|still) )*(?:lied|cheated|stole|betrayed|humiliated|bullied|slapped|(?:said|did) nothing|looked away|walked past|never (?:apologi[sz]ed|told (?:him|her|them|any ?(?:one|body)|a soul)|said sorry))\b|\bi['’]ve (?:lied|cheated|stolen|betrayed)\b|\bi let (?:him|her|them|\p{Lu}\p{L}+|my \p{L}+) (?:down|take the blame|walk|carry the can)\b|\bi (?:stood|sat) (?:there )?and (?:watched|said nothing|let)\b|\btook (?:the )?credit for (?:his|her|their|somebody|someone)\b/iu;
const FELT =
  /\b(?:asham(?:ed|ing)|my shame|i (?:feel|felt) (?:so |very |really |still )?guilty|my guilt|my (?:own )?fault|not proud|i regret(?:ted)?|i (?:should|could) (?:never )?(?:have|['’]ve|not have|n['’]t have)|i shouldn['’]t have|ought (?:not|never) to have|that['’]?s (?:on me|mine)|that is (?:on me|mine)|i have (?:to )?(?:carried|carry|live with) (?:that|it)|(?:forg[ai]ven?|forgive|hated?|despised?) myself|i was (?:a coward|a fraud|horrible|cruel|wrong))\b/iu;

/** Whether somebody tells a wrong of their own, or what they feel about one; what others said to them is theirs. */
export function isConfession(quote: string): boolean {
  const own = withoutSpeech(quote);
  return DONE.test(own) || FELT.test(own);
}
