import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { serverSeenAgo } from '@lf/platform/db/running-servers';
import { createMailTransport } from '../email/create-mail-transport.ts';
import type { Command, CommandInput, Outcome } from './command.ts';

interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly detail: string;
}

type Examine = (input: Pick<CommandInput, 'db' | 'config'>) => Promise<Omit<Finding, 'what'>>;

const GIGABYTE = 1024 ** 3;
const ANSWER_WITHIN_MS = 3_000;
const STUCK_MINUTES = 15;

const database: Examine = async ({ db, config }) => {
  const began = Date.now();
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  const kind = config.DATABASE_URL === undefined ? 'embedded PostgreSQL' : 'PostgreSQL';
  const seen = await serverSeenAgo(db);
  const server = seen === undefined ? 'no server runs' : 'a server runs';
  return { state: 'ok', detail: `${kind} ${rows[0]?.version ?? ''} answered in ${Date.now() - began} ms; ${server}` };
};

const mail: Examine = async ({ db, config }) => {
  const waiting = await db
    .selectFrom('outbox_mails')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<boolean>`coalesce(min(created_at) < now() - make_interval(mins => ${STUCK_MINUTES}::int), false)`.as('stuck'),
    ])
    .executeTakeFirstOrThrow();
  const transport = createMailTransport(config);
  try {
    await transport.check();
  } finally {
    await transport.close();
  }
  const by = config.SMTP_URL === undefined ? 'files in the data folder' : new URL(config.SMTP_URL).host;
  const detail = `${by}; ${waiting.count} mail(s) waiting`;
  return waiting.stuck
    ? { state: 'warning', detail: `${detail}, some for more than ${STUCK_MINUTES} minutes (mail list)` }
    : { state: 'ok', detail };
};

const disk: Examine = async ({ config }) => {
  const folder = path.resolve(config.DATA_DIR);
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return { state: free < GIGABYTE ? 'warning' : 'ok', detail: `${(free / GIGABYTE).toFixed(1)} GB free in ${folder}` };
};

async function reach(address: string): Promise<number> {
  return (await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), redirect: 'manual' })).status;
}

const ai: Examine = async ({ config }) => {
  const address = `${config.AI_URL ?? `http://127.0.0.1:${config.PORT}/ai`}/health`;
  const status = await reach(address).catch(() => undefined);
  const engine = `engine ${config.AI_ENGINE}`;
  if (status !== 200) return { state: 'warning', detail: `${engine}; nothing answers at ${address}` };
  if (config.AI_ENGINE !== 'llm' || config.LLM_BASE_URL === undefined)
    return { state: 'ok', detail: `${engine}; ${address} answers` };
  const host = new URL(config.LLM_BASE_URL).host;
  const reached = await reach(config.LLM_BASE_URL).catch(() => undefined);
  return reached === undefined
    ? { state: 'warning', detail: `${engine}; ${host} does not answer, the embedded engine steps in` }
    : { state: 'ok', detail: `${engine}; ${host} answers` };
};

const EXAMINED: Readonly<Record<string, Examine>> = { database, mail, disk, AI: ai };

async function examine(what: string, look: Examine, input: CommandInput): Promise<Finding> {
  try {
    return { what, ...(await look(input)) };
  } catch (error) {
    return { what, state: 'failed', detail: error instanceof Error ? error.message : String(error) };
  }
}

function outcomeOf(findings: readonly Finding[]): Outcome {
  const wrong = findings.filter(({ state }) => state !== 'ok').length;
  return {
    message: wrong === 0 ? 'Everything is in order.' : `${wrong} of ${findings.length} need a look.`,
    rows: findings.map(({ what, state, detail }) => ({ what, state, detail })),
    failed: findings.some(({ state }) => state === 'failed'),
  };
}

/** One table of what an operator would look at first. */
export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'Check configuration, database, mail, disk and AI, in one table',
  flags: {},
  changes: false,
  run: async (input) => {
    const configuration: Finding = {
      what: 'configuration',
      state: input.config.production || input.config.DATABASE_URL === undefined ? 'ok' : 'warning',
      detail: `NODE_ENV ${input.config.NODE_ENV}, payments ${input.config.PAYMENTS}, ${input.config.PUBLIC_URL}`,
    };
    const examined = [];
    for (const [what, look] of Object.entries(EXAMINED)) examined.push(await examine(what, look, input));
    return outcomeOf([configuration, ...examined]);
  },
  whenNotOpened: (reason) => outcomeOf([{ what: 'configuration and database', state: 'failed', detail: reason }]),
};
