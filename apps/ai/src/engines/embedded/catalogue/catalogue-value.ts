/** Where a value tends to stand in a person's order: the ground, the way, or what it is for. */
export type RolePrior = 'core' | 'vehicle' | 'outcome';

export type ValueGroup =
  | 'Independence'
  | 'Discovery'
  | 'Daring'
  | 'Enjoyment'
  | 'Achievement'
  | 'Influence'
  | 'Safety'
  | 'Duty'
  | 'Integrity'
  | 'Connection'
  | 'Care'
  | 'Justice'
  | 'Meaning';

/** One value as a person's memories may carry it. */
export interface CatalogueValue {
  readonly name: string;
  readonly group: ValueGroup;
  readonly role: RolePrior;
  /** What we mean by it, in a phrase. */
  readonly definition: string;
  /** "What runs through this is {noun}." */
  readonly noun: string;
  /** "You seem most yourself when {verbPhrase}." */
  readonly verbPhrase: string;
  /** "What stings is {violation}." */
  readonly violation: string;
  /** Stems that a sentence about it often holds; a hint, never a proof. */
  readonly cues: readonly string[];
  /** Sentences that a memory of living it sounds like. */
  readonly lived: readonly string[];
  /** Sentences that a memory of it being hurt, or of hurting it, sounds like. */
  readonly violated: readonly string[];
}

/** The values of one group, as its file writes them. */
export type GroupValues = readonly Omit<CatalogueValue, 'group'>[];
