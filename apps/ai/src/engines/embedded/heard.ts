/** What the ear hands to the voice: `evidence/` produces these, the interviewer and the writers read them. */

/** One whole sentence of the person's own in which a value was heard. Offsets are into the verbatim answer. */
export interface Heard {
  readonly value: string;
  /** Index into the survey data. */
  readonly answer: number;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  /** 0..1; below the abstain threshold nothing is returned at all. */
  readonly strength: number;
  /** The value was lived ("I kept my promise") or hurt ("she broke my trust"). */
  readonly tone: 'lived' | 'violated';
}

/** How much of the whole text comes near a value, whether or not any one sentence can be quoted for it. */
export interface Undertone {
  readonly value: string;
  readonly weight: number;
}

export interface ProfiledValue {
  readonly value: string;
  /** Sorts the profile, best first. */
  readonly score: number;
  /** In how many different answers it was heard. */
  readonly answers: number;
  /** Strongest first. Empty: it was not heard in any one sentence, only offered. */
  readonly heard: readonly Heard[];
}

export interface Profile {
  readonly values: readonly ProfiledValue[];
  readonly sentences: number;
}
