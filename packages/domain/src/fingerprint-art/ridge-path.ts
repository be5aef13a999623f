import type { Point } from './pad.ts';

const DECIMALS = 10;
const whole = (value: number): number => Math.round(value * DECIMALS);

/** A number of tenths as short as SVG allows: no leading zero. */
function short(tenths: number): string {
  if (tenths > -DECIMALS && tenths < DECIMALS && tenths !== 0) return tenths < 0 ? `-.${-tenths}` : `.${tenths}`;
  return String(tenths / DECIMALS);
}

function pair(dx: number, dy: number): string {
  return dy < 0 ? short(dx) + short(dy) : `${short(dx)} ${short(dy)}`;
}

/**
 * Quadratic curves through the midpoints, as SVG path data. A `t` command mirrors the previous control point, which is
 * exactly the next one here, so each point costs two small numbers. The midpoint is computed from the control point as the
 * reader will mirror it: rounding never adds up.
 */
export function ridgePath(points: readonly Point[], closed: boolean): string {
  const first = points[0];
  const second = points[1];
  if (first === undefined || second === undefined) return '';
  const last = points.at(-1) ?? second;
  const knots = closed ? [...points.slice(1), first, second] : points.slice(1);
  let atX = whole(closed ? (first.x + second.x) / 2 : first.x);
  let atY = whole(closed ? (first.y + second.y) / 2 : first.y);
  let controlX = whole(second.x);
  let controlY = whole(second.y);
  let path = `M${pair(atX, atY)}`;
  for (let k = 1; k < knots.length; k++) {
    const knot = knots[k];
    if (knot === undefined) break;
    const isEnd = !closed && k === knots.length - 1;
    const toX = isEnd ? whole(last.x) : Math.round((controlX + whole(knot.x)) / 2);
    const toY = isEnd ? whole(last.y) : Math.round((controlY + whole(knot.y)) / 2);
    path +=
      k === 1
        ? `q${pair(controlX - atX, controlY - atY)} ${pair(toX - atX, toY - atY)}`
        : `t${pair(toX - atX, toY - atY)}`;
    atX = toX;
    atY = toY;
    controlX = 2 * toX - controlX;
    controlY = 2 * toY - controlY;
  }
  return closed ? `${path}z` : path;
}
