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
  readonly then: { readonly value: string; readonly place: number };
  readonly now: { readonly value: string; readonly place: number };
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
  /** At the same place as then. */
  readonly stayed: readonly KeptValue[];
  readonly moved: readonly KeptValue[];
  readonly came: readonly PlacedValue[];
  readonly went: readonly PlacedValue[];
  readonly core: { readonly then: string; readonly now: string; readonly same: boolean };
  readonly archetype: { readonly then: string; readonly now: string; readonly same: boolean };
  readonly triggers: Compared;
}

const sameName = (then: string, now: string): boolean => valueKey(then) === valueKey(now);

const bothOf = (then: string, now: string) => ({ then, now, same: sameName(then, now) });

/** In the order of now, then of then; a name that is written twice counts once. */
function compared(then: readonly string[], now: readonly string[]): Compared {
  const first = (names: readonly string[]) =>
    names.filter((name, i) => names.findIndex((other) => sameName(other, name)) === i);
  const [before, after] = [first(then), first(now)];
  const isIn = (names: readonly string[], name: string) => names.some((other) => sameName(other, name));
  return {
    stayed: after.filter((name) => isIn(before, name)),
    came: after.filter((name) => !isIn(before, name)),
    went: before.filter((name) => !isIn(after, name)),
  };
}

/** What became of each value from one fingerprint to a later one: every value of both is in exactly one of the groups. */
export function overTime(then: FingerprintThen, now: FingerprintThen): OverTime {
  const places = new Map(then.values.map((value, i) => [valueKey(value), { value, place: i + 1 }]));
  const after = now.values.map((value, i) => ({ value, place: i + 1, then: places.get(valueKey(value)) }));
  const kept = after.flatMap(({ value, place, then: before }) =>
    before === undefined ? [] : [{ value, then: before, now: { value, place } }],
  );
  const keysNow = new Set(now.values.map(valueKey));
  return {
    stayed: kept.filter((one) => one.then.place === one.now.place),
    moved: kept.filter((one) => one.then.place !== one.now.place),
    came: after.filter((one) => one.then === undefined).map(({ value, place }) => ({ value, place })),
    went: [...places].filter(([key]) => !keysNow.has(key)).map(([, one]) => one),
    core: bothOf(then.values[0] ?? '', now.values[0] ?? ''),
    archetype: bothOf(then.archetype, now.archetype),
    triggers: compared(then.triggers, now.triggers),
  };
}
