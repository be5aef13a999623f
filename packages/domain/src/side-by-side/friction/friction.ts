export interface Friction {
  /** Who is hurt. */
  readonly whose: 'own' | 'other';
  /** The trigger that is likely to be met, as the hurt person has it; null where none of theirs is. */
  readonly trigger: string | null;
  readonly text: string;
  /** A sentence for the reader to say, without quotation marks. */
  readonly toTry: string;
}
