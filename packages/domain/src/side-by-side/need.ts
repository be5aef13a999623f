import type { ValueGroupName } from '../value-groups.ts';

/** How much two groups of values pull in different directions: the more they do, the more they need each other. */
type Strength = 1 | 2 | 3;

/**
 * `{a}` stands for any value of the group whose table it is, `{b}` for any of the other group. Within one group, either
 * value may stand in either place. It is read by both people.
 */
export type Need = readonly [strength: Strength, text: string];

/** Each pair of groups stands once, in the table of the group that comes first in `VALUE_GROUP_NAMES`. */
export type Needs = Readonly<Partial<Record<ValueGroupName, Need>>>;
