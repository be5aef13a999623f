import { randomBytes } from 'node:crypto';
import { createOpenedValues } from '@lf/platform/sealing/opened-values';
import { createSealer, KEY_BYTES } from '@lf/platform/sealing/sealer';
import { amount } from './amount.ts';
import { cpuMs, figure, percentile, type Figure } from './figure.ts';
import { startTestApi, type BenchApi } from './test-api.ts';
import type { Sealer } from '@lf/platform/sealing/sealer';

/**
 * How much more CPU a save and a read take because answers are encrypted; what PostgreSQL itself uses is counted on neither side.
 * A first read decrypts everything; a further one finds what this process read just before.
 */
const RATIO_MAX = 1.05;
/** Until the code of all sides is compiled alike. */
const ROUNDS_BEFORE = amount(20, 1);
const ROUNDS = amount(160, 1);
/** Few: whatever else the machine does then lasts longer than one turn of all sides. */
const CALLS_PER_ROUND = amount(5, 2);

const FORM = JSON.stringify({
  flow: 'main',
  questions: {
    items: Array.from({ length: 9 }, (_, n) => ({
      question: `What do you remember of moment ${n + 1}?`,
      answer: 'My grandmother put the coins on the table and said: count them with me. '.repeat(6),
    })),
  },
});

interface Side {
  readonly api: BenchApi;
  readonly person: Awaited<ReturnType<BenchApi['person']>>;
  readonly saves: number[];
  readonly reads: number[];
}

const perCall = async (call: () => Promise<number>): Promise<number> =>
  (await cpuMs(async () => {
    for (let n = 0; n < CALLS_PER_ROUND; n += 1) {
      const status = await call();
      if (status >= 300) throw new Error(`answered ${status}`);
    }
  })) / CALLS_PER_ROUND;

/** As in a process that has just started: what it decrypts it keeps, and finds nothing. */
const nothingFound = () => ({ ...createOpenedValues(), find: () => undefined });

interface Ratios {
  /** Plain beside plain: how far apart two equal servers are here and now. */
  readonly control: { readonly save: number; readonly read: number };
  readonly save: number;
  readonly read: number;
  readonly firstRead: number;
}

/** In turns, so that whatever else the machine does falls on all; each round is compared with the plain one beside it, and the median counts. */
async function ratios(postgresUrl: () => Promise<string | undefined>): Promise<Ratios> {
  const start = async (sealer?: Sealer): Promise<Side> => {
    const api = await startTestApi(await postgresUrl(), sealer);
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
      const save = await perCall(() => person.save(FORM.replace('"main"', `"main","n":${(n += 1)}`)));
      const read = await perCall(() => person.read());
      if (round < 0) continue;
      saves.push(save);
      reads.push(read);
    }
  }
  for (const { api } of sides) await api.close();
  const ratio = (side: Side, of: (side: Side) => readonly number[]) => {
    const beside = of(plain);
    return percentile(
      of(side).map((ms, round) => ms / (beside[round] ?? ms)),
      0.5,
    );
  };
  return {
    control: { save: ratio(control, ({ saves }) => saves), read: ratio(control, ({ reads }) => reads) },
    save: ratio(usual, ({ saves }) => saves),
    read: ratio(usual, ({ reads }) => reads),
    firstRead: ratio(first, ({ reads }) => reads),
  };
}

const shown = (kind: string, { control, save, read, firstRead }: Ratios): Figure[] => [
  figure(`save, plain beside plain, ${kind}`, control.save, 'times', RATIO_MAX),
  figure(`read, plain beside plain, ${kind}`, control.read, 'times', RATIO_MAX),
  figure(`save of 4 kB of answers, encrypted beside plain, ${kind}`, save, 'times', RATIO_MAX),
  figure(`read of 4 kB of answers, encrypted beside plain, ${kind}`, read, 'times', RATIO_MAX),
  figure(`first read of 4 kB of answers, encrypted beside plain, ${kind}`, firstRead, 'times', RATIO_MAX),
];

export async function figures(): Promise<Figure[]> {
  const { startPostgres } = await import('@lf/platform/testing/start-postgres');
  const { createTestDatabase } = await import('@lf/platform/testing/test-database');
  const postgres = await startPostgres();
  try {
    const onPostgres = await ratios(() => createTestDatabase(postgres.url));
    const embedded = await ratios(() => Promise.resolve(undefined));
    return [...shown('PostgreSQL', onPostgres), ...shown('embedded', embedded)];
  } finally {
    await postgres.stop();
  }
}
