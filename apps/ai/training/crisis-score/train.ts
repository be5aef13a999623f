import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUCKETS, evenSum, nGramsOf } from '../../src/engines/embedded/safety/n-grams.ts';
import { scoreOf, type CrisisWeights } from '../../src/engines/embedded/safety/crisis-score.ts';

// Trains the score for answers in other languages, and the one that shows where to look in English: logistic regression over n-grams, AdaGrad, L2.
// Prints how the first does on texts that were left out in five rounds, and both on the development texts; then trains on all training texts and writes the weights.
interface Row {
  readonly text: string;
  readonly label: 0 | 1;
  readonly lang: string;
}
interface Example {
  readonly grams: Uint32Array;
  readonly label: 0 | 1;
}

interface Effort {
  readonly epochs: number;
  /** How much more an answer about danger counts. */
  readonly positive: number;
}

const FOLDER = join(import.meta.dirname, '../crisis');
const ANSWERS = join(import.meta.dirname, '../answers');
const OUT = join(import.meta.dirname, '../../models/crisis-score');
const OTHERS: Effort = { epochs: 30, positive: 1 };
const ENGLISH: Effort = { epochs: 8, positive: 2 };
const PASSAGE_SENTENCES = 3;
const RATE = 0.3;
const BIAS_RATE = 0.02;
const ROUNDS = 5;
const THRESHOLDS = [0.01, 0.03, 0.05, 0.1, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

const linesOf = <T>(folder: string, isWanted: (name: string) => boolean): T[] =>
  readdirSync(folder)
    .filter(isWanted)
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as T);
const rowsOf = (kind: string, isEnglish = false): Row[] =>
  linesOf<Row>(FOLDER, (name) => name.startsWith(kind) || name.startsWith(`languages-${kind}`)).filter(
    ({ lang }) => (lang === 'en') === isEnglish,
  );
/** Short passages of ordinary answers, every second one. */
const ordinaryPassages = (): Row[] =>
  linesOf<{ readonly sentences?: readonly string[]; readonly acts?: readonly string[] }>(ANSWERS, () => true)
    .filter(({ acts }) => acts?.includes('crisis') === false)
    .flatMap(({ sentences = [] }) =>
      Array.from({ length: Math.ceil(sentences.length / PASSAGE_SENTENCES) }, (_, at) =>
        sentences.slice(at * PASSAGE_SENTENCES, (at + 1) * PASSAGE_SENTENCES).join(' '),
      ),
    )
    .filter((_, at) => at % 2 === 0)
    .map((text) => ({ text, label: 0, lang: 'en' }));
const examplesOf = (rows: readonly Row[]): Example[] =>
  rows.map(({ text, label }) => ({ grams: nGramsOf(text), label }));

function train(examples: readonly Example[], { epochs, positive }: Effort): CrisisWeights {
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-3);
  let bias = 0;
  const order = [...examples];
  let seed = 1;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, () => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32);
    for (const { grams, label } of order) {
      const error = 1 / (1 + Math.exp(-bias - evenSum(grams, weights))) - label;
      const slope = ((label === 1 ? positive : 1) * error) / Math.sqrt(Math.max(1, grams.length));
      bias -= BIAS_RATE * error;
      for (const gram of grams) {
        const square = (squares[gram] ?? 0) + slope * slope;
        squares[gram] = square;
        weights[gram] = (weights[gram] ?? 0) - (RATE * slope) / Math.sqrt(square);
      }
    }
  }
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  return { bias, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}

function shuffle(list: Example[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const [taken] = list.splice(Math.floor(random() * (at + 1)), 1);
    if (taken !== undefined) list.push(taken);
  }
}

function report(title: string, scored: readonly { readonly score: number; readonly label: 0 | 1 }[]): void {
  const share = (label: 0 | 1, threshold: number): string => {
    const all = scored.filter((row) => row.label === label);
    return (all.filter(({ score }) => score >= threshold).length / Math.max(1, all.length)).toFixed(3);
  };
  process.stdout.write(`${title}: ${scored.length} texts\n`);
  for (const threshold of THRESHOLDS)
    process.stdout.write(`  ${threshold}: met ${share(1, threshold)}, false alarms ${share(0, threshold)}\n`);
}

const rows = rowsOf('train');
const examples = examplesOf(rows);
// Neighbouring lines are contrast pairs: a pair is left out together.
const round = (at: number): number => Math.floor(at / 2) % ROUNDS;
const leftOut = Array.from({ length: ROUNDS }, (_, out) => {
  const weights = train(
    examples.filter((_, at) => round(at) !== out),
    OTHERS,
  );
  return examples.flatMap(({ grams, label }, at) =>
    round(at) === out ? [{ score: scoreOf(grams, weights), label }] : [],
  );
}).flat();
report('left out of training', leftOut);

function finish(title: string, file: string, weights: CrisisWeights, development: readonly Row[]): void {
  report(
    title,
    examplesOf(development).map(({ grams, label }) => ({ score: scoreOf(grams, weights), label })),
  );
  const head = Buffer.alloc(8);
  head.writeFloatLE(weights.bias, 0);
  head.writeFloatLE(weights.scale, 4);
  writeFileSync(join(OUT, file), Buffer.concat([head, Buffer.from(weights.weights.buffer)]));
}
finish('development', 'weights.bin', train(examples, OTHERS), rowsOf('development'));
finish(
  'development, English',
  'english.bin',
  train(examplesOf([...rowsOf('train', true), ...ordinaryPassages()]), ENGLISH),
  rowsOf('development', true),
);
