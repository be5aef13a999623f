/** What one of two people shows the other. */
export interface ShownSide {
  readonly values: readonly string[];
  readonly archetype: string;
  readonly triggers: readonly string[];
}

export interface NeededPair {
  readonly own: string;
  readonly other: string;
  readonly text: string;
}

export interface Friction {
  /** Who is hurt. */
  readonly whose: 'own' | 'other';
  /** The trigger that is likely to be met; null where none of theirs is. */
  readonly trigger: string | null;
  readonly text: string;
  /** A sentence to say. */
  readonly toTry: string;
}

interface NamedSide extends ShownSide {
  readonly firstName: string;
}

/** Values that stand in both, as the first of the two wrote them. */
export function sharedValues(_own: readonly string[], _other: readonly string[]): readonly string[] {
  return [];
}

/** Two or three pairs of a value of each, that need each other. */
export function needEachOther(_own: ShownSide, _other: NamedSide): readonly NeededPair[] {
  return [];
}

/** Where it may rub: each one's triggers against the other's way of coping. Written to the owner of `own`. */
export function frictions(_own: ShownSide, _other: NamedSide): readonly Friction[] {
  return [];
}
