import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createOpenedValues } from '@lf/platform/sealing/opened-values';
import { createSealer, KEY_BYTES } from '@lf/platform/sealing/sealer';
import { amount } from './amount.ts';
import { cpuMs, figure, percentile, type Figure } from './figure.ts';
import { startTestApi, type BenchApi } from './test-api.ts';
import type { Sealer } from '@lf/platform/sealing/sealer';

/**
 * How much more CPU a save and a read take because answers are encrypted: of the server, and of the server and the database together, which
 * is what an installation spends. The embedded database works inside the server, so there both are one.
 * A first read decrypts everything; a further one finds what this process read just before.
 */
const RATIO_MAX = 1.05;
/** Until the code of all sides is compiled alike. */
const ROUNDS_BEFORE = amount(20, 1);
const ROUNDS = amount(160, 1);
/** Few: whatever else the machine does then lasts longer than one turn of all sides. */
const CALLS_PER_ROUND = amount(5, 2);

/** Nine answers as people give them, 4 kB in all: a database compresses plain text, so it matters which. */
const INTERVIEW = new URL('ai/interviews/h1-development.jsonl', import.meta.url);
const FORM = JSON.stringify({
  flow: 'main',
  questions: {
    items: readFileSync(INTERVIEW, 'utf8')
      .split('\n', 9)
      .map((line, n) => ({
        question: `What do you remember of moment ${n + 1}?`,
        answer: (JSON.parse(line) as { sentences: string[] }).sentences.join(' '),
      })),
  },
});

/** CPU of a call in milliseconds. */
interface Cost {
  readonly server: number;
  readonly both: number;
}

interface Side {
  readonly api: BenchApi;
  readonly person: Awaited<ReturnType<BenchApi['person']>>;
  readonly saves: Cost[];
  readonly reads: Cost[];
}

/** Of all processes of a database, in milliseconds. */
type DatabaseCpu = () => number;

async function perCall(call: () => Promise<number>, databaseCpu: DatabaseCpu): Promise<Cost> {
  const before = databaseCpu();
  const server = await cpuMs(async () => {
    for (let n = 0; n < CALLS_PER_ROUND; n += 1) {
      const status = await call();
      if (status >= 300) throw new Error(`answered ${status}`);
    }
  });
  const database = databaseCpu() - before;
  return { server: server / CALLS_PER_ROUND, both: (server + database) / CALLS_PER_ROUND };
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

/** In turns, so that whatever else the machine does falls on all; each round is compared with the plain one beside it, and the median counts. */
async function figuresOf({ name, newUrl, databaseCpu }: Kind): Promise<Figure[]> {
  const start = async (sealer?: Sealer): Promise<Side> => {
    const api = await startTestApi(await newUrl(), sealer);
    return { api, person: await api.person(), saves: [], reads: [] };
  };
  const key = randomBytes(KEY_BYTES);
  const plain = await start();
  const control = await start();
  const usual = await start(createSealer([key]));
  const first = await start(createSealer([key], nothingFound()));
  const sides = [plain, control, usual, first];
  // Every order equally often: garbage of one side is collected during the next.
  const turns = sides.flatMap((_, at) => {
    const order = [...sides.slice(at), ...sides.slice(0, at)];
    return [order, order.toReversed()];
  });
  let n = 0;
  for (let round = -ROUNDS_BEFORE; round < ROUNDS; round += 1) {
    for (const { person, saves, reads } of turns[Math.abs(round) % turns.length] ?? []) {
      const save = await perCall(() => person.save(FORM.replace('"main"', `"main","n":${(n += 1)}`)), databaseCpu);
      const read = await perCall(() => person.read(), databaseCpu);
      if (round < 0) continue;
      saves.push(save);
      reads.push(read);
    }
  }
  for (const { api } of sides) await api.close();

  const rows = [
    { what: 'save, plain beside plain', side: control, of: 'saves' },
    { what: 'read, plain beside plain', side: control, of: 'reads' },
    { what: 'save of 4 kB of answers, encrypted beside plain', side: usual, of: 'saves' },
    { what: 'read of 4 kB of answers, encrypted beside plain', side: usual, of: 'reads' },
    { what: 'first read of 4 kB of answers, encrypted beside plain', side: first, of: 'reads' },
  ] as const;
  return rows.flatMap(({ what, side, of }) =>
    countedIn(name).map(([counted, part]) => {
      const beside = plain[of];
      const ratios = side[of].map((cost, round) => cost[part] / (beside[round]?.[part] ?? cost[part]));
      const plainMs = percentile(
        beside.map((cost) => cost[part]),
        0.5,
      );
      const row = `${what}, CPU of ${counted} (${plainMs.toFixed(3)} ms plain)`;
      return figure(row, percentile(ratios, 0.5), 'times', RATIO_MAX);
    }),
  );
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
  try {
    return [
      ...(await figuresOf({
        name: 'PostgreSQL',
        newUrl: () => createTestDatabase(postgres.url),
        databaseCpu: () => postgres.pids().reduce((sum, pid) => sum + cpuMsOf(pid), 0),
      })),
      ...(await figuresOf({ name: EMBEDDED, newUrl: () => Promise.resolve(undefined), databaseCpu: () => 0 })),
    ];
  } finally {
    await postgres.stop();
  }
}
