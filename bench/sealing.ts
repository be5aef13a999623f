import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createOpenedValues } from '@lf/platform/sealing/opened-values';
import { createSealer, KEY_BYTES } from '@lf/platform/sealing/sealer';
import { amount } from './amount.ts';
import { cpuMs, figure, percentile, type Figure } from './figure.ts';
import { startTestApi, type BenchApi, type Key } from './test-api.ts';
import type { Sealer } from '@lf/platform/sealing/sealer';
import type { Turn, What } from './sealing/asker.ts';

/**
 * How much more CPU a save and a read take over HTTP because answers are encrypted: of the server, and of the server and the database together,
 * which is what an installation spends. The embedded database works inside the server, so there both are one.
 * A first read decrypts everything; a further one finds what this process read just before.
 */
const RATIO_MAX = 1.05;
/** Until the code of all sides is compiled alike: what every side runs is compiled after fewer rounds than what one side runs. */
const ROUNDS_BEFORE = amount(60, 1);
const ROUNDS = amount(160, 1);
/** Few: whatever else the machine does then lasts longer than one turn of all sides. */
const CALLS_PER_ROUND = amount(5, 2);
/** One at a time is what encryption costs most with: whatever it needs has left the processor's caches meanwhile. */
const AT_ONCE: readonly number[] = [1, amount(10, 2)];

/** CPU of a call in milliseconds. */
interface Cost {
  readonly server: number;
  readonly both: number;
}

interface Side {
  readonly api: BenchApi;
  readonly url: string;
  readonly people: readonly Key[];
  readonly costs: Readonly<Record<What, Cost[]>>;
}

/** Of all processes of a database, in milliseconds. */
type DatabaseCpu = () => number;

function startAsker() {
  const child = fork(fileURLToPath(new URL('sealing/asker.ts', import.meta.url)));
  return {
    ask: (turn: Turn) =>
      new Promise<void>((resolve, reject) => {
        const failed = () => reject(new Error('a call failed'));
        child.once('exit', failed);
        child.once('message', () => {
          child.off('exit', failed);
          resolve();
        });
        child.send(turn);
      }),
    stop: () => void child.kill(),
  };
}

type Asker = ReturnType<typeof startAsker>;

async function perCall(turn: Turn, asker: Asker, databaseCpu: DatabaseCpu): Promise<Cost> {
  const calls = turn.people.length * turn.times;
  const before = databaseCpu();
  const server = await cpuMs(() => asker.ask(turn));
  const database = databaseCpu() - before;
  return { server: server / calls, both: (server + database) / calls };
}

/** To the nanosecond, unlike `stat`, of a process with one thread. One that has ended has used nothing since. */
function cpuMsOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

/** As in a process that has just started: what it decrypts it keeps, and finds nothing. */
const nothingFound = () => ({ ...createOpenedValues(), find: () => undefined });

interface Kind {
  readonly name: string;
  /** A database for each side. */
  readonly newUrl: () => Promise<string | undefined>;
  readonly databaseCpu: DatabaseCpu;
}

async function newSide({ newUrl }: Kind, atOnce: number, sealer?: Sealer): Promise<Side> {
  const api = await startTestApi(await newUrl(), sealer);
  const people: Key[] = [];
  while (people.length < atOnce) people.push(await api.person());
  return { api, url: await api.listen(), people, costs: { save: [], read: [] } };
}

/** Every order equally often: garbage of one side is collected during the next. */
const ordersOf = (sides: readonly Side[]): readonly (readonly Side[])[] =>
  sides.flatMap((_, at) => {
    const order = [...sides.slice(at), ...sides.slice(0, at)];
    return [order, order.toReversed()];
  });

/** In turns, so that whatever else the machine does falls on all; each round is compared with the plain one beside it, and the median counts. */
async function figuresOf(kind: Kind, atOnce: number, asker: Asker): Promise<Figure[]> {
  const key = randomBytes(KEY_BYTES);
  const plain = await newSide(kind, atOnce);
  const control = await newSide(kind, atOnce);
  const usual = await newSide(kind, atOnce, createSealer([key]));
  const first = await newSide(kind, atOnce, createSealer([key], nothingFound()));
  const sides = [plain, control, usual, first];
  const orders = ordersOf(sides);
  const times = Math.max(1, CALLS_PER_ROUND / atOnce);
  for (let round = -ROUNDS_BEFORE; round < ROUNDS; round += 1) {
    for (const { url, people, costs } of orders[Math.abs(round) % orders.length] ?? []) {
      for (const what of ['save', 'read'] as const) {
        const cost = await perCall({ url, people, what, times }, asker, kind.databaseCpu);
        if (round >= 0) costs[what].push(cost);
      }
    }
  }
  for (const { api } of sides) await api.close();

  const rows = [
    { what: 'save, plain beside plain', side: control, of: 'save' },
    { what: 'read, plain beside plain', side: control, of: 'read' },
    { what: 'save of 4 kB of answers, encrypted beside plain', side: usual, of: 'save' },
    { what: 'read of 4 kB of answers, encrypted beside plain', side: usual, of: 'read' },
    { what: 'first read of 4 kB of answers, encrypted beside plain', side: first, of: 'read' },
  ] as const;
  return rows.flatMap(({ what, side, of }) =>
    countedIn(kind.name).map(([counted, part]) => {
      const beside = plain.costs[of].map((cost) => cost[part]);
      const ratios = side.costs[of].map((cost, round) => cost[part] / (beside[round] ?? cost[part]));
      const [from, to] = medianWithin(ratios).map((ratio) => ratio.toFixed(3));
      const callers = atOnce === 1 ? 'one call at a time' : `${atOnce} callers at once`;
      const row = `${what}, ${callers}, CPU of ${counted} (${percentile(beside, 0.5).toFixed(3)} ms plain; ${from} to ${to})`;
      return figure(row, percentile(ratios, 0.5), 'times', RATIO_MAX);
    }),
  );
}

/** Where the median of more rounds would lie, 95 times of 100: by rank, as nothing is known of how they are spread. */
function medianWithin(ratios: readonly number[]): readonly [number, number] {
  const away = 0.98 / Math.sqrt(ratios.length);
  return [percentile(ratios, Math.max(0, 0.5 - away)), percentile(ratios, 0.5 + away)];
}

const EMBEDDED = 'embedded';

const countedIn = (kind: string): readonly (readonly [string, keyof Cost])[] =>
  kind === EMBEDDED
    ? [['the server with its embedded database', 'server']]
    : [
        [`server and ${kind}`, 'both'],
        [`the server alone, on ${kind}`, 'server'],
      ];

export async function figures(): Promise<Figure[]> {
  const { startPostgres } = await import('@lf/platform/testing/start-postgres');
  const { createTestDatabase } = await import('@lf/platform/testing/test-database');
  const postgres = await startPostgres();
  const asker = startAsker();
  const onPostgres = {
    name: 'PostgreSQL',
    newUrl: () => createTestDatabase(postgres.url),
    databaseCpu: () => postgres.pids().reduce((sum, pid) => sum + cpuMsOf(pid), 0),
  };
  try {
    const found: Figure[] = [];
    for (const atOnce of AT_ONCE) found.push(...(await figuresOf(onPostgres, atOnce, asker)));
    const embedded = { name: EMBEDDED, newUrl: () => Promise.resolve(undefined), databaseCpu: () => 0 };
    return [...found, ...(await figuresOf(embedded, 1, asker))];
  } finally {
    asker.stop();
    await postgres.stop();
  }
}
