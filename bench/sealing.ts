import { randomBytes } from 'node:crypto';
import { createSealer, KEY_BYTES } from '@lf/platform/sealing/sealer';
import { figure, percentile, type Figure } from './figure.ts';
import { startTestApi, type BenchApi } from './test-api.ts';

/** How much longer a save and a read take because answers are encrypted. */
const RATIO_MAX = 1.05;
const ROUNDS = 40;
const CALLS_PER_ROUND = 25;

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

const perCall = async (call: () => Promise<number>): Promise<number> => {
  const begun = performance.now();
  for (let n = 0; n < CALLS_PER_ROUND; n += 1) {
    const status = await call();
    if (status >= 300) throw new Error(`answered ${status}`);
  }
  return (performance.now() - begun) / CALLS_PER_ROUND;
};

/** In turns, so that whatever else the machine does falls on both. */
async function ratios(postgresUrl: () => Promise<string | undefined>): Promise<{ save: number; read: number }> {
  const sides: Side[] = [];
  for (const sealer of [undefined, createSealer([randomBytes(KEY_BYTES)])]) {
    const api = await startTestApi(await postgresUrl(), sealer);
    sides.push({ api, person: await api.person(), saves: [], reads: [] });
  }
  let n = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { person, saves, reads } of round % 2 === 0 ? sides : sides.toReversed()) {
      saves.push(await perCall(() => person.save(FORM.replace('"main"', `"main","n":${(n += 1)}`))));
      reads.push(await perCall(() => person.read()));
    }
  }
  const [plain, sealed] = sides;
  const ratio = (of: (side: Side) => readonly number[]) =>
    plain && sealed ? percentile(of(sealed), 0.5) / percentile(of(plain), 0.5) : Number.NaN;
  const found = { save: ratio(({ saves }) => saves), read: ratio(({ reads }) => reads) };
  for (const { api } of sides) await api.close();
  return found;
}

export async function figures(): Promise<Figure[]> {
  const { startPostgres } = await import('@lf/platform/testing/start-postgres');
  const { createTestDatabase } = await import('@lf/platform/testing/test-database');
  const postgres = await startPostgres();
  try {
    const onPostgres = await ratios(() => createTestDatabase(postgres.url));
    const embedded = await ratios(() => Promise.resolve(undefined));
    return [
      figure('save of 4 kB of answers, encrypted beside plain, PostgreSQL', onPostgres.save, 'times', RATIO_MAX),
      figure('read of 4 kB of answers, encrypted beside plain, PostgreSQL', onPostgres.read, 'times', RATIO_MAX),
      figure('save of 4 kB of answers, encrypted beside plain, embedded', embedded.save, 'times', RATIO_MAX),
      figure('read of 4 kB of answers, encrypted beside plain, embedded', embedded.read, 'times', RATIO_MAX),
    ];
  } finally {
    await postgres.stop();
  }
}
