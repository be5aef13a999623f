import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { modelFolder } from '../model-folder.ts';
import { MODEL_SHA256, VOCABULARY_SHA256 } from './model-files.ts';
import type { Window } from './windows.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

const OUTPUTS = ['values', 'telling', 'side', 'coping', 'quote', 'crisis', 'acts', 'match'] as const;
export type Outputs = Readonly<Record<(typeof OUTPUTS)[number], Float32Array>>;

export interface ReaderModel {
  readonly words: WordPieces;
  /** Raw scores (logits) for the sentences of the window, context included, in their order from the first in it. */
  run(window: Window): Promise<Outputs>;
}

export async function loadReaderModel(folder: string = modelFolder('reader')): Promise<ReaderModel> {
  const [model, vocabulary] = await Promise.all([
    readChecked(join(folder, 'reader.onnx'), MODEL_SHA256),
    readChecked(join(folder, 'vocabulary.txt'), VOCABULARY_SHA256),
  ]);
  const session = await InferenceSession.create(model, {
    // A second thread may add up in another order; one thread gives the same bytes every time.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
  return {
    words: createWordPieces(vocabulary.toString('utf8').trimEnd().split('\n')),
    run: async (window) => {
      const found = await session.run(inputsOf(window));
      const output = (name: (typeof OUTPUTS)[number]): Float32Array => {
        const data = found[name]?.data;
        if (!(data instanceof Float32Array)) throw new Error(`The reader gave no ${name}`);
        return data;
      };
      return Object.fromEntries(OUTPUTS.map((name) => [name, output(name)])) as Outputs;
    },
  };
}

/** Token ids, and for each sentence a row of weights that averages its tokens. */
function inputsOf({ ids, owner, to }: Window): { ids: Tensor; member: Tensor } {
  const first = owner.find((index) => index >= 0) ?? 0;
  const member = new Float32Array((to - first) * ids.length);
  for (let sentence = first; sentence < to; sentence += 1) {
    const count = owner.filter((index) => index === sentence).length;
    owner.forEach((index, at) => {
      if (index === sentence) member[(sentence - first) * ids.length + at] = 1 / count;
    });
  }
  return {
    ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
    member: new Tensor('float32', member, [to - first, ids.length]),
  };
}

async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} is not the file this engine was made for (sha256 differs)`);
  }
  return bytes;
}
