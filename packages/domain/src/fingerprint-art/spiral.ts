import type { Point } from './pad.ts';

/** Turns before each break: never the same twice in a row, or the breaks line up like a scar. */
const TURNS = [1.04, 1.31, 0.88, 1.22] as const;

const bend = (a: Point, b: Point, c: Point): number => {
  const change = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x);
  return Math.atan2(Math.sin(change), Math.cos(change));
};

/**
 * A minutia can turn rings into one endless spiral, which would carry its colour through everybody else's. After each
 * full turn the ridge breaks off and starts anew, as ridges do.
 */
export function cutSpiral<P extends Point>(points: readonly P[]): P[][] {
  const pieces: P[][] = [];
  let piece: P[] = [];
  let turned = 0;
  points.forEach((point, i) => {
    piece.push(point);
    const before = points[i - 1];
    const after = points[i + 1];
    if (before === undefined || after === undefined) return;
    turned += bend(before, point, after);
    const turns = TURNS[pieces.length % TURNS.length] ?? 1;
    if (Math.abs(turned) < 2 * Math.PI * turns) return;
    pieces.push(piece);
    piece = [];
    turned = 0;
  });
  pieces.push(piece);
  // Each new piece leaves out a point, so that the break shows.
  return pieces.map((line, k) => (k === 0 ? line : line.slice(1)));
}
