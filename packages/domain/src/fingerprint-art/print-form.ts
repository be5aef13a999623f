import { type Axis, makeAxis } from './axis.ts';
import { type Minutia, scatterMinutiae } from './phase-field.ts';
import { type PrintClass, printClassOf } from './print-class.ts';
import { makeRay, type Ray } from './ray.ts';
import { hashText, seeded, type Seeded } from './seeded.ts';
import { makeWarp, type Warp } from './warp.ts';

/** What a picture is drawn from: everything that is chosen before a ridge is traced. */
export interface PrintForm {
  readonly axis: Axis;
  readonly warp: Warp;
  readonly minutiae: readonly Minutia[];
  readonly ray: Ray;
}

export interface PersonsForm extends PrintForm {
  readonly printClass: PrintClass;
  /** Goes on where the form left off. */
  readonly random: Seeded;
}

export function makeForm(values: readonly string[], archetype: string): PersonsForm {
  const printClass = printClassOf(archetype);
  const random = seeded(hashText([...values, archetype].map((text) => text.normalize('NFC')).join('\u0000')));
  const axis = makeAxis(printClass, random);
  const warp = makeWarp(random);
  const minutiae = scatterMinutiae(axis, random);
  return { printClass, axis, warp, minutiae, ray: makeRay(axis.core, printClass), random };
}
