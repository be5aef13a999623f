import type { Axis } from './axis.ts';
import { PAD_X, PAD_Y, padReach } from './pad.ts';
import type { Minutia } from './phase-field.ts';
import type { PrintForm } from './print-form.ts';
import type { Ray } from './ray.ts';

/** A minutia without a partner waits here, in parts of the pad's radius: its ridges meet no other ones there. */
const OFF_PAD = 1.25;

export const mix = (then: number, now: number, share: number): number => then * (1 - share) + now * share;

const mixAll = (then: Float64Array, now: Float64Array, share: number): Float64Array =>
  then.map((value, i) => mix(value, now[i] ?? value, share));

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
function axisBetween(then: Axis, now: Axis, share: number): Axis {
  const [thenParts, nowParts] = [partsAlong(then.line), partsAlong(now.line)];
  const parts = [...new Set([...thenParts, ...nowParts])].sort((a, b) => a - b);
  const line = mixAll(
    Float64Array.from(parts.flatMap((part) => pointAt(then.line, thenParts, part))),
    Float64Array.from(parts.flatMap((part) => pointAt(now.line, nowParts, part))),
    share,
  );
  return {
    line,
    core: { x: line[0] ?? 0, y: line[1] ?? 0 },
    yScale: mix(then.yScale, now.yScale, share),
    baseOffset: mix(then.baseOffset, now.baseOffset, share),
    blend: mix(then.blend, now.blend, share),
    belowNearer: mix(then.belowNearer, now.belowNearer, share),
  };
}

function rayBetween(then: Ray, now: Ray, core: Ray['core'], share: number): Ray {
  const dx = mix(then.dx, now.dx, share);
  const dy = mix(then.dy, now.dy, share);
  const length = Math.hypot(dx, dy);
  return { core, dx: dx / length, dy: dy / length };
}

export interface MovedMinutia {
  readonly then: Minutia;
  readonly now: Minutia;
}

/** Straight out, past the rim. */
function outside({ x, y, sign }: Minutia): Minutia {
  const out = OFF_PAD / Math.max(0.2, padReach(x, y));
  return { x: PAD_X + (x - PAD_X) * out, y: PAD_Y + (y - PAD_Y) * out, sign };
}

const apart = (a: Minutia, b: Minutia): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Swaps partners as long as two pairs come nearer to each other by it. */
function shorten(pairs: MovedMinutia[]): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < pairs.length; i++) {
      for (let k = i + 1; k < pairs.length; k++) {
        const [a, b] = [pairs[i], pairs[k]];
        if (a === undefined || b === undefined || a.then.sign !== b.then.sign) continue;
        if (apart(a.then, b.now) + apart(b.then, a.now) >= apart(a.then, a.now) + apart(b.then, b.now) - 1e-6) continue;
        pairs[i] = { then: a.then, now: b.now };
        pairs[k] = { then: b.then, now: a.now };
        changed = true;
      }
    }
  }
}

/** Each minutia with one of its own sign: it wanders there. One that finds none comes from past the rim, or goes there. */
export function matchMinutiae(then: readonly Minutia[], now: readonly Minutia[]): readonly MovedMinutia[] {
  const pairs: MovedMinutia[] = [];
  const alone: MovedMinutia[] = [];
  for (const sign of [1, -1]) {
    const before = then.filter((m) => m.sign === sign);
    const after = now.filter((m) => m.sign === sign);
    for (let i = 0; i < Math.max(before.length, after.length); i++) {
      const [from, to] = [before[i], after[i]];
      if (from !== undefined && to !== undefined) pairs.push({ then: from, now: to });
      else if (from !== undefined) alone.push({ then: from, now: outside(from) });
      else if (to !== undefined) alone.push({ then: outside(to), now: to });
    }
  }
  shorten(pairs);
  return [...pairs, ...alone];
}

/** The form a picture between two has, at a share of the way. */
export function formBetween(
  then: PrintForm,
  now: PrintForm,
  minutiae: readonly MovedMinutia[],
  share: number,
): PrintForm {
  const axis = axisBetween(then.axis, now.axis, share);
  return {
    axis,
    warp: { dx: mixAll(then.warp.dx, now.warp.dx, share), dy: mixAll(then.warp.dy, now.warp.dy, share) },
    minutiae: minutiae.map((moved) => ({
      x: mix(moved.then.x, moved.now.x, share),
      y: mix(moved.then.y, moved.now.y, share),
      sign: moved.then.sign,
    })),
    ray: rayBetween(then.ray, now.ray, axis.core, share),
  };
}
