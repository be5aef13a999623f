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
  /** How often it fits at all (in logits). */
  readonly often: number;
}

/** A direction, and how often the follow-up fits, in sixteenths (`apps/ai/training/reader/export.py`). */
const ROW_LENGTH = MATCH_LENGTH + 1;
const OFTEN_STEPS = 16;
/** As in training (`FIT_SCALE` in model.py). */
const FIT_SCALE = 10;

/** How likely it is that the follow-up fits an answer with this direction. */
export function fitOf({ direction, often }: FollowUp, answer: Float32Array): number {
  const cosine = direction.reduce((sum, part, at) => sum + part * (answer[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-(FIT_SCALE * cosine + often)));
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
  if (bytes.length !== rows.length * ROW_LENGTH) throw new Error('follow-ups.bin does not belong to follow-ups.tsv');
  return rows.map(([id = '', , text = '', kind = ''], at) => {
    const row = new Int8Array(bytes.buffer, bytes.byteOffset + at * ROW_LENGTH, ROW_LENGTH);
    const direction = unit(Float32Array.from(row.subarray(0, MATCH_LENGTH)));
    return { id, text, kind, direction, often: (row[MATCH_LENGTH] ?? 0) / OFTEN_STEPS };
  });
}
