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
import * as files from './model-files.ts';
import { type Passage, passagesOf, windowOfPassage } from './passages-of-window.ts';
import { OF_QUESTION, type Window, withQuestion } from './windows.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

const READER_OUTPUTS = ['values', 'telling', 'side', 'coping', 'quote', 'crisis'] as const;
const CONVERSATION_OUTPUTS = ['acts', 'match', 'kinds', 'crisis'] as const;
type Scores<Name extends string> = Readonly<Record<Name, Float32Array>>;
/** Of each sentence; `crisis` is the score of the network for danger. */
export type SentenceOutputs = Scores<(typeof READER_OUTPUTS)[number]>;
/** Of the whole answer, and `crisis` of each sentence. */
export type AnswerOutputs = Scores<(typeof CONVERSATION_OUTPUTS)[number]>;

export interface ReaderModel {
  readonly words: WordPieces;
  /**
   * Raw scores (logits) for the sentences of the window, context included, in their order from the first in it.
   * `sentences`: those of the whole answer. With `closer`, the passages of a long window are read for values a second time, by themselves.
   */
  read(window: Window, sentences: readonly string[], closer: boolean): Promise<SentenceOutputs>;
  /** What the window does as an answer. `question`: the word pieces of what was asked, which tell what a short answer means. */
  talk(window: Window, question: readonly number[]): Promise<AnswerOutputs>;
}

/** Word vectors for the three networks above them: the reader, the one for the conversation, and the one that judges danger. */
export async function loadReaderModel(folder: string = modelFolder('reader')): Promise<ReaderModel> {
  const sessionOf = async (name: string, sha256: string) => startSession(await readChecked(join(folder, name), sha256));
  const [vectors, reader, conversation, danger, vocabulary, known] = await Promise.all([
    sessionOf('words.onnx', files.WORDS_SHA256),
    sessionOf('reader.onnx', files.READER_SHA256),
    sessionOf('conversation.onnx', files.CONVERSATION_SHA256),
    sessionOf('danger.onnx', files.DANGER_SHA256),
    readChecked(join(folder, 'vocabulary.txt'), files.VOCABULARY_SHA256),
    readChecked(join(folder, 'known-words.txt'), files.KNOWN_WORDS_SHA256),
  ]);
  const pieces = createWordPieces(linesOf(vocabulary), linesOf(known));
  const wordsOf = async ({ ids }: Window): Promise<Tensor> => {
    const { words } = await vectors.run({ ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]) });
    return words ?? missing('words');
  };
  const dangerIn = async (window: Window): Promise<Float32Array> => {
    const words = await wordsOf(window);
    const flat = new Tensor('float32', numbers(words), words.dims.slice(1));
    return numbers((await danger.run({ words: flat, member: memberOf(window) }))['crisis']);
  };
  const readIn = async (window: Window): Promise<SentenceOutputs> =>
    scoresOf(READER_OUTPUTS, await reader.run({ words: await wordsOf(window), member: memberOf(window) }));
  const lookCloser = async (window: Window, { values }: SentenceOutputs): Promise<Float32Array> => {
    const looks: CloserLook[] = [];
    for (const passage of passagesOf(window))
      looks.push({ passage, scores: (await readIn(windowOfPassage(window, passage))).values });
    return withCloserLooks(values, firstOf(window), catalogue.length, looks);
  };
  return {
    words: pieces,
    read: async (window, sentences, closer) => {
      const read = await readIn(window);
      const values = closer && window.ids.length > CLOSER_LOOK_TOKENS ? await lookCloser(window, read) : read.values;
      const first = firstOf(window);
      const crisis = read.crisis.map(() => Number.NEGATIVE_INFINITY);
      const passages = passagesOf(window);
      for (const passage of passages) {
        const looks = read.crisis.subarray(passage.from - first, passage.to - first);
        if (!isLookedAt(passage, looks, passages, sentences)) continue;
        const scores = await dangerIn(windowOfPassage(window, passage));
        const doubt = passages.length > 1 ? DANGER_DOUBT_LONG : 0;
        scores.forEach((score, at) => {
          const place = passage.from - first + at;
          crisis[place] = Math.max(crisis[place] ?? Number.NEGATIVE_INFINITY, score - doubt);
        });
      }
      return { ...read, values, crisis };
    },
    talk: async (window, question) => {
      const asked = withQuestion(window, question, pieces);
      const words = await wordsOf(asked);
      return scoresOf(
        CONVERSATION_OUTPUTS,
        await conversation.run({ words, member: memberOf(asked), told: toldOf(asked) }),
      );
    },
  };
}

function scoresOf<Name extends string>(names: readonly Name[], found: Readonly<Record<string, Tensor>>): Scores<Name> {
  return Object.fromEntries(names.map((name) => [name, numbers(found[name])])) as Scores<Name>;
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

function linesOf(text: Buffer): string[] {
  return text.toString('utf8').trimEnd().split('\n');
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

/** A weight for each token, so that the answer is averaged without the question. */
function toldOf({ ids, owner }: Window): Tensor {
  const told = owner.filter((index) => index !== OF_QUESTION).length;
  const weights = Float32Array.from(owner, (index) => (index === OF_QUESTION ? 0 : 1 / told));
  return new Tensor('float32', weights, [1, ids.length]);
}

async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) {
    throw new Error(`${path} is not the file this engine was made for (sha256 differs)`);
  }
  return bytes;
}
