import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { isPasswordOf, hashPassword } from '@lf/api/features/auth/password-hash';
import { createEngine } from '@lf/ai/engine-registry';
import { readConfig } from '@lf/platform/env';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { amount } from './amount.ts';
import { listKeys, publicResult, saveAnswer } from './load/calls.ts';
import { CONNECTIONS, measure, type LoadCall, type Measured } from './load/measure.ts';
import { newPeople, newResult, type LoadPerson } from './load/people.ts';
import { pgbench } from './load/pgbench.ts';
import { startProgram, type BenchServer } from './servers.ts';
import type { Figure } from './figure.ts';
import type { FastifyBaseLogger } from 'fastify';

/**
 * What the product carries, call by call, on either database and with one process or two, each beside its limit in the same run: the bare Fastify
 * route, the bare password hash, the bare engine, the same SQL through pgbench. On a busy machine only the ratios mean something.
 */

const SETTLE_MS = amount(3_000, 50);
/** How many of each call: the heavy ones fewer. */
const CALLS = amount(1_500, 4);
/** Of reads, which cost so little that the compiler's work would be most of it. */
const READS = amount(4_500, 4);
const LOGINS = amount(60, 4);
const QUESTIONS = amount(80, 4);
const WORDS =
  'We carried the table out into the garden because my grandmother wanted to eat under the pear tree, and I held one end of it. ';

/** The program that serves pages, too. */
const PAGE = 'page of the public result';

const answersOf = (person: LoadPerson, count: number) => [
  { question: 'What do you remember first?', answer: `${WORDS.repeat(6)} ${person.id} ${count}` },
];

const callsFor = (result: string): readonly LoadCall[] => [
  {
    name: 'login',
    method: 'POST',
    path: '/api/auth/login',
    amount: LOGINS,
    body: ({ email, password }) => ({ email, password }),
  },
  saveAnswer(CALLS, { text: WORDS.repeat(12) }),
  { ...listKeys(READS), warmUp: READS },
  { ...publicResult(READS, result), warmUp: READS },
  {
    name: PAGE,
    method: 'GET',
    path: `/fingerprint/${result}`,
    amount: READS,
    warmUp: READS,
    headers: { 'accept-encoding': 'br' },
  },
  {
    name: 'next-question',
    method: 'POST',
    path: '/ai/survey/next-question',
    amount: QUESTIONS,
    body: (person, count) => ({
      user_id: person.id,
      survey_data: answersOf(person, count),
      additional_questions_requested: 0,
    }),
  },
];

/** How often a second the work itself can be done, with nothing around it. */
async function perSecond(work: (count: number) => Promise<unknown>, atOnce: number): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() - started < SETTLE_MS) {
        await work(done);
        done += 1;
      }
    }),
  );
  return (done / (performance.now() - started)) * 1_000;
}

async function bareLimits(people: readonly LoadPerson[]): Promise<Map<string, number>> {
  const stored = await hashPassword('correct horse');
  const engine = createEngine(readConfig({}), {
    info: () => undefined,
    warn: () => undefined,
  } as unknown as FastifyBaseLogger);
  await engine.start();
  const nobody = people[0] ?? { id: '', email: '', password: '', token: '', licenseCode: '' };
  return new Map([
    ['login', await perSecond(() => isPasswordOf(stored, 'correct horse'), availableParallelism())],
    [
      'next-question',
      await perSecond(
        (count) =>
          engine.nextQuestion({
            survey_data: answersOf(people[count % people.length] ?? nobody, count),
            additional_questions_requested: 0,
          }),
        1,
      ),
    ],
  ]);
}

/** `--call=licenses --call='public result'` measures these alone. */
const asked = process.argv.filter((word) => word.startsWith('--call=')).map((word) => word.slice('--call='.length));
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

interface Setup {
  readonly name: string;
  readonly api: readonly BenchServer[];
  readonly ai: readonly BenchServer[];
  readonly databaseUrl?: string;
  readonly hasPages?: boolean;
}

const round = (value: number) => Math.round(value * 100) / 100;
const show = (name: string, { perSecond: value, p95Ms }: Measured, limitName: string, limit: number): Figure => ({
  name: `${name}, p95 ${Math.round(p95Ms)} ms, of ${limitName}`,
  value: Math.round(value),
  unit: 'requests/s',
  limit: Math.round(limit),
  ratio: round(value / limit),
});

async function figuresOf(
  { name: setup, api, ai, databaseUrl, hasPages = false }: Setup,
  bare: BenchServer,
): Promise<Figure[]> {
  const [first] = api;
  if (first === undefined) throw new Error('no server');
  const people = await newPeople(first, CONNECTIONS);
  const result = await newResult(first);
  const limits = ['login', 'next-question'].some(isAsked) ? await bareLimits(people) : new Map<string, number>();
  const figures: Figure[] = [];
  for (const call of callsFor(result).filter(({ name }) => isAsked(name) && (hasPages || name !== PAGE))) {
    const label = `${call.name}, ${setup}`;
    const ours = await measure(call.path.startsWith('/ai') ? ai : api, people, call);
    const limit = limits.get(call.name);
    if (limit === undefined) {
      const route = await measure([bare], people, call);
      figures.push(show(label, ours, 'the bare Fastify route', route.perSecond));
      figures.push({
        name: `${label}, CPU of the server, of the bare Fastify route`,
        value: round(ours.cpuMs),
        unit: 'ms',
        limit: round(route.cpuMs),
        ratio: round(ours.cpuMs / route.cpuMs),
      });
    } else {
      figures.push(show(label, ours, call.name === 'login' ? 'the bare argon2id' : 'the bare engine', limit));
    }
    const sql = databaseUrl === undefined ? undefined : pgbench(databaseUrl, call.name, people, result);
    if (sql !== undefined) figures.push(show(label, ours, 'the same SQL through pgbench', sql));
  }
  return figures;
}

export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lf-load-'));
  const bare = await startProgram('bench/load/bare-fastify.mjs', {});
  const found: Figure[] = [];

  const embedded = await startProgram('dist/server.mjs', { DATA_DIR: path.join(folder, 'embedded') });
  found.push(...(await figuresOf({ name: 'embedded', api: [embedded], ai: [embedded], hasPages: true }, bare)));
  await embedded.stop();

  // As a deployment runs it: every commit is on disk before it is acknowledged.
  const postgres = await startPostgres({ settings: [] });
  const env = { DATABASE_URL: postgres.url, DATA_DIR: path.join(folder, 'data'), DATABASE_POOL_MAX: '10' };
  const api = [await startProgram('dist/api.mjs', env), await startProgram('dist/api.mjs', env)];
  const ai = [await startProgram('dist/ai.mjs', env), await startProgram('dist/ai.mjs', env)];
  for (const processes of [1, 2]) {
    const setup = {
      name: `PostgreSQL, ${processes === 1 ? 'one process' : 'two processes'}`,
      api: api.slice(0, processes),
      ai: ai.slice(0, processes),
      databaseUrl: postgres.url,
    };
    found.push(...(await figuresOf(setup, bare)));
  }
  for (const server of [...api, ...ai, bare]) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return found;
}
