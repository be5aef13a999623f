/** What two people see of each other, from authored texts and what each of them shows. */
export type { Friction } from './side-by-side/friction/friction.ts';
export { frictions } from './side-by-side/frictions.ts';
export { needEachOther } from './side-by-side/need-each-other.ts';
export { sharedValues } from './side-by-side/shared-values.ts';
export type { NeededPair, ShownSide } from './side-by-side/sides.ts';
