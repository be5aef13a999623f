import { dice, shuffled } from './dice.ts';
import { HIDDEN_UNITS, INPUT_SCALE, type Layer } from './value-head.ts';

const BATCH = 64;
const LEARNING_RATE = 1.5e-3;
const WEIGHT_DECAY = 1e-4;
const DROPOUT = 0.4;
const MOMENTUM = 0.9;
const VARIANCE_MEMORY = 0.999;
const EPSILON = 1e-8;

/** One layer's numbers with what Adam remembers of them. */
interface Parameters {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly variance: Float32Array;
  readonly decays: boolean;
}

export interface Trainer {
  epoch(): void;
  head(): { hidden: Layer; output: Layer };
}

/** 384 -> 256 (ReLU, dropout) -> one sigmoid per category; binary cross-entropy, Adam, cosine learning rate. */
export function createTrainer(
  vectors: readonly Float32Array[],
  labels: readonly (readonly boolean[])[],
  epochs: number,
  seed: number,
): Trainer {
  const roll = dice(seed);
  const inputs = vectors[0]?.length ?? 0;
  const outputs = labels[0]?.length ?? 0;
  const scaled = vectors.map((vector) => vector.map((part) => part * INPUT_SCALE));
  const first = parameters(HIDDEN_UNITS * inputs, true, () => normal(roll) / Math.sqrt(inputs));
  const firstBias = parameters(HIDDEN_UNITS, false, () => 0);
  const second = parameters(outputs * HIDDEN_UNITS, true, () => normal(roll) / Math.sqrt(HIDDEN_UNITS));
  const secondBias = parameters(outputs, false, (category) => {
    const share = labels.filter((row) => row[category]).length / labels.length + 1e-3;
    return Math.log(share / (1 - share));
  });
  const all = [first, firstBias, second, secondBias];
  let step = 0;
  let epochsDone = 0;

  const learnFrom = (index: number): void => {
    const input = scaled[index];
    const wanted = labels[index];
    if (!input || !wanted) return;
    const active = new Float32Array(HIDDEN_UNITS);
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) {
      const isDropped = roll() < DROPOUT;
      if (isDropped) continue;
      const sum = (firstBias.values[unit] ?? 0) + dot(first.values, unit * inputs, input);
      if (sum > 0) active[unit] = sum / (1 - DROPOUT);
    }
    const back = new Float32Array(HIDDEN_UNITS);
    for (let category = 0; category < outputs; category += 1) {
      const row = category * HIDDEN_UNITS;
      const guess = 1 / (1 + Math.exp(-((secondBias.values[category] ?? 0) + dot(second.values, row, active))));
      const error = (guess - (wanted[category] ? 1 : 0)) / BATCH;
      secondBias.gradient[category] = (secondBias.gradient[category] ?? 0) + error;
      addScaled(second.gradient, row, active, error);
      for (let unit = 0; unit < HIDDEN_UNITS; unit += 1)
        back[unit] = (back[unit] ?? 0) + error * (second.values[row + unit] ?? 0);
    }
    for (let unit = 0; unit < HIDDEN_UNITS; unit += 1) {
      if (!active[unit]) continue;
      const error = (back[unit] ?? 0) / (1 - DROPOUT);
      firstBias.gradient[unit] = (firstBias.gradient[unit] ?? 0) + error;
      addScaled(first.gradient, unit * inputs, input, error);
    }
  };

  return {
    epoch: () => {
      const rate = (LEARNING_RATE * (1 + Math.cos((Math.PI * epochsDone) / epochs))) / 2;
      const order = shuffled(
        scaled.map((_, index) => index),
        roll,
      );
      for (let at = 0; at < order.length; at += BATCH) {
        for (const index of order.slice(at, at + BATCH)) learnFrom(index);
        step += 1;
        for (const one of all) adam(one, rate, step);
      }
      epochsDone += 1;
    },
    head: () => ({
      hidden: { weights: rowsOf(first.values, inputs), bias: Float32Array.from(firstBias.values) },
      output: { weights: rowsOf(second.values, HIDDEN_UNITS), bias: Float32Array.from(secondBias.values) },
    }),
  };
}

function parameters(count: number, decays: boolean, initial: (at: number) => number): Parameters {
  const empty = () => new Float32Array(count);
  return {
    values: Float32Array.from({ length: count }, (_, at) => initial(at)),
    gradient: empty(),
    mean: empty(),
    variance: empty(),
    decays,
  };
}

function normal(roll: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
}

function dot(matrix: Float32Array, row: number, input: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < input.length; at += 1) sum += (matrix[row + at] as number) * (input[at] as number);
  return sum;
}

function addScaled(matrix: Float32Array, row: number, input: Float32Array, factor: number): void {
  for (let at = 0; at < input.length; at += 1)
    matrix[row + at] = (matrix[row + at] as number) + factor * (input[at] as number);
}

function adam({ values, gradient, mean, variance, decays }: Parameters, rate: number, step: number): void {
  const meanScale = 1 - MOMENTUM ** step;
  const varianceScale = 1 - VARIANCE_MEMORY ** step;
  for (let at = 0; at < values.length; at += 1) {
    const slope = gradient[at] as number;
    const value = values[at] as number;
    const nextMean = MOMENTUM * (mean[at] as number) + (1 - MOMENTUM) * slope;
    const nextVariance = VARIANCE_MEMORY * (variance[at] as number) + (1 - VARIANCE_MEMORY) * slope * slope;
    mean[at] = nextMean;
    variance[at] = nextVariance;
    const move = nextMean / meanScale / (Math.sqrt(nextVariance / varianceScale) + EPSILON);
    values[at] = value - rate * (move + (decays ? WEIGHT_DECAY * value : 0));
    gradient[at] = 0;
  }
}

function rowsOf(matrix: Float32Array, length: number): Float32Array[] {
  return Array.from({ length: matrix.length / length }, (_, row) => matrix.slice(row * length, (row + 1) * length));
}
