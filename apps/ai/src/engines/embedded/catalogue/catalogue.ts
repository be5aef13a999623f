import { createHash } from 'node:crypto';
import { readTable } from '../texts/table.ts';

export type ValueRole = 'core' | 'vehicle' | 'outcome';

export interface CatalogueValue {
  readonly name: string;
  readonly group: string;
  /** Where the value tends to stand in a person's order. */
  readonly role: ValueRole;
  readonly definition: string;
  /** How much more often than the others it is found, as a logarithm: the model leans toward the names that it met most often. */
  readonly commonness: number;
}

const ROLES: Readonly<Record<string, ValueRole>> = { C: 'core', V: 'vehicle', O: 'outcome' };

const ROWS = readTable('catalogue');
/** Labels in the training data, with a few added so that a rare name is not made out to be rarer than is known. */
const LABELS = ROWS.map(([, , , , labelled = '']) => Math.log(Number(labelled) + 5));
const USUAL = LABELS.reduce((sum, one) => sum + one, 0) / LABELS.length;

/** The 104 values, always in this order: the reader's scores are stored by position. */
export const catalogue: readonly CatalogueValue[] = ROWS.map(
  ([name = '', group = '', role = '', definition = ''], at) => ({
    name,
    group,
    role: ROLES[role] ?? 'vehicle',
    definition,
    commonness: (LABELS[at] ?? USUAL) - USUAL,
  }),
);

const byName = new Map(catalogue.map((value) => [value.name.toLowerCase(), value]));

export function valueNamed(name: string): CatalogueValue | undefined {
  return byName.get(name.trim().toLowerCase());
}

const CATALOGUE_HASH = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
/** What a result carries, so that it can be told which catalogue it was made with. */
export const CATALOGUE_VERSION = `2.${CATALOGUE_HASH.slice(0, 8)}`;
