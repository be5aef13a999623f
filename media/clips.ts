import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A sentence is spoken, captioned and replaced by a human recording as one piece. */
export interface Sentence {
  readonly text: string;
  /** The name a scene uses to move when this sentence starts. */
  readonly cue?: string;
  readonly pauseMs: number;
}

export interface Narration {
  readonly clip: string;
  readonly kind: 'video' | 'audio';
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

export const CLIPS = ['value-drivers-intro', 'values-mapping', 'value-order-intro'] as const;
export type Clip = (typeof CLIPS)[number];

export const mediaFile = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
export const narrationFile = (clip: Clip): string => mediaFile(`narration/${clip}.json`);

export function readNarration(clip: Clip): Narration {
  return JSON.parse(readFileSync(narrationFile(clip), 'utf8')) as Narration;
}

/** Where a human recording of a sentence is looked for: media/voice/<clip>/01.wav, 02.wav, … */
export function recordingFile(clip: Clip, sentence: number): string {
  return mediaFile(`voice/${clip}/${String(sentence + 1).padStart(2, '0')}.wav`);
}
