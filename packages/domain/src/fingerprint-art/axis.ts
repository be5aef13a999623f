import { PAD_BASE, type Point } from './pad.ts';
import type { PrintClass } from './print-class.ts';
import { type Seeded, spread } from './seeded.ts';

/** The polyline that the ridges run around, and how they meet the flat ridges of the finger's base. */
export interface Axis {
  /** x, y, x, y, … of a polyline; the first point is the core. */
  readonly line: Float64Array;
  readonly core: Point;
  readonly yScale: number;
  readonly baseOffset: number;
  readonly blend: number;
  /** What lies below the core counts this much nearer per unit, so that the outcome's ridges crown the print. */
  readonly belowNearer: number;
}

const LOOP: readonly Point[] = [
  { x: 309, y: 366 },
  { x: 281, y: 408 },
  { x: 236, y: 452 },
  { x: 172, y: 496 },
  { x: 96, y: 540 },
  { x: -40, y: 612 },
];

/** Half of the S; the other half is its point reflection. */
const HALF_S: readonly Point[] = [
  { x: -50, y: 4 },
  { x: -53, y: -30 },
  { x: -40, y: -58 },
  { x: -12, y: -70 },
  { x: 10, y: -56 },
  { x: 12, y: -28 },
];

function axisPoints(printClass: PrintClass, random: Seeded): readonly Point[] {
  const shift = { x: spread(random, 9), y: spread(random, 12) };
  const lean = spread(random, 16);
  switch (printClass) {
    case 'left-loop':
    case 'right-loop': {
      const loop = LOOP.map((p, i) => ({ x: p.x + shift.x, y: p.y + shift.y + lean * (i / 2.5) }));
      return printClass === 'left-loop' ? loop : loop.map((p) => ({ x: 600 - p.x, y: p.y }));
    }
    case 'whorl':
      return [
        { x: 292 + shift.x - lean * 0.9, y: 344 + shift.y },
        { x: 302 + shift.x, y: 372 + shift.y },
        { x: 306 + shift.x + lean * 0.6, y: 404 + shift.y },
      ];
    case 'double-loop': {
      const turn = 0.18 + lean / 90;
      const sides = [...HALF_S, ...HALF_S.map((p) => ({ x: -p.x, y: -p.y })).reverse()];
      return sides.map((p) => ({
        x: 300 + shift.x + p.x * Math.cos(turn) - p.y * Math.sin(turn),
        y: 378 + shift.y + p.x * Math.sin(turn) + p.y * Math.cos(turn),
      }));
    }
    case 'tented-arch':
      return [
        { x: 300 + shift.x + lean * 0.5, y: 378 + shift.y },
        { x: 300 + shift.x - lean * 0.3, y: 500 },
        { x: 300 + shift.x, y: PAD_BASE },
      ];
    default:
      return [
        { x: 300 + shift.x * 2, y: PAD_BASE },
        { x: 270 + shift.x * 2, y: PAD_BASE },
        { x: 330 + shift.x * 2, y: PAD_BASE },
      ];
  }
}

const FLOW = { yScale: 0.86, baseOffset: 62, blend: 70, belowNearer: 0 };
const FLOW_OF_WHORL = { ...FLOW, belowNearer: 0.08 };
const FLOW_OF_ARCH = { yScale: 0.62, baseOffset: -40, blend: 120, belowNearer: 0 };
const FLOW_OF_TENT = { yScale: 0.86, baseOffset: 0, blend: 44, belowNearer: 0 };

const FLOWS: Readonly<Record<PrintClass, Omit<Axis, 'line' | 'core'>>> = {
  'left-loop': FLOW,
  'right-loop': FLOW,
  whorl: FLOW_OF_WHORL,
  'double-loop': FLOW_OF_WHORL,
  'tented-arch': FLOW_OF_TENT,
  'plain-arch': FLOW_OF_ARCH,
};

export function makeAxis(printClass: PrintClass, random: Seeded): Axis {
  const points = axisPoints(printClass, random);
  return {
    line: Float64Array.from(points.flatMap((p) => [p.x, p.y])),
    core: points[0] ?? { x: 300, y: 380 },
    ...FLOWS[printClass],
  };
}

export function distanceToAxis(axis: Axis, x: number, y: number): number {
  const { line, yScale } = axis;
  let nearest = Infinity;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = line[i] ?? 0;
    const ay = (line[i + 1] ?? 0) * yScale;
    const bx = (line[i + 2] ?? 0) - ax;
    const by = (line[i + 3] ?? 0) * yScale - ay;
    const px = x - ax;
    const py = y * yScale - ay;
    // Between two axes a part of the line may be a single point.
    const along = Math.max(0, Math.min(1, (px * bx + py * by) / Math.max(1e-9, bx * bx + by * by)));
    const ex = px - along * bx;
    const ey = py - along * by;
    nearest = Math.min(nearest, ex * ex + ey * ey);
  }
  return Math.sqrt(nearest);
}
