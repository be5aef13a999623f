import type { Axis } from './axis.ts';
import { PAD_X, PAD_Y, padReach } from './pad.ts';
import type { Minutia } from './phase-field.ts';
import type { PrintForm } from './print-form.ts';
import type { Ray } from './ray.ts';

/** A minutia without a partner waits here, in parts of the pad's radius: its ridges meet no other ones there. */
const OFF_PAD = 1.25;

const mix = (earlier: number, later: number, share: number): number => earlier * (1 - share) + later * share;

const mixAll = (earlier: Float64Array, later: Float64Array, share: number): Float64Array =>
  earlier.map((value, i) => mix(value, later[i] ?? value, share));

/** How far along the polyline each of its points lies, 0..1. */
function partsAlong(line: Float64Array): number[] {
  const at = [0];
  for (let i = 2; i + 1 < line.length; i += 2) {
    const step = Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0));
    at.push((at.at(-1) ?? 0) + step);
  }
  const length = at.at(-1) ?? 1;
  return at.map((reached) => reached / length);
}

/** The point of the polyline at a part of its length. */
function pointAt(line: Float64Array, parts: readonly number[], part: number): [number, number] {
  const end = Math.max(
    1,
    parts.findIndex((reached) => reached >= part),
  );
  const from = parts[end - 1] ?? 0;
  const share = (part - from) / Math.max(1e-9, (parts[end] ?? 1) - from);
  const i = 2 * end;
  return [mix(line[i - 2] ?? 0, line[i] ?? 0, share), mix(line[i - 1] ?? 0, line[i + 1] ?? 0, share)];
}

/** Point by point along their lengths: the line between two axes is an axis, and its ridges are as far apart as any others. */
function axisBetween(earlier: Axis, later: Axis, share: number): Axis {
  const [thenParts, nowParts] = [partsAlong(earlier.line), partsAlong(later.line)];
  const parts = [...new Set([...thenParts, ...nowParts])].sort((a, b) => a - b);
  const line = mixAll(
    Float64Array.from(parts.flatMap((part) => pointAt(earlier.line, thenParts, part))),
    Float64Array.from(parts.flatMap((part) => pointAt(later.line, nowParts, part))),
    share,
  );
  return {
    line,
    core: { x: line[0] ?? 0, y: line[1] ?? 0 },
    yScale: mix(earlier.yScale, later.yScale, share),
    baseOffset: mix(earlier.baseOffset, later.baseOffset, share),
    blend: mix(earlier.blend, later.blend, share),
    belowNearer: mix(earlier.belowNearer, later.belowNearer, share),
  };
}

function rayBetween(earlier: Ray, later: Ray, core: Ray['core'], share: number): Ray {
  const dx = mix(earlier.dx, later.dx, share);
  const dy = mix(earlier.dy, later.dy, share);
  const length = Math.hypot(dx, dy);
  return { core, dx: dx / length, dy: dy / length };
}

export interface MovedMinutia {
  readonly earlier: Minutia;
  readonly later: Minutia;
}

/** Straight out, past the rim. */
function outside({ x, y, sign }: Minutia): Minutia {
  const out = OFF_PAD / Math.max(0.2, padReach(x, y));
  return { x: PAD_X + (x - PAD_X) * out, y: PAD_Y + (y - PAD_Y) * out, sign };
}

const apart = (a: Minutia, b: Minutia): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Swaps partners as long as two pairs come nearer to each other by it. */
function shorten(pairs: MovedMinutia[]): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let i = 0; i < pairs.length; i++) {
      for (let k = i + 1; k < pairs.length; k++) {
        const [a, b] = [pairs[i], pairs[k]];
        if (a === undefined || b === undefined || a.earlier.sign !== b.earlier.sign) continue;
        if (
          apart(a.earlier, b.later) + apart(b.earlier, a.later) >=
          apart(a.earlier, a.later) + apart(b.earlier, b.later) - 1e-6
        )
          continue;
        pairs[i] = { earlier: a.earlier, later: b.later };
        pairs[k] = { earlier: b.earlier, later: a.later };
        changed = true;
      }
    }
  }
}

/** Each minutia with one of its own sign: it wanders there. One that finds none comes from past the rim, or goes there. */
export function matchMinutiae(earlier: readonly Minutia[], later: readonly Minutia[]): readonly MovedMinutia[] {
  const pairs: MovedMinutia[] = [];
  const alone: MovedMinutia[] = [];
  for (const sign of [1, -1]) {
    const before = earlier.filter((m) => m.sign === sign);
    const after = later.filter((m) => m.sign === sign);
    for (let i = 0; i < Math.max(before.length, after.length); i++) {
      const [from, to] = [before[i], after[i]];
      if (from !== undefined && to !== undefined) pairs.push({ earlier: from, later: to });
      else if (from !== undefined) alone.push({ earlier: from, later: outside(from) });
      else if (to !== undefined) alone.push({ earlier: outside(to), later: to });
    }
  }
  shorten(pairs);
  return [...pairs, ...alone];
}

/** The form a picture between two has, at a share of the way. */
export function formBetween(
  earlier: PrintForm,
  later: PrintForm,
  minutiae: readonly MovedMinutia[],
  share: number,
): PrintForm {
  const axis = axisBetween(earlier.axis, later.axis, share);
  return {
    axis,
    warp: { dx: mixAll(earlier.warp.dx, later.warp.dx, share), dy: mixAll(earlier.warp.dy, later.warp.dy, share) },
    minutiae: minutiae.map((moved) => ({
      x: mix(moved.earlier.x, moved.later.x, share),
      y: mix(moved.earlier.y, moved.later.y, share),
      sign: moved.earlier.sign,
    })),
    ray: rayBetween(earlier.ray, later.ray, axis.core, share),
  };
}
