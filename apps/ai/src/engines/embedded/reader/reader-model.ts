import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { modelFolder } from '../model-folder.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import {
  CLOSER_LOOK_TOKENS,
  DANGER_DOUBT_LONG,
  DANGER_LOOK_MIN,
  DANGER_LOOK_MIN_LONG,
  DANGER_WORDS_MIN,
} from '../policy.ts';
import { englishScore } from '../safety/crisis-score.ts';
import { type CloserLook, withCloserLooks } from './closer-look.ts';
import { DANGER_SHA256, MODEL_SHA256, VOCABULARY_SHA256, WORDS_SHA256 } from './model-files.ts';
import { type Passage, passagesOf, windowOfPassage } from './passages-of-window.ts';
import type { Window } from './windows.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

const OUTPUTS = ['values', 'telling', 'side', 'coping', 'quote', 'crisis', 'acts', 'match'] as const;
export type Outputs = Readonly<Record<(typeof OUTPUTS)[number], Float32Array>>;

export interface ReaderModel {
  readonly words: WordPieces;
  /**
   * Raw scores (logits) for the sentences of the window, context included, in their order from the first in it.
   * `sentences`: those of the whole answer. With `closer`, the passages of a long window are read for values a second time, by themselves.
   */
  run(window: Window, sentences: readonly string[], closer: boolean): Promise<Outputs>;
}

/** Word vectors for the two networks above them: the reader, and the one that judges danger. */
export async function loadReaderModel(folder: string = modelFolder('reader')): Promise<ReaderModel> {
  const sessionOf = async (name: string, sha256: string) => startSession(await readChecked(join(folder, name), sha256));
  const [vectors, reader, danger, vocabulary] = await Promise.all([
    sessionOf('words.onnx', WORDS_SHA256),
    sessionOf('reader.onnx', MODEL_SHA256),
    sessionOf('danger.onnx', DANGER_SHA256),
    readChecked(join(folder, 'vocabulary.txt'), VOCABULARY_SHA256),
  ]);
  const inputsOf = async (window: Window) => {
    const { words } = await vectors.run({
      ids: new Tensor('int64', BigInt64Array.from(window.ids, BigInt), [1, window.ids.length]),
    });
    return { words: words ?? missing('words'), member: memberOf(window) };
  };
  const dangerIn = async (window: Window): Promise<Float32Array> => {
    const { words, member } = await inputsOf(window);
    const flat = new Tensor('float32', numbers(words), words.dims.slice(1));
    return numbers((await danger.run({ words: flat, member }))['crisis']);
  };
  const readIn = async (window: Window): Promise<Outputs> => {
    const found = await reader.run(await inputsOf(window));
    return Object.fromEntries(OUTPUTS.map((name) => [name, numbers(found[name])])) as Outputs;
  };
  const lookCloser = async (window: Window, { values }: Outputs): Promise<Float32Array> => {
    const looks: CloserLook[] = [];
    for (const passage of passagesOf(window))
      looks.push({ passage, scores: (await readIn(windowOfPassage(window, passage))).values });
    return withCloserLooks(values, firstOf(window), catalogue.length, looks);
  };
  return {
    words: createWordPieces(vocabulary.toString('utf8').trimEnd().split('\n')),
    run: async (window, sentences, closer) => {
      const outputs = await readIn(window);
      const values =
        closer && window.ids.length > CLOSER_LOOK_TOKENS ? await lookCloser(window, outputs) : outputs.values;
      const first = firstOf(window);
      const crisis = outputs.crisis.map(() => Number.NEGATIVE_INFINITY);
      const passages = passagesOf(window);
      for (const passage of passages) {
        if (
          !isLookedAt(passage, outputs.crisis.subarray(passage.from - first, passage.to - first), passages, sentences)
        )
          continue;
        const scores = await dangerIn(windowOfPassage(window, passage));
        const doubt = passages.length > 1 ? DANGER_DOUBT_LONG : 0;
        scores.forEach((score, at) => {
          const place = passage.from - first + at;
          crisis[place] = Math.max(crisis[place] ?? Number.NEGATIVE_INFINITY, score - doubt);
        });
      }
      return { ...outputs, values, crisis };
    },
  };
}

/**
 * Whether the network for danger reads a passage. The reader's own score shows it in a short answer; in a long one it hardly sees a single
 * sentence, so that a lower score or suspicious words are enough.
 */
function isLookedAt(
  { from, to }: Passage,
  scores: Float32Array,
  { length }: readonly Passage[],
  sentences: readonly string[],
): boolean {
  const highest = Math.max(...scores);
  if (length === 1) return highest >= DANGER_LOOK_MIN;
  return highest >= DANGER_LOOK_MIN_LONG || englishScore(sentences.slice(from, to).join(' ')) >= DANGER_WORDS_MIN;
}

function startSession(bytes: Buffer): Promise<InferenceSession> {
  return InferenceSession.create(bytes, {
    // A second thread may add up in another order; one thread gives the same bytes every time.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  });
}

function numbers(tensor: Tensor | undefined): Float32Array {
  return tensor?.data instanceof Float32Array ? tensor.data : missing('scores');
}

function missing(what: string): never {
  throw new Error(`The reader gave no ${what}`);
}

function firstOf({ owner }: Window): number {
  return owner.find((index) => index >= 0) ?? 0;
}

/** For each sentence a row of weights that averages its tokens. */
function memberOf(window: Window): Tensor {
  const { ids, owner, to } = window;
  const first = firstOf(window);
  const member = new Float32Array((to - first) * ids.length);
  for (let sentence = first; sentence < to; sentence += 1) {
    const count = owner.filter((index) => index === sentence).length;
    owner.forEach((index, at) => {
      if (index === sentence) member[(sentence - first) * ids.length + at] = 1 / count;
    });
  }
  return new Tensor('float32', member, [to - first, ids.length]);
}

async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} is not the file this engine was made for (sha256 differs)`);
  }
  return bytes;
}
