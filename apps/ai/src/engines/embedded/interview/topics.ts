import { topicTexts } from '../texts/authored-texts.ts';
import { readTable } from '../texts/table.ts';

export interface Topic {
  readonly id: string;
  readonly pack: string;
  /** Hard topics are never asked one straight after another, nor after a painful answer. */
  readonly weight: 'light' | 'hard';
  /** Values of the catalogue that this topic tends to bring up. */
  readonly values: readonly string[];
  readonly questions: readonly string[];
  readonly why: string;
}

export const EARLIEST_MEMORY = 'earliest-memory';
export const HIGH_POINT = 'high-point';
export const LOW_POINT = 'low-point';
export const TURNING_POINT = 'turning-point';
export const CONFLICT = 'conflict-not-proud-of';
export const PERSON = 'person-who-shaped-me';
export const LEADER = 'leader-i-would-follow';
export const LAUGHTER = 'helpless-laughter';
export const HOME = 'home-praise';
export const PEACE = 'place-of-peace';
/** What exists today because the person made it. */
export const MADE = 'something-made';
/** Topics about another person. */
const ABOUT_SOMEBODY: ReadonlySet<string | undefined> = new Set([LEADER, PERSON, 'different-from-me', 'old-friend']);
export const isAboutSomebody = (topic: string | undefined): boolean => ABOUT_SOMEBODY.has(topic);
/** Topics about a habit, a wish or the future: a question about what happened would not fit their answers. */
const NO_EVENT: ReadonlySet<string | undefined> = new Set([
  'ordinary-day-ahead',
  'remembered-for',
  'left-undone',
  'free-hours',
  'what-fascinates',
  'time-i-defend',
  'advice-to-younger-self',
  PEACE,
]);
export const isAboutNoEvent = (topic: string | undefined): boolean => NO_EVENT.has(topic);
/** Topics that ask for something the person did wrong, or was found wanting in. */
const OWN_WRONG: ReadonlySet<string | undefined> = new Set([
  CONFLICT,
  'stayed-silent',
  'a-failure',
  'an-apology',
  'criticism',
  'friendship-that-ended',
]);
export const asksForOwnWrong = (topic: string | undefined): boolean => OWN_WRONG.has(topic);
/** Topics that ask for something good, or for the first thing that comes to mind. */
const GOOD: ReadonlySet<string | undefined> = new Set([
  EARLIEST_MEMORY,
  HIGH_POINT,
  LAUGHTER,
  'best-team',
  'free-hours',
  'gave-something',
  'help-received',
  'left-better',
  'lost-track-of-time',
  PEACE,
  'quiet-pride-at-work',
  MADE,
  'thanks-that-stayed',
  'what-fascinates',
]);
export const asksForGood = (topic: string | undefined): boolean => GOOD.has(topic);
const BASE_PACK = 'base';

export const TOPICS: readonly Topic[] = readTable('topic-table').map(
  ([id = '', pack = '', weight = '', values = '']) => ({
    id,
    pack,
    weight: weight === 'hard' ? 'hard' : 'light',
    values: values.split(', '),
    questions: topicTexts(id, 'question'),
    why: topicTexts(id, 'why')[0] ?? '',
  }),
);

const HARD: ReadonlySet<string> = new Set(TOPICS.filter(({ weight }) => weight === 'hard').map(({ id }) => id));

export const isHardTopic = (id: string | undefined): boolean => id !== undefined && HARD.has(id);

/** The nine that come first, in the order they would be asked if every answer left us equally unsure. */
export const BASE_TOPICS = TOPICS.filter(({ pack }) => pack === BASE_PACK);
export const EXTRA_TOPICS = TOPICS.filter(({ pack }) => pack !== BASE_PACK);
