import { RULE_MIN } from '../policy.ts';
import { readTable } from '../texts/table.ts';
import type { ToldAnswer } from '../told-answer.ts';
import { followUps } from './follow-ups.ts';

/** Questions about what was just told that fit any story of a topic, anything told of a kind, or any story at all. */
export const TOPIC_FOLLOW_UPS = readTable('topic-follow-ups').map(([topic = '', id = '', text = '', kind = '']) => ({
  topic,
  id,
  text,
  kind,
}));

/** Kind of the follow-ups that ask what is left of it today: not asked where somebody ended with how they live. */
export const TODAY = 'today';

export const asksOfToday = (id: string | undefined): boolean =>
  [...followUps(), ...TOPIC_FOLLOW_UPS].some((one) => one.id === id && one.kind === TODAY);

export const LAST_SENTENCES = 3;
/** Words for what is left of it today, of which the reader is not always certain. */
const STILL =
  /\bI (?:still|now|always)\b|\bnow,? I\b|\bI (?:work|study|teach|coach|run)\b[^.!?]{0,80} now\b|\bI['’]?(?:m| am)\b[^.!?]{0,80} now\b|\bI(?:['’]ve| have) (?:never|always)\b[^.!?]{0,80} since\b|\bI(?:['’]ve| have) \p{L}+(?:ed|ent?|ght|ne|n)\b[^.!?]{0,80}\b(?:for|since)\b|\b(?:since then|ever since|to this day|these days|nowadays)\b/iu;

/** Whether somebody ended with how they live, or how it is today. */
export const tellsOfToday = ({ reading }: ToldAnswer): boolean =>
  reading.sentences.slice(-LAST_SENTENCES).some(({ rule, quote }) => rule >= RULE_MIN || STILL.test(quote));
