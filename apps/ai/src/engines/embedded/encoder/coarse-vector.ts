import { normalised } from './encoder.ts';

const STEPS = 127;

/** A direction needs no more than signed bytes. What is trained on is what will be read back. */
export function coarse(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, part) => Math.max(most, Math.abs(part)), 0);
  return Int8Array.from(vector, (part) => Math.round((part / largest) * STEPS));
}

/** The direction back from its bytes. */
export function directionOf(bytes: ArrayBuffer): Float32Array {
  return normalised(Float32Array.from(new Int8Array(bytes)));
}
