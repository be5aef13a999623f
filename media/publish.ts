import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CLIPS, type Clip, type Narration } from './clips.ts';
import { contentHash } from './content-hash.ts';
import {
  FILE_BYTES_MAX,
  MANIFEST_FILE,
  type MadeFile,
  type ManifestEntry,
  PLAYER_FILES,
  PUBLIC_FOLDER,
  type PlayerClip,
  inputHashes,
} from './manifest.ts';
import { measure } from './measure.ts';
import { transcriptOf } from './transcript.ts';

const TYPES: Readonly<Record<string, string>> = {
  'video.webm': 'video/webm; codecs="vp9, opus"',
  'video.mp4': 'video/mp4; codecs="avc1.64001f, mp4a.40.2"',
  'audio.webm': 'audio/webm; codecs="opus"',
  'audio.m4a': 'audio/mp4; codecs="mp4a.40.2"',
};
const HASH_LETTERS = 10;

export interface Published {
  readonly entry: ManifestEntry;
  readonly player: PlayerClip;
}

/** The name changes with the content, so that browsers may keep a file for good. */
function publishFile(clip: Clip, file: string): MadeFile {
  const content = readFileSync(file);
  if (content.length > FILE_BYTES_MAX)
    throw new Error(`${file} has ${content.length} bytes; at most ${FILE_BYTES_MAX} are served`);
  const sha256 = contentHash(content);
  const extension = path.extname(file);
  const name = `${clip}.${sha256.slice(0, HASH_LETTERS)}${extension}`;
  mkdirSync(PUBLIC_FOLDER, { recursive: true });
  copyFileSync(file, path.join(PUBLIC_FOLDER, name));
  const sounds = Object.keys(TYPES).includes(path.basename(file));
  return { name, bytes: content.length, sha256, ...(sounds ? measure(file) : {}) };
}

export function publishClip(clip: Clip, narration: Narration, durationMs: number, made: readonly string[]): Published {
  const files = made.map((file) => publishFile(clip, file));
  const address = (extension: string): string =>
    `/media/${files.find(({ name }) => name.endsWith(extension))?.name ?? ''}`;
  const sources = made.flatMap((file, i) => {
    const type = TYPES[path.basename(file)];
    return type === undefined ? [] : [{ src: `/media/${files[i]?.name ?? ''}`, type }];
  });
  return {
    entry: { inputs: inputHashes(clip), files },
    player: {
      kind: narration.kind,
      title: narration.title,
      durationS: Math.round(durationMs / 100) / 10,
      sources,
      captions: address('.vtt'),
      ...(narration.kind === 'video' ? { poster: address('.webp') } : {}),
      transcript: transcriptOf(narration),
    },
  };
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const known = <T>(file: string): Record<string, T> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : {};

/** Writes all lists, in the order of the clips, and removes what no clip uses any more. */
export function publishLists(clips: Readonly<Partial<Record<Clip, Published>>>): void {
  const entries = known<ManifestEntry>(MANIFEST_FILE);
  const merged = <T>(before: Record<string, T>, pick: (published: Published) => T): Record<string, T | undefined> =>
    Object.fromEntries(CLIPS.map((clip) => [clip, clips[clip] === undefined ? before[clip] : pick(clips[clip])]));
  const manifest = merged(entries, ({ entry }) => entry);
  writeFileSync(MANIFEST_FILE, asJson(manifest));
  for (const [kind, file] of Object.entries(PLAYER_FILES)) {
    const players = Object.entries(merged(known<PlayerClip>(file), ({ player }) => player));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, asJson(Object.fromEntries(players.filter(([, player]) => player?.kind === kind))));
  }
  const used = new Set(Object.values(manifest).flatMap((entry) => entry?.files.map(({ name }) => name) ?? []));
  for (const name of readdirSync(PUBLIC_FOLDER)) if (!used.has(name)) rmSync(path.join(PUBLIC_FOLDER, name));
}
