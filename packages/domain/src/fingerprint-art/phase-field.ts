import { type Axis, distanceToAxis } from './axis.ts';
import type { InPieces } from './in-pieces.ts';
import {
  PAD_BASE,
  PAD_RADIUS_X,
  PAD_RADIUS_Y,
  PAD_X,
  PAD_Y,
  type Point,
  WAVELENGTH,
  padHalfWidth,
  padReach,
} from './pad.ts';
import type { Seeded } from './seeded.ts';
import { type Warp, readWarp } from './warp.ts';

export const CELL = 4;
/** The field reaches a little past the rim, so that ridges can be cut cleanly at it. */
const MARGIN = 8;
export const FIELD_LEFT = PAD_X - PAD_RADIUS_X - MARGIN;
export const FIELD_TOP = PAD_Y - PAD_RADIUS_Y - MARGIN;
export const FIELD_COLUMNS = Math.floor((2 * (PAD_RADIUS_X + MARGIN)) / CELL) + 1;
export const FIELD_ROWS = Math.floor((2 * (PAD_RADIUS_Y + MARGIN)) / CELL) + 1;
const FIELD_REACH = 1.035;

/** The base lies furthest from the axis; it counts a little nearer, for the same reason. */
const BASE_NEARER = 0.24;

const MINUTIAE = 18;
const MINUTIAE_APART = 58;
const MINUTIAE_FROM_CORE = 2.4 * WAVELENGTH;
const MINUTIAE_TRIES = 900;

export interface Field {
  /** Where in its wave each grid point is, -pi..pi; a ridge runs where it is 0. NaN outside the pad. */
  readonly phase: Float64Array;
  /** Distance to the axis, which orders the ridges from core to rim. */
  readonly fromAxis: Float64Array;
}

export interface Minutia extends Point {
  readonly sign: 1 | -1;
}

function smoothMinimum(a: number, b: number, blend: number): number {
  const overlap = blend - Math.abs(a - b);
  // Almost everywhere one of the two is far nearer.
  if (overlap <= 0) return a < b ? a : b;
  return Math.min(a, b) - ((overlap / blend) ** 3 * blend) / 6;
}

function baseDistance(axis: Axis, x: number, y: number): number {
  const u = (x - PAD_X) / PAD_RADIUS_X;
  return 0.92 * (PAD_BASE - y) + 30 * u * u + axis.baseOffset;
}

/** Ridge endings and forks: scattered, apart from each other, away from the core. */
export function scatterMinutiae(axis: Axis, random: Seeded): readonly Minutia[] {
  const found: Minutia[] = [];
  for (let tries = 0; tries < MINUTIAE_TRIES && found.length < MINUTIAE; tries++) {
    const x = PAD_X + (random() * 2 - 1) * PAD_RADIUS_X;
    const y = PAD_Y + (random() * 2 - 1) * PAD_RADIUS_Y;
    if (padReach(x, y) > 0.95) continue;
    const flow = smoothMinimum(distanceToAxis(axis, x, y), baseDistance(axis, x, y), axis.blend);
    if (flow < MINUTIAE_FROM_CORE) continue;
    if (found.some((m) => Math.hypot(m.x - x, m.y - y) < MINUTIAE_APART)) continue;
    found.push({ x, y, sign: found.length % 2 === 0 ? 1 : -1 });
  }
  return found;
}

/** One line of the grid. Flat numbers: this runs for every minutia at every point of it. */
function fillRow(row: number, axis: Axis, warp: Warp, minutiae: Float64Array, { phase, fromAxis }: Field): void {
  const y = FIELD_TOP + row * CELL;
  const halfWidth = padHalfWidth(y, FIELD_REACH);
  for (let column = 0; column < FIELD_COLUMNS; column++) {
    const x = FIELD_LEFT + column * CELL;
    if (Math.abs(x - PAD_X) > halfWidth) continue;
    const index = row * FIELD_COLUMNS + column;
    const wx = x + readWarp(warp.dx, x, y);
    const wy = y + readWarp(warp.dy, x, y);
    const d = distanceToAxis(axis, wx, wy);
    const base = baseDistance(axis, wx, wy);
    const angle = 2 * Math.PI * (smoothMinimum(d, base, axis.blend) / WAVELENGTH - 0.5);
    // Each minutia turns the phase once around itself: multiply unit-free complex numbers and read the angle once.
    let re = Math.cos(angle);
    let im = Math.sin(angle);
    for (let m = 0; m < minutiae.length; m += 3) {
      const mx = x - (minutiae[m] ?? 0);
      const my = (y - (minutiae[m + 1] ?? 0)) * (minutiae[m + 2] ?? 0);
      const turned = re * mx - im * my;
      im = re * my + im * mx;
      re = turned;
    }
    phase[index] = Math.atan2(im, re);
    fromAxis[index] = d - BASE_NEARER * Math.max(0, d - base) - axis.belowNearer * Math.max(0, y - axis.core.y);
  }
}

export function* makeField(axis: Axis, warp: Warp, scattered: readonly Minutia[]): InPieces<Field> {
  const minutiae = Float64Array.from(scattered.flatMap((m) => [m.x, m.y, m.sign]));
  const field: Field = {
    phase: new Float64Array(FIELD_COLUMNS * FIELD_ROWS).fill(Number.NaN),
    fromAxis: new Float64Array(FIELD_COLUMNS * FIELD_ROWS),
  };
  for (let row = 0; row < FIELD_ROWS; row++) {
    fillRow(row, axis, warp, minutiae, field);
    yield;
  }
  return field;
}
