/** What one of two people shows the other. */
export interface ShownSide {
  readonly values: readonly string[];
  readonly archetype: string;
  readonly triggers: readonly string[];
}

export interface NamedSide extends ShownSide {
  readonly firstName: string;
}

export interface NeededPair {
  readonly own: string;
  readonly other: string;
  readonly text: string;
}
