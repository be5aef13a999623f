import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder } from '../model-folder.ts';
import { MATCH_LENGTH, unit } from '../reader/reader.ts';
import { readTable } from '../texts/table.ts';

export interface FollowUp {
  readonly id: string;
  readonly text: string;
  /** What it asks for: coping is asked after a conflict where nothing was told of what the person did. */
  readonly kind: string;
  /** Where the reader would place an answer that this fits. */
  readonly direction: Float32Array;
}

let loaded: readonly FollowUp[] | undefined;

/** The authored follow-ups, with the directions that the reader was trained to match answers to. */
export function followUps(): readonly FollowUp[] {
  loaded ??= load();
  return loaded;
}

function load(): FollowUp[] {
  const bytes = readFileSync(join(modelFolder('reader'), 'follow-ups.bin'));
  const rows = readTable('follow-ups');
  if (bytes.length !== rows.length * MATCH_LENGTH) throw new Error('follow-ups.bin does not belong to follow-ups.tsv');
  return rows.map(([id = '', , text = '', kind = ''], at) => ({
    id,
    text,
    kind,
    direction: unit(Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at * MATCH_LENGTH, MATCH_LENGTH))),
  }));
}
