import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VECTOR_LENGTH } from '../src/engines/embedded/encoder/encoder.ts';
import { modelFolder } from '../src/engines/embedded/encoder/model-folder.ts';
import { VALUE_CATEGORIES } from './value-categories.ts';

/**
 * A small network on top of the encoder, trained on arguments labelled with 20 human value categories (docs/model-card.md).
 * On memories it made the ear worse at every weight tried, so the engine does not use it: it is here to be measured.
 */
export interface ValueHead {
  readonly hidden: Layer;
  readonly output: Layer;
  /** Per category the probability from which it counts as present, chosen on validation. */
  readonly thresholds: Float32Array;
}

export interface Layer {
  readonly weights: readonly Float32Array[];
  readonly bias: Float32Array;
}

/** Unit vectors have parts of about a twentieth; the network was trained on them at this scale. */
export const INPUT_SCALE = 6;
export const HIDDEN_UNITS = 256;
export const HEAD_FOLDER = 'value-head';
export const HEAD_FILE = 'head.bin';
const STEPS = 127;

export function categoryProbabilities(vector: Float32Array, { hidden, output }: ValueHead): Float32Array {
  const scaled = vector.map((part) => part * INPUT_SCALE);
  const active = apply(hidden, scaled).map((part) => Math.max(0, part));
  return apply(output, active).map((part) => 1 / (1 + Math.exp(-part)));
}

function apply({ weights, bias }: Layer, input: Float32Array): Float32Array {
  return Float32Array.from(weights, (row, unit) => {
    let sum = bias[unit] ?? 0;
    for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (input[at] ?? 0);
    return sum;
  });
}

/** Each row of weights as signed bytes with its own scale; biases and thresholds as 32 bit floats. */
export function packHead({ hidden, output, thresholds }: ValueHead): Buffer {
  const layer = ({ weights, bias }: Layer) => [
    ...weights.flatMap((row) => {
      const scale = row.reduce((most, part) => Math.max(most, Math.abs(part)), 1e-9) / STEPS;
      return [
        floatBytes(Float32Array.of(scale)),
        Buffer.from(Int8Array.from(row, (part) => Math.round(part / scale)).buffer),
      ];
    }),
    floatBytes(bias),
  ];
  return Buffer.concat([...layer(hidden), ...layer(output), floatBytes(thresholds)]);
}

export function unpackHead(bytes: Buffer): ValueHead {
  let at = 0;
  const take = (length: number): Uint8Array => {
    at += length;
    return Uint8Array.from(bytes.subarray(at - length, at));
  };
  const floats = (count: number) => new Float32Array(take(count * Float32Array.BYTES_PER_ELEMENT).buffer);
  const layer = (units: number, inputs: number): Layer => {
    const weights = Array.from({ length: units }, () => {
      const [scale = 0] = floats(1);
      return Float32Array.from(new Int8Array(take(inputs).buffer), (step) => step * scale);
    });
    return { weights, bias: floats(units) };
  };
  return {
    hidden: layer(HIDDEN_UNITS, VECTOR_LENGTH),
    output: layer(VALUE_CATEGORIES.length, HIDDEN_UNITS),
    thresholds: floats(VALUE_CATEGORIES.length),
  };
}

function floatBytes(numbers: Float32Array): Buffer {
  return Buffer.from(Float32Array.from(numbers).buffer);
}

let loaded: Promise<ValueHead> | undefined;

export function valueHead(): Promise<ValueHead> {
  loaded ??= readFile(join(modelFolder(HEAD_FOLDER), HEAD_FILE)).then(unpackHead);
  return loaded;
}
