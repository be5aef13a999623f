import { amount } from './amount.ts';
import { startTestApi } from './test-api.ts';
import type { Figure } from './figure.ts';

const RUNS = amount(100, 2);
const PEOPLE = amount(50, 5);

/** 50 people redeem the last use of a code at the same instant, a hundred times over. */
async function tooManyOrTooFew(postgresUrl: string | undefined): Promise<number> {
  const api = await startTestApi(postgresUrl);
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => api.signUp()));
  let wrong = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const code = `LAST-${run}`;
    await api.db.insertInto('coupons').values({ code, keys: 1, max_uses: 3, uses: 2 }).execute();
    const answers = await Promise.all(tokens.map((token) => api.redeem(token, code)));
    if (answers.filter((status) => status === 201).length !== 1) wrong += 1;
  }
  await api.close();
  return wrong;
}

export async function figures(): Promise<Figure[]> {
  const { startPostgres } = await import('@lf/platform/testing/start-postgres');
  const postgres = await startPostgres();
  const row = (name: string, wrong: number): Figure => ({
    name: `${RUNS} × ${PEOPLE} parallel redeems of the last use, ${name}: runs without exactly one key`,
    value: wrong,
    unit: 'runs',
    limit: 0,
    ratio: wrong,
  });
  try {
    return [row('embedded', await tooManyOrTooFew(undefined)), row('PostgreSQL', await tooManyOrTooFew(postgres.url))];
  } finally {
    await postgres.stop();
  }
}
