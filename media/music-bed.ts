import { writeFileSync } from 'node:fs';
import { SAMPLE_RATE } from './voice.ts';

/** A few soft tones far beneath the voice, so that its silences do not feel empty. In hertz: D, A, F sharp, E and their kin. */
const CHORDS: readonly (readonly number[])[] = [
  [73.42, 146.83, 220, 369.99],
  [61.74, 123.47, 185, 293.66],
  [98, 146.83, 246.94, 293.66],
  [55, 110, 164.81, 277.18],
];
const CHORD_S = 11;
const OVERLAP_S = 5;
const FADE_S = 3;
const LEVEL = 0.2;

const rise = (x: number): number => {
  const part = Math.max(0, Math.min(1, x));
  return part * part * (3 - 2 * part);
};

function tone(t: number, hertz: number, voice: number): number {
  // Two strings a hair apart beat slowly; a little of the octave gives warmth.
  const base = 2 * Math.PI * hertz * t;
  const swell = 0.75 + 0.25 * Math.sin(2 * Math.PI * (0.05 + voice * 0.013) * t + voice);
  return (
    (swell * (Math.sin(base) + Math.sin(base * 1.0016 + voice) + 0.16 * Math.sin(2 * base + voice * 2))) / (2.2 + voice)
  );
}

function sampleAt(t: number, durationS: number): number {
  const now = Math.floor(t / CHORD_S);
  let sum = 0;
  for (const index of [now - 1, now]) {
    if (index < 0) continue;
    const since = t - index * CHORD_S;
    const loud = rise(since / OVERLAP_S) * rise((CHORD_S + OVERLAP_S - since) / OVERLAP_S);
    if (loud > 0)
      (CHORDS[index % CHORDS.length] ?? []).forEach((hertz, voice) => (sum += loud * tone(t, hertz, voice)));
  }
  return sum * LEVEL * rise(t / FADE_S) * rise((durationS - t) / FADE_S);
}

/** Writes the bed as a WAV of 16 bit, one channel. */
export function writeMusicBed(file: string, durationMs: number): void {
  const count = Math.round((durationMs / 1000) * SAMPLE_RATE);
  const wav = Buffer.alloc(44 + count * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + count * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(count * 2, 40);
  for (let i = 0; i < count; i++)
    wav.writeInt16LE(Math.round(sampleAt(i / SAMPLE_RATE, durationMs / 1000) * 32_000), 44 + i * 2);
  writeFileSync(file, wav);
}
