export type Layer = 'scene' | 'feeling' | 'choice' | 'meaning';

export type PackName =
  | 'base'
  | 'work'
  | 'self'
  | 'defence'
  | 'future'
  | 'friendship'
  | 'learning'
  | 'voice'
  | 'making'
  | 'trust'
  | 'joy'
  | 'roots'
  | 'fairness'
  | 'change'
  | 'giving'
  | 'limits'
  | 'compass';

export interface Topic {
  readonly id: string;
  readonly pack: PackName;
  /** Hard topics are never asked one straight after another, nor after a painful answer. */
  readonly weight: 'light' | 'hard';
  /** How we speak of it later: "when you told me about {named}". */
  readonly named: string;
  readonly why: string;
  /** Values of the catalogue this topic tends to bring to light. */
  readonly values: readonly string[];
  /** What makes an answer to this topic whole, most wanted first. */
  readonly wants: readonly Layer[];
  readonly phrasings: readonly string[];
}
