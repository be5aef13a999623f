/** `{name}` is the other person's first name. */
export interface FrictionTexts {
  /** What it does to the reader, who is hurt by the other's way of coping. */
  readonly own: string;
  /** What it does to the other, who is hurt by the reader's way of coping. */
  readonly other: string;
  /** A sentence for the one who is hurt to say. */
  readonly hurt: string;
  /** A sentence for the one whose way of coping it is to say. */
  readonly coping: string;
}

/**
 * What happens to one archetype when it gets tense, by the archetype of the person beside them. The way of coping is said
 * before it, but not where both have the same archetype: that text stands alone.
 */
export type FrictionsOfArchetype = Readonly<Record<string, FrictionTexts>>;
