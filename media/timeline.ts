import type { Narration } from './clips.ts';

/** Silence before the first word, so that nothing is lost while a player starts. */
export const LEAD_IN_MS = 1200;

export interface SpokenSentence {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

export interface Timeline {
  readonly sentences: readonly SpokenSentence[];
  readonly durationMs: number;
  /** Seconds at which a cue's sentence starts. */
  readonly at: (cue: string) => number;
}

/** Lays the sentences one after another: each one's length, then its pause. */
export function layOut(narration: Narration, lengthsMs: readonly number[]): Timeline {
  const cues = new Map<string, number>();
  let clock = LEAD_IN_MS;
  const sentences = narration.sentences.map(({ text, cue, pauseMs }, i) => {
    const lengthMs = lengthsMs[i];
    if (lengthMs === undefined) throw new Error(`${narration.clip}: sentence ${i + 1} has no length`);
    const startMs = clock;
    const endMs = startMs + lengthMs;
    clock = endMs + pauseMs;
    if (cue !== undefined) {
      if (cues.has(cue)) throw new Error(`${narration.clip}: cue '${cue}' stands twice`);
      cues.set(cue, startMs / 1000);
    }
    return { text, startMs, endMs };
  });
  const at = (cue: string): number => {
    const seconds = cues.get(cue);
    if (seconds === undefined) throw new Error(`${narration.clip}: no cue '${cue}'`);
    return seconds;
  };
  return { sentences, durationMs: clock, at };
}
