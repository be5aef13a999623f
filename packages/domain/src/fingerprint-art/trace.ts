import type { InPieces } from './in-pieces.ts';
import { CELL, FIELD_COLUMNS, FIELD_LEFT, FIELD_ROWS, FIELD_TOP, type Field } from './phase-field.ts';

/** A ridge as found: points along it, and how far from the axis each one is. */
export interface RawRidge {
  readonly xs: number[];
  readonly ys: number[];
  readonly fromAxis: number[];
  readonly closed: boolean;
}

const NONE = -1;
const turn = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/** Where ridges cross the grid's edges: vertices, each joined to at most two others. */
class Crossings {
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  readonly fromAxis: number[] = [];
  readonly first: number[] = [];
  readonly second: number[] = [];

  add(x: number, y: number, fromAxis: number): number {
    this.xs.push(x);
    this.ys.push(y);
    this.fromAxis.push(fromAxis);
    this.first.push(NONE);
    this.second.push(NONE);
    return this.xs.length - 1;
  }

  join(a: number, b: number): void {
    this.attach(a, b);
    this.attach(b, a);
  }

  private attach(from: number, to: number): void {
    if (this.first[from] === NONE) this.first[from] = to;
    else this.second[from] = to;
  }
}

/** The edge from grid point `at` to the one `step` later; a crossing when the phase passes 0 without wrapping round. */
function crossEdge(field: Field, crossings: Crossings, at: number, step: number): number {
  const a = field.phase[at] ?? Number.NaN;
  const b = field.phase[at + step] ?? Number.NaN;
  if (Number.isNaN(a) || Number.isNaN(b) || a < 0 === b < 0 || Math.abs(b - a) >= Math.PI) return NONE;
  const t = a / (a - b);
  const column = at % FIELD_COLUMNS;
  const row = (at - column) / FIELD_COLUMNS;
  const along = t * CELL;
  return crossings.add(
    FIELD_LEFT + column * CELL + (step === 1 ? along : 0),
    FIELD_TOP + row * CELL + (step === 1 ? 0 : along),
    (field.fromAxis[at] ?? 0) * (1 - t) + (field.fromAxis[at + step] ?? 0) * t,
  );
}

interface Edges {
  /** The crossing on the edge to the right of each grid point, and on the one below it. */
  readonly across: Int32Array;
  readonly down: Int32Array;
}

function crossRow(row: number, field: Field, crossings: Crossings, { across, down }: Edges): void {
  for (let at = row * FIELD_COLUMNS; at < (row + 1) * FIELD_COLUMNS; at++) {
    if (at % FIELD_COLUMNS < FIELD_COLUMNS - 1) across[at] = crossEdge(field, crossings, at, 1);
    if (row < FIELD_ROWS - 1) down[at] = crossEdge(field, crossings, at, FIELD_COLUMNS);
  }
}

/** Marching squares on phase 0. A cell the phase winds around is a minutia: it joins nothing, and the ridge ends there. */
function joinRow(row: number, field: Field, crossings: Crossings, { across, down }: Edges): void {
  for (let column = 0; column < FIELD_COLUMNS - 1; column++) {
    const at = row * FIELD_COLUMNS + column;
    const top = across[at] ?? NONE;
    const right = down[at + 1] ?? NONE;
    const bottom = across[at + FIELD_COLUMNS] ?? NONE;
    const left = down[at] ?? NONE;
    const met = Number(top !== NONE) + Number(right !== NONE) + Number(bottom !== NONE) + Number(left !== NONE);
    if (met === 2) {
      const first = top !== NONE ? top : right !== NONE ? right : bottom;
      const second = left !== NONE ? left : bottom !== NONE ? bottom : right;
      if (!windsAround(field, at)) crossings.join(first, second);
    } else if (met === 4) {
      if (saddleJoinsTopLeft(field, at)) {
        crossings.join(top, left);
        crossings.join(right, bottom);
      } else {
        crossings.join(top, right);
        crossings.join(left, bottom);
      }
    }
  }
}

function* joinCells(field: Field): InPieces<Crossings> {
  const crossings = new Crossings();
  const edges = {
    across: new Int32Array(FIELD_COLUMNS * FIELD_ROWS).fill(NONE),
    down: new Int32Array(FIELD_COLUMNS * FIELD_ROWS).fill(NONE),
  };
  for (let row = 0; row < FIELD_ROWS; row++) {
    crossRow(row, field, crossings, edges);
    yield;
  }
  for (let row = 0; row < FIELD_ROWS - 1; row++) {
    joinRow(row, field, crossings, edges);
    yield;
  }
  return crossings;
}

function corners(field: Field, at: number): [number, number, number, number] {
  const p = field.phase;
  return [p[at] ?? 0, p[at + 1] ?? 0, p[at + FIELD_COLUMNS + 1] ?? 0, p[at + FIELD_COLUMNS] ?? 0];
}

function windsAround(field: Field, at: number): boolean {
  const [a, b, c, d] = corners(field, at);
  return Math.abs(turn(b - a) + turn(c - b) + turn(d - c) + turn(a - d)) > 1;
}

function saddleJoinsTopLeft(field: Field, at: number): boolean {
  const [a, b, c, d] = corners(field, at);
  const middle = a + (turn(b - a) + turn(c - a) + turn(d - a)) / 4;
  return middle < 0 !== a < 0;
}

function walk(crossings: Crossings, start: number, seen: Uint8Array): RawRidge {
  const ridge: RawRidge = { xs: [], ys: [], fromAxis: [], closed: false };
  let previous = NONE;
  let at = start;
  while (at !== NONE && seen[at] === 0) {
    seen[at] = 1;
    ridge.xs.push(crossings.xs[at] ?? 0);
    ridge.ys.push(crossings.ys[at] ?? 0);
    ridge.fromAxis.push(crossings.fromAxis[at] ?? 0);
    const a: number = crossings.first[at] ?? NONE;
    const next: number = a !== previous && a !== NONE ? a : (crossings.second[at] ?? NONE);
    previous = at;
    at = next;
  }
  return at === start ? { ...ridge, closed: true } : ridge;
}

export function* traceRidges(field: Field): InPieces<RawRidge[]> {
  const crossings = yield* joinCells(field);
  const seen = new Uint8Array(crossings.xs.length);
  const ridges: RawRidge[] = [];
  // Open ridges first, from an end; what is left over is closed.
  for (const openOnly of [true, false]) {
    for (let v = 0; v < seen.length; v++) {
      if (seen[v] === 1 || (openOnly && crossings.second[v] !== NONE)) continue;
      ridges.push(walk(crossings, v, seen));
    }
  }
  return ridges;
}
