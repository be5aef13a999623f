import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CLIPS, readNarration } from './clips.ts';
import { contentHash } from './content-hash.ts';
import {
  FILE_BYTES_MAX,
  MANIFEST_FILE,
  type Manifest,
  PLAYER_FILES,
  PUBLIC_FOLDER,
  type PlayerClip,
  inputHashes,
} from './manifest.ts';
import { READ_BACK_FILE, READ_BACK_FORMAT, type ReadBack, WORD_ERRORS_MAX } from './read-back-result.ts';
import { LOUDNESS_LUFS } from './soundtrack.ts';
import { transcriptOf } from './transcript.ts';
import { wordErrors } from './word-errors.ts';

const manifest = JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')) as Manifest;
const player: Record<string, PlayerClip> = Object.assign(
  {},
  ...Object.values(PLAYER_FILES).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object),
);
const readBack = JSON.parse(readFileSync(READ_BACK_FILE, 'utf8')) as Record<string, ReadBack>;
const LENGTH_S = { video: [60, 105], audio: [25, 38] } as const;
/** Words a minute, from the first to the last, with the pauses. */
const PACE = [120, 140] as const;

const made = (clip: string) => manifest[clip] ?? { inputs: {}, files: [] };

describe.each(CLIPS)('%s', (clip) => {
  it('was made from the texts and recordings that are here; if not, run npm run media', () => {
    expect(made(clip).inputs).toEqual(inputHashes(clip));
  });

  it('has the files that were made, under names that change with them', () => {
    expect(made(clip).files.length).toBeGreaterThanOrEqual(3);
    for (const { name, bytes, sha256 } of made(clip).files) {
      const content = readFileSync(path.join(PUBLIC_FOLDER, name));
      expect(contentHash(content), name).toBe(sha256);
      expect(name).toContain(sha256.slice(0, 10));
      expect(content.length).toBe(bytes);
      expect(bytes).toBeLessThanOrEqual(FILE_BYTES_MAX);
    }
  });

  it('is as long and as loud as it should be, and never clips', () => {
    const sounding = made(clip).files.filter(({ loudnessLufs }) => loudnessLufs !== undefined);
    expect(sounding).toHaveLength(2);
    const [shortest, longest] = LENGTH_S[readNarration(clip).kind];
    for (const { durationS = 0, loudnessLufs = 0, truePeakDbtp = 0 } of sounding) {
      expect(durationS).toBeGreaterThanOrEqual(shortest);
      expect(durationS).toBeLessThanOrEqual(longest);
      expect(Math.abs(loudnessLufs - LOUDNESS_LUFS)).toBeLessThanOrEqual(1);
      expect(truePeakDbtp).toBeLessThanOrEqual(-1);
    }
  });

  it('is spoken slowly: about 130 words a minute', () => {
    const vtt = readFileSync(path.join(PUBLIC_FOLDER, path.basename(player[clip]?.captions ?? '')), 'utf8');
    const stamps = [...vtt.matchAll(/\d+:(\d+):([\d.]+)/g)].map(([, m, s]) => Number(m) * 60 + Number(s));
    const words = (player[clip]?.transcript.join(' ') ?? '').split(' ').length;
    const pace = (words / ((stamps.at(-1) ?? 0) - (stamps[0] ?? 0))) * 60;
    expect(pace).toBeGreaterThanOrEqual(PACE[0]);
    expect(pace).toBeLessThanOrEqual(PACE[1]);
  });

  it('is understood: a speech recogniser hears fewer than 3 of 100 words wrong; if not, run npm run media:readback', () => {
    const { name, heard } = readBack[clip] ?? { name: '', heard: '' };
    expect(made(clip).files.find((file) => file.name.endsWith(READ_BACK_FORMAT))?.name).toBe(name);
    const written = readNarration(clip)
      .sentences.map(({ text }) => text)
      .join(' ');
    const { words, errors } = wordErrors(written, heard);
    expect(errors / words).toBeLessThan(WORD_ERRORS_MAX);
  });

  it('has captions and a transcript of every word that is spoken', () => {
    const spoken = readNarration(clip).sentences.map(({ text }) => text);
    expect(player[clip]?.transcript).toEqual(transcriptOf(readNarration(clip)));
    expect(player[clip]?.transcript.join(' ')).toBe(spoken.join(' '));
    const vtt = readFileSync(path.join(PUBLIC_FOLDER, path.basename(player[clip]?.captions ?? '')), 'utf8');
    const shown = vtt.split('\n').filter((line) => line !== '' && line !== 'WEBVTT' && !/^\d+$|-->/.test(line));
    expect(shown.join(' ')).toBe(spoken.join(' '));
  });

  it('gives the player two formats that exist', () => {
    const names = made(clip).files.map(({ name }) => `/media/${name}`);
    expect(player[clip]?.sources).toHaveLength(2);
    for (const { src } of player[clip]?.sources ?? []) expect(names).toContain(src);
  });
});

it('nothing is served that no clip uses', () => {
  const used = CLIPS.flatMap((clip) => made(clip).files.map(({ name }) => name));
  expect(readdirSync(PUBLIC_FOLDER).sort()).toEqual([...used].sort());
});
