import type { Cluster } from './servers/cluster.ts';
import type { Embedded } from './servers/embedded.ts';

/** What came of one fault on one topology. */
export interface Row {
  readonly on: string;
  /** How often the fault was injected. */
  readonly times: number;
  /** Saves, keys, mails that were promised to somebody. */
  readonly acknowledged: number;
  /** Of these, how many are not there. */
  readonly lost: number;
  /** Whether everything else that is expected holds, too. */
  readonly ok: boolean;
  readonly note: string;
}

/** Why the fault could not be brought about on this machine; it counts neither way. */
export interface Skipped {
  readonly skipped: string;
}

/**
 * What a fault is given: the whole table's numbers or the quick ones, and the two topologies, started when first asked for.
 * In the quick half times are told and not judged: it runs with the tests, on whatever machine.
 */
export interface Storm {
  readonly quick: boolean;
  /** The number of the table, or the one of the quick half. */
  times(full: number, quick: number): number;
  cluster(): Promise<Cluster>;
  embedded(): Promise<Embedded>;
}

export type Lane = 'embedded' | 'cluster';

/** One row of the table "what must survive". */
export interface Fault {
  readonly name: string;
  readonly expected: string;
  /** Where the quick half leaves it out. */
  readonly fullOnly?: readonly Lane[];
  /** By topology: the quick half works on both at once. */
  readonly on: Readonly<Partial<Record<Lane, (storm: Storm) => Promise<Row | Skipped>>>>;
}
