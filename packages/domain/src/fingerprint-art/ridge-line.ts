import type { InPieces } from './in-pieces.ts';
import { type Point, WAVELENGTH, isOnPad } from './pad.ts';
import { type Seeded, spread } from './seeded.ts';
import { cutSpiral } from './spiral.ts';
import type { RawRidge } from './trace.ts';

const SHORTEST = 1.5 * WAVELENGTH;
const SMOOTHINGS = 3;
const RESAMPLE = 10;
/** A printed rim is ragged: each ridge stops at its own reach of the pad. */
const RIM_REACH = 0.985;
const RIM_RAGGED = 0.009;

export interface RidgePoint extends Point {
  readonly fromAxis: number;
}

/** A ridge ready to draw: evenly spaced points, its length, and how far from the axis it runs. */
export interface Ridge {
  readonly points: readonly RidgePoint[];
  readonly closed: boolean;
  readonly length: number;
  /** The 25th percentile of the distances to the axis along the ridge. */
  readonly fromAxis: number;
}

function smoothed(line: readonly number[], closed: boolean): number[] {
  const now = [...line];
  const last = now.length - 1;
  for (let round = 0; round < SMOOTHINGS; round++) {
    // In place: each point needs its neighbours as they were before this round.
    const first = now[0] ?? 0;
    let previous = closed ? (now[last] ?? 0) : first;
    for (let i = 0; i <= last; i++) {
      const value = now[i] ?? 0;
      const next = i === last ? first : (now[i + 1] ?? 0);
      if (closed || (i > 0 && i < last)) now[i] = previous / 4 + value / 2 + next / 4;
      previous = value;
    }
  }
  return now;
}

/** The runs of points that lie on the pad. A closed ridge that leaves the pad is opened there. */
function runsOnPad(ridge: RawRidge, reach: number): RawRidge[] {
  const count = ridge.xs.length;
  const inside = ridge.xs.map((x, i) => isOnPad(x, ridge.ys[i] ?? 0, reach));
  if (inside.every(Boolean)) return [ridge];
  const start = ridge.closed ? inside.indexOf(false) : 0;
  const runs: RawRidge[] = [];
  let run: RawRidge | undefined;
  for (let step = 0; step < count; step++) {
    const i = (start + step) % count;
    if (inside[i] !== true) {
      run = undefined;
      continue;
    }
    if (run === undefined) {
      run = { xs: [], ys: [], fromAxis: [], closed: false };
      runs.push(run);
    }
    run.xs.push(ridge.xs[i] ?? 0);
    run.ys.push(ridge.ys[i] ?? 0);
    run.fromAxis.push(ridge.fromAxis[i] ?? 0);
  }
  return runs;
}

const between = (line: readonly number[], from: number, to: number, t: number): number =>
  (line[from] ?? 0) * (1 - t) + (line[to] ?? 0) * t;

/** The same line with points at even distances. */
function resampled({ xs, ys, fromAxis, closed }: RawRidge): RidgePoint[] {
  const count = xs.length;
  const at = [0];
  for (let i = 1; i < count + (closed ? 1 : 0); i++) {
    const step = Math.hypot((xs[i % count] ?? 0) - (xs[i - 1] ?? 0), (ys[i % count] ?? 0) - (ys[i - 1] ?? 0));
    at.push((at[i - 1] ?? 0) + step);
  }
  const length = at.at(-1) ?? 0;
  const pieces = Math.max(closed ? 4 : 2, Math.round(length / RESAMPLE));
  const points: RidgePoint[] = [];
  let segment = 0;
  for (let k = 0; k < pieces + (closed ? 0 : 1); k++) {
    const target = (length * k) / pieces;
    while (segment < at.length - 2 && (at[segment + 1] ?? 0) < target) segment++;
    const from = at[segment] ?? 0;
    const t = (target - from) / Math.max(1e-9, (at[segment + 1] ?? 0) - from);
    const next = (segment + 1) % count;
    points.push({
      x: between(xs, segment, next, t),
      y: between(ys, segment, next, t),
      fromAxis: between(fromAxis, segment, next, t),
    });
  }
  return points;
}

function measured(points: readonly RidgePoint[], closed: boolean): Ridge {
  let length = 0;
  points.forEach((point, i) => {
    const before = points[i - 1] ?? (closed ? points.at(-1) : undefined);
    if (before !== undefined) length += Math.hypot(point.x - before.x, point.y - before.y);
  });
  const sorted = points.map((point) => point.fromAxis).sort((a, b) => a - b);
  return { points, closed, length, fromAxis: sorted[Math.floor(sorted.length / 4)] ?? 0 };
}

export function* finishRidges(raw: readonly RawRidge[], random: Seeded): InPieces<Ridge[]> {
  const ridges: Ridge[] = [];
  for (const found of raw) {
    const reach = RIM_REACH + spread(random, RIM_RAGGED);
    for (const run of runsOnPad(found, reach)) {
      const { closed } = run;
      const points = resampled({ ...run, xs: smoothed(run.xs, closed), ys: smoothed(run.ys, closed) });
      for (const piece of closed ? [points] : cutSpiral(points)) ridges.push(measured(piece, closed));
    }
    yield;
  }
  return ridges.filter((ridge) => ridge.points.length > 2 && ridge.length >= SHORTEST);
}
