import type { Topic } from './topic.ts';
import { BASE_TOPICS } from './topics/base.ts';
import { DEFENCE_TOPICS, FUTURE_TOPICS } from './topics/defence-and-future.ts';
import { FAIRNESS_TOPICS, JOY_TOPICS, MAKING_TOPICS } from './topics/making-and-joy.ts';
import { COMPASS_TOPICS, LEARNING_TOPICS, VOICE_TOPICS } from './topics/mind.ts';
import { CHANGE_TOPICS, LIMITS_TOPICS, ROOTS_TOPICS } from './topics/paths.ts';
import { FRIENDSHIP_TOPICS, GIVING_TOPICS, TRUST_TOPICS } from './topics/people.ts';
import { SELF_TOPICS, WORK_TOPICS } from './topics/work-and-self.ts';

/** The packs that extra questions draw on. The first four are opened in the order of what we know least about; the rest as they stand. */
export const EXTRA_PACKS: readonly (readonly Topic[])[] = [
  WORK_TOPICS,
  SELF_TOPICS,
  DEFENCE_TOPICS,
  FUTURE_TOPICS,
  VOICE_TOPICS,
  LEARNING_TOPICS,
  FRIENDSHIP_TOPICS,
  MAKING_TOPICS,
  JOY_TOPICS,
  TRUST_TOPICS,
  ROOTS_TOPICS,
  FAIRNESS_TOPICS,
  CHANGE_TOPICS,
  GIVING_TOPICS,
  LIMITS_TOPICS,
  COMPASS_TOPICS,
];

/** How many packs compete for being opened first. */
export const FIRST_PACKS = 4;

export const ALL_TOPICS: readonly Topic[] = [...BASE_TOPICS, ...EXTRA_PACKS.flat()];
