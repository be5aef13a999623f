import { CANVAS_HEIGHT, CANVAS_WIDTH } from './pad.ts';
import type { Seeded } from './seeded.ts';

const STEP = 16;
const COLUMNS = Math.ceil(CANVAS_WIDTH / STEP) + 2;
const ROWS = Math.ceil(CANVAS_HEIGHT / STEP) + 2;
const WAVES = [
  { size: 15, perPixel: 0.0075 },
  { size: 2, perPixel: 0.021 },
] as const;

/** Skin is not drawn with a ruler: how far each place is pushed aside, on a coarse grid that is read in between. */
export interface Warp {
  readonly dx: Float64Array;
  readonly dy: Float64Array;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

function addWave(target: Float64Array, size: number, perPixel: number, random: Seeded): void {
  const columns = Math.ceil(COLUMNS * STEP * perPixel) + 2;
  const rows = Math.ceil(ROWS * STEP * perPixel) + 2;
  const lattice = Float64Array.from({ length: columns * rows }, () => random() * 2 - 1);
  for (let row = 0; row < ROWS; row++) {
    const y = row * STEP * perPixel;
    const top = Math.floor(y);
    const v = ease(y - top);
    for (let column = 0; column < COLUMNS; column++) {
      const x = column * STEP * perPixel;
      const left = Math.floor(x);
      const u = ease(x - left);
      const at = top * columns + left;
      const above = (lattice[at] ?? 0) * (1 - u) + (lattice[at + 1] ?? 0) * u;
      const below = (lattice[at + columns] ?? 0) * (1 - u) + (lattice[at + columns + 1] ?? 0) * u;
      const index = row * COLUMNS + column;
      target[index] = (target[index] ?? 0) + size * (above * (1 - v) + below * v);
    }
  }
}

export function makeWarp(random: Seeded): Warp {
  const dx = new Float64Array(COLUMNS * ROWS);
  const dy = new Float64Array(COLUMNS * ROWS);
  for (const wave of WAVES) {
    addWave(dx, wave.size, wave.perPixel, random);
    addWave(dy, wave.size, wave.perPixel, random);
  }
  return { dx, dy };
}

/** The push at one place: `channel` is the warp's dx or dy. */
export function readWarp(channel: Float64Array, x: number, y: number): number {
  const column = Math.max(0, Math.min(COLUMNS - 2, Math.floor(x / STEP)));
  const row = Math.max(0, Math.min(ROWS - 2, Math.floor(y / STEP)));
  const u = x / STEP - column;
  const v = y / STEP - row;
  const at = row * COLUMNS + column;
  const above = (channel[at] ?? 0) * (1 - u) + (channel[at + 1] ?? 0) * u;
  const below = (channel[at + COLUMNS] ?? 0) * (1 - u) + (channel[at + COLUMNS + 1] ?? 0) * u;
  return above * (1 - v) + below * v;
}
