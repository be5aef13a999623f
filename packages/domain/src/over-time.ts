import { archetypeKey } from './archetype-key.ts';
import { keptOrder } from './kept-order.ts';
import { valueKey } from './value-name.ts';

/** One finished fingerprint of a person, by its names. */
export interface FingerprintThen {
  /** In the person's order, the core first. */
  readonly values: readonly string[];
  readonly archetype: string;
  readonly triggers: readonly string[];
}

/** A value that stands in both lists. Its name is written as now. Places count from 1. */
export interface KeptValue {
  readonly value: string;
  readonly earlier: { readonly value: string; readonly place: number };
  readonly later: { readonly value: string; readonly place: number };
}

export interface PlacedValue {
  readonly value: string;
  readonly place: number;
}

interface Compared {
  readonly stayed: readonly string[];
  readonly came: readonly string[];
  readonly went: readonly string[];
}

export interface OverTime {
  /** In the same order as then: one value that is new on top moves none of the others. */
  readonly stayed: readonly KeptValue[];
  readonly moved: readonly KeptValue[];
  readonly came: readonly PlacedValue[];
  readonly went: readonly PlacedValue[];
  readonly core: { readonly earlier: string; readonly later: string; readonly same: boolean };
  readonly archetype: { readonly earlier: string; readonly later: string; readonly same: boolean };
  readonly triggers: Compared;
}

const sameName = (earlier: string, later: string): boolean => valueKey(earlier) === valueKey(later);

const bothOf = (earlier: string, later: string, same = sameName(earlier, later)) => ({ earlier, later, same });

/** A name of the archetype that was written with an article is the same name. */
const archetypesOf = (earlier: string, later: string) =>
  bothOf(earlier.trim(), later.trim(), archetypeKey(earlier) === archetypeKey(later));

/** In the order of now, then of then; a name that is written twice counts once. */
function compared(earlier: readonly string[], later: readonly string[]): Compared {
  const first = (names: readonly string[]) =>
    names.filter((name, i) => names.findIndex((other) => sameName(other, name)) === i);
  const [before, after] = [first(earlier), first(later)];
  const isIn = (names: readonly string[], name: string) => names.some((other) => sameName(other, name));
  return {
    stayed: after.filter((name) => isIn(before, name)),
    came: after.filter((name) => !isIn(before, name)),
    went: before.filter((name) => !isIn(after, name)),
  };
}

/** What became of each value from one fingerprint to a later one: every value of both is in exactly one of the groups. */
export function overTime(earlier: FingerprintThen, later: FingerprintThen): OverTime {
  const places = new Map(earlier.values.map((value, i) => [valueKey(value), { value, place: i + 1 }]));
  const after = later.values.map((value, i) => ({ value, place: i + 1, earlier: places.get(valueKey(value)) }));
  const kept = after.flatMap(({ value, place, earlier: before }) =>
    before === undefined ? [] : [{ value, earlier: before, later: { value, place } }],
  );
  const inOrder = keptOrder(kept);
  const keysNow = new Set(later.values.map(valueKey));
  return {
    stayed: kept.filter((one) => inOrder.has(one)),
    moved: kept.filter((one) => !inOrder.has(one)),
    came: after.filter((one) => one.earlier === undefined).map(({ value, place }) => ({ value, place })),
    went: [...places].filter(([key]) => !keysNow.has(key)).map(([, one]) => one),
    core: bothOf(earlier.values[0] ?? '', later.values[0] ?? ''),
    archetype: archetypesOf(earlier.archetype, later.archetype),
    triggers: compared(earlier.triggers, later.triggers),
  };
}
