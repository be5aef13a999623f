import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { openDatabase } from '@lf/platform/db/open-database';
import { readConfig } from '@lf/platform/env';
import { PRODUCTION } from '@lf/platform/testing/program';
import { startPostgres } from '@lf/platform/testing/start-postgres';
import { amount } from './amount.ts';
import { figure, percentile, type Figure } from './figure.ts';
import { startProgram, type BenchServer } from './servers.ts';

/** What it takes to get a PDF that was made before, through HTTP: CPU of the server's process. Needs a built product, and Linux. */

const KEPT_MS = 20;
const PEOPLE = amount(40, 2);
/** A server's first answers compile its code; they are not counted. */
const FIRST_ANSWERS = amount(10, 1);
/** The servers' own key: what is written here, they must be able to read. */
const AS_THE_SERVERS = { LOG_LEVEL: 'error', ANSWERS_KEY: PRODUCTION.ANSWERS_KEY };

/** People with finished results, straight into the database. */
async function finishedPeople(env: Record<string, string>): Promise<string[]> {
  const db = await openDatabase(readConfig({ ...AS_THE_SERVERS, ...env }), () => undefined);
  const { id } = await db
    .insertInto('users')
    .values({ email: 'bench@example.org', first_name: 'Ada', last_name: 'Lovelace', password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const codes = Array.from({ length: PEOPLE }, (_, n) => `BENCH${n}`);
  await db
    .insertInto('licenses')
    .values(codes.map((code) => ({ code, user_id: id, status: 'completed' as const })))
    .execute();
  const rows = codes.map((code, n) => {
    const narrative = { ...SHORT_FINGERPRINT, archetype: `Person ${n}`, licenseCode: code };
    return {
      license_code: code,
      user_id: id,
      values_philosophy: narrative.valuesPhilosophy,
      narrative: JSON.stringify(narrative),
    };
  });
  await db.insertInto('fingerprints').values(rows).execute();
  await db.destroy();
  return codes;
}

/** CPU of all threads of a process so far. */
function cpuOf(pid: number): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

async function cpuPerPdf({ url, pid }: BenchServer, codes: readonly string[]): Promise<number[]> {
  const found: number[] = [];
  for (const code of codes) {
    const before = cpuOf(pid);
    const answer = await fetch(`${url}/api/fingerprints/${code}/pdf?version=colored`);
    const bytes = await answer.arrayBuffer();
    found.push(cpuOf(pid) - before);
    if (!answer.ok || bytes.byteLength < 10_000) throw new Error(`no PDF: ${answer.status}`);
  }
  return found;
}

async function keptPdfs(name: string, env: Record<string, string>): Promise<Figure[]> {
  const codes = await finishedPeople(env);
  const maker = await startProgram('dist/api.mjs', env);
  await cpuPerPdf(maker, codes);
  await maker.stop();
  // Another process: nothing is in its memory yet.
  const reader = await startProgram('dist/api.mjs', env);
  const fromDatabase = (await cpuPerPdf(reader, codes)).slice(FIRST_ANSWERS);
  const atHand = (await cpuPerPdf(reader, codes)).slice(FIRST_ANSWERS);
  await reader.stop();
  return [
    figure(`PDF made before, from the ${name} database, p95 CPU`, percentile(fromDatabase, 0.95), 'ms', KEPT_MS),
    figure(`PDF asked for again, ${name}, p95 CPU`, percentile(atHand, 0.95), 'ms', KEPT_MS),
  ];
}

export async function figures(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lf-bench-'));
  const postgres = await startPostgres();
  try {
    return [
      ...(await keptPdfs('embedded', { DATA_DIR: folder })),
      ...(await keptPdfs('PostgreSQL', { DATABASE_URL: postgres.url })),
    ];
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
