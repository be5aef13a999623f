import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modelFolder } from '../model-folder.ts';
import { sentencesOf } from '../text/sentences.ts';
import { BUCKETS, evenSum, nGramsOf } from './n-grams.ts';

/** A linear model over n-grams: `apps/ai/training/crisis-score` trains it. */
export interface CrisisWeights {
  readonly bias: number;
  readonly scale: number;
  readonly weights: Int8Array;
}

/** Texts as long as those it was trained on; of longer answers each stretch is scored on its own. */
const STRETCH_CHARACTERS = 240;

const loaded = new Map<string, CrisisWeights>();

/** How likely an answer in a language that the reader does not know tells of danger: the highest score of its stretches, 0 to 1. */
export function crisisScore(answer: string): number {
  const weights = weightsOf('weights.bin');
  return Math.max(0, ...stretchesOf(answer).map((stretch) => scoreOf(nGramsOf(stretch), weights)));
}

/** The same for a short English text, by its words alone: enough to know where to look, not to decide. */
export function englishScore(text: string): number {
  return scoreOf(nGramsOf(text), weightsOf('english.bin'));
}

function weightsOf(file: string): CrisisWeights {
  const known = loaded.get(file);
  if (known) return known;
  const weights = decodeWeights(readFileSync(join(modelFolder('crisis-score'), file)));
  loaded.set(file, weights);
  return weights;
}

export function scoreOf(grams: Uint32Array, { bias, scale, weights }: CrisisWeights): number {
  return 1 / (1 + Math.exp(-bias - scale * evenSum(grams, weights)));
}

/** The file: bias and scale as 32-bit floats, little-endian, then one signed byte a weight. */
function decodeWeights(file: Buffer): CrisisWeights {
  if (file.length !== 8 + BUCKETS) throw new Error('the weights in models/crisis-score have the wrong size');
  return {
    bias: file.readFloatLE(0),
    scale: file.readFloatLE(4),
    weights: new Int8Array(file.buffer, file.byteOffset + 8, BUCKETS),
  };
}

/** Sentences in stretches of at most `STRETCH_CHARACTERS`; one that is longer by itself is cut. */
function stretchesOf(answer: string): string[] {
  const stretches: string[] = [];
  let open = '';
  for (const { quote } of sentencesOf(answer)) {
    if (open !== '' && open.length + quote.length > STRETCH_CHARACTERS) {
      stretches.push(open);
      open = '';
    }
    open = open === '' ? quote : `${open} ${quote}`;
    while (open.length > STRETCH_CHARACTERS * 2) {
      stretches.push(open.slice(0, STRETCH_CHARACTERS));
      open = open.slice(STRETCH_CHARACTERS);
    }
  }
  if (open !== '') stretches.push(open);
  return stretches;
}
