import { readTable } from '../texts/table.ts';
import { followUps } from './follow-ups.ts';

/** Questions about what was just told that fit any story of a topic, or any story at all. */
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
