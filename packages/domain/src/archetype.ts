export interface ArchetypeTrigger {
  /** At most four words, no comma: triggers are stored joined by commas. */
  readonly name: string;
  /** The values that are hurt when this happens. */
  readonly values: readonly string[];
  /** Why it reaches this archetype, to the person. */
  readonly touches: string;
  /** A small thing to try the next time. */
  readonly repair: string;
}

/** A way of guarding oneself when it gets tense. Not a type of person: everyone knows all ten, and leans on one or two. */
export interface Archetype {
  readonly name: string;
  /** Towards people, against the threat, or away from it. */
  readonly direction: 'towards' | 'against' | 'away';
  readonly protects: string;
  readonly shows: string;
  readonly gift: string;
  readonly cost: string;
  /** One small thing to try. */
  readonly move: string;
  readonly triggers: readonly ArchetypeTrigger[];
}
