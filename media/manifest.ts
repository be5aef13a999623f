import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Clip, mediaFile, narrationFile, readNarration, recordingFile } from './clips.ts';
import { contentHash } from './content-hash.ts';
import type { Measured } from './measure.ts';

export const MANIFEST_FILE = mediaFile('manifest.json');
export const PUBLIC_FOLDER = mediaFile('../apps/web/public/media');
/** What the player reads: addresses, captions and the transcript of every clip. Apart, since a page has films or sounds. */
export const PLAYER_FILES = {
  video: mediaFile('../apps/web/src/features/media/film-list.json'),
  audio: mediaFile('../apps/web/src/features/media/sound-list.json'),
} as const;
export const FILE_BYTES_MAX = 6 * 1024 * 1024;

export interface MadeFile extends Partial<Measured> {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface ManifestEntry {
  /** Hashes of the text and the recordings the clip was made from, by path. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly files: readonly MadeFile[];
}

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** What the player must know of a clip. */
export interface PlayerClip {
  readonly kind: 'video' | 'audio';
  readonly title: string;
  readonly durationS: number;
  readonly sources: readonly { readonly src: string; readonly type: string }[];
  readonly captions: string;
  readonly poster?: string;
  readonly transcript: readonly string[];
}

export function inputHashes(clip: Clip): Record<string, string> {
  const recordings = readNarration(clip)
    .sentences.map((_, i) => recordingFile(clip, i))
    .filter((file) => existsSync(file));
  return Object.fromEntries(
    [narrationFile(clip), ...recordings].map((file) => [
      path.relative(mediaFile('.'), file).replaceAll('\\', '/'),
      contentHash(readFileSync(file)),
    ]),
  );
}
