import { type GroupColour, groupColour } from './fingerprint-art/colours.ts';
import { groupRidges } from './fingerprint-art/groups.ts';
import { atOnce, type InPieces } from './fingerprint-art/in-pieces.ts';
import { type GroupLabel, labelGroups } from './fingerprint-art/labels.ts';
import { CANVAS_HEIGHT, CANVAS_WIDTH, WAVELENGTH } from './fingerprint-art/pad.ts';
import { makeField } from './fingerprint-art/phase-field.ts';
import type { PrintClass } from './fingerprint-art/print-class.ts';
import { makeForm } from './fingerprint-art/print-form.ts';
import { finishRidges } from './fingerprint-art/ridge-line.ts';
import { ridgePath } from './fingerprint-art/ridge-path.ts';
import { traceRidges } from './fingerprint-art/trace.ts';

export type ValueRole = 'core' | 'vehicle' | 'outcome';

/** A value with its place in the print. */
export interface ValueGroup {
  readonly value: string;
  readonly role: ValueRole;
  readonly colour: GroupColour;
}

export interface RidgeGroup extends ValueGroup, GroupLabel {
  /** Without colour the groups are told apart by weight: heavy at the core, fine at the rim. */
  readonly printableStroke: number;
  /** Length of all its ridges. */
  readonly ink: number;
}

export interface DrawnRidge {
  readonly path: string;
  readonly group: number;
}

export interface FingerprintPicture {
  readonly width: number;
  readonly height: number;
  readonly printClass: PrintClass;
  readonly stroke: number;
  /** Innermost first. */
  readonly ridges: readonly DrawnRidge[];
  /** One per value, in the person's order: the core first, the outcome last. */
  readonly groups: readonly RidgeGroup[];
}

const STROKE = 0.56 * WAVELENGTH;
const PRINTABLE_STROKE_CORE = 0.68 * WAVELENGTH;
const PRINTABLE_STROKE_RIM = 0.26 * WAVELENGTH;

function roleOf(place: number, count: number): ValueRole {
  if (place === 0) return 'core';
  return place === count - 1 ? 'outcome' : 'vehicle';
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What is known of each value's ridges before they are drawn. */
export function valueGroups(values: readonly string[]): ValueGroup[] {
  return values.map((value, place) => ({
    value,
    role: roleOf(place, values.length),
    colour: groupColour(place, values.length),
  }));
}

/** The person's picture: the same ordered values and archetype always give the same ridges. */
export const drawFingerprint = (values: readonly string[], archetype: string): FingerprintPicture =>
  atOnce(drawInPieces(values, archetype));

export function* drawInPieces(values: readonly string[], archetype: string): InPieces<FingerprintPicture> {
  const { printClass, axis, warp, minutiae, ray, random } = makeForm(values, archetype);
  yield;
  const field = yield* makeField(axis, warp, minutiae);
  const found = yield* traceRidges(field);
  const ridges = (yield* finishRidges(found, random)).sort((a, b) => a.fromAxis - b.fromAxis);
  const count = values.length;
  const groupOf = groupRidges(ridges, count, ray);
  yield;
  const labels = labelGroups(ridges, groupOf, count, ray);
  yield;
  return {
    width: CANVAS_WIDTH,
    height: CANVAS_HEIGHT,
    printClass,
    stroke: tenth(STROKE),
    ridges: ridges.map((ridge, i) => ({ path: ridgePath(ridge.points, ridge.closed), group: groupOf[i] ?? 0 })),
    groups: valueGroups(values).map((known, group) => {
      const label = labels[group] ?? { anchor: axis.core, leader: [], label: axis.core };
      const along = count > 1 ? group / (count - 1) : 0;
      return {
        ...label,
        ...known,
        printableStroke: tenth(PRINTABLE_STROKE_CORE + (PRINTABLE_STROKE_RIM - PRINTABLE_STROKE_CORE) * along),
        ink: Math.round(ridges.reduce((sum, ridge, i) => sum + (groupOf[i] === group ? ridge.length : 0), 0)),
      };
    }),
  };
}
