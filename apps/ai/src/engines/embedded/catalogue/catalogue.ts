import { createHash } from 'node:crypto';
import { achievement } from './achievement.ts';
import { care } from './care.ts';
import type { CatalogueValue, GroupValues, ValueGroup } from './catalogue-value.ts';
import { connection } from './connection.ts';
import { daring } from './daring.ts';
import { discovery } from './discovery.ts';
import { duty } from './duty.ts';
import { enjoyment } from './enjoyment.ts';
import { independence } from './independence.ts';
import { influence } from './influence.ts';
import { integrity } from './integrity.ts';
import { justice } from './justice.ts';
import { meaning } from './meaning.ts';
import { safety } from './safety.ts';

const groups: Record<ValueGroup, GroupValues> = {
  Independence: independence,
  Discovery: discovery,
  Daring: daring,
  Enjoyment: enjoyment,
  Achievement: achievement,
  Influence: influence,
  Safety: safety,
  Duty: duty,
  Integrity: integrity,
  Connection: connection,
  Care: care,
  Justice: justice,
  Meaning: meaning,
};

/** The 104 values, always in this order: vectors and weights are stored by position. */
export const catalogue: readonly CatalogueValue[] = Object.entries(groups).flatMap(([group, values]) =>
  values.map((value) => ({ ...value, group: group as ValueGroup })),
);

const byName = new Map(catalogue.map((value) => [value.name, value]));

export function valueNamed(name: string): CatalogueValue | undefined {
  return byName.get(name);
}

/** Changes whenever a word of the catalogue does. */
const CATALOGUE_HASH = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
/** What a result carries, so that it can be told which catalogue spoke. */
export const CATALOGUE_VERSION = `1.${CATALOGUE_HASH.slice(0, 8)}`;
