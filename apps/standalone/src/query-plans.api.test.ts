import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OLDER_KEYS_SHOWN_MAX, PAST_KEYS_SHOWN_MAX } from '@lf/domain/limits';
import { registerAi } from '@lf/ai/app';
import { GateEngine } from '@lf/ai/testing/gate-engine';
import { finishKeyOf } from '@lf/api/testing/finish-key';
import { giveKeyTo } from '@lf/api/testing/give-key';
import { mirrorOf, newReplySecret, type TestMirror } from '@lf/api/testing/mirror-people';
import { startTestApi, type TestApi, type TestUser } from '@lf/api/testing/test-api';
import { leasesSpent } from '@lf/platform/db/lease';
import { recordedDatabase, type RecordedDatabase, type Statement } from '@lf/platform/testing/plans/recorded-database';
import { GROWING_TABLES, seedKeysOf, seedPast } from '@lf/platform/testing/plans/seed-past';
import { createTestDatabase } from '@lf/platform/testing/test-database';
import { testSettings } from '@lf/platform/testing/test-settings';
import type { Method } from '@lf/contract/define-route';

const { postgresUrl } = testSettings();

/** So many that an index is worth more than reading the table. */
const PEOPLE = 5_000;
const KEYS = 3_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

const growing: ReadonlySet<string> = new Set(GROWING_TABLES);
const wholeTablesIn = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && growing.has(node['Relation Name'] ?? '')
    ? [node['Relation Name'] ?? '']
    : []),
  ...(node.Plans ?? []).flatMap(wholeTablesIn),
];

/** Rows of tables that were looked at, whether they were of use or not. */
const rowsReadIn = (node: PlanNode): number =>
  (node['Relation Name'] === undefined
    ? 0
    : ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0)) +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsReadIn(plan), 0);

/** The longest list: keys that are finished, keys that were given away, and those keys themselves. */
const ROWS_READ_MAX = 3 * PAST_KEYS_SHOWN_MAX + 100;
const OLDER_KEYS = 'older keys of an account';
const rowsReadMax = (call: string) => (call === OLDER_KEYS ? 3 * OLDER_KEYS_SHOWN_MAX + 100 : ROWS_READ_MAX);

const textOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join(',')}}` : String(value);

describe.runIf(postgresUrl !== undefined)('a call on a database with a long past', () => {
  let recorded: RecordedDatabase;
  let api: TestApi;
  let ada: TestUser;
  let planner: pg.Client;
  let open: string;
  let finished: string;
  let gift: string;
  let mirror: TestMirror;
  const engine = new GateEngine();

  beforeAll(async () => {
    const url = await createTestDatabase(postgresUrl ?? '');
    recorded = recordedDatabase(url);
    await seedPast(recorded.db, PEOPLE);
    api = await startTestApi(
      {},
      { db: recorded.db, also: (server, parts) => registerAi(server, { ...parts, engine }) },
    );
    ada = await api.signUp('Ada');
    await seedKeysOf(recorded.db, ada.id, KEYS);
    open = await giveKeyTo(api, ada);
    finished = await finishKeyOf(api, ada);
    mirror = await mirrorOf(api, ada, finished);
    for (let n = 0; n < 3; n += 1) await mirror.reply({ picks: mirror.cards.slice(0, 1) });
    planner = new pg.Client({ connectionString: url });
    await planner.connect();
    const code = `GIVEN-${ada.id}-9`;
    ({ id: gift } = await recorded.db
      .selectFrom('gifts')
      .select('id')
      .where('license_code', '=', code)
      .executeTakeFirstOrThrow());
    await planner.query('analyze');
    engine.answers = { next_question: 'Which song was it?' };
    // A save finds a record.
    await send('POST', '/api/fingerprintData/save-fingerprint-data', progress('first'));
  });
  afterAll(async () => {
    await planner.end();
    await api.close();
  });

  const send = async (method: Method, url: string, payload?: object, token = ada.token): Promise<number> =>
    (
      await api.server.inject({
        method,
        url,
        headers: token === '' ? {} : { authorization: `Bearer ${token}` },
        ...(payload === undefined ? {} : { payload }),
      })
    ).statusCode;
  const progress = (text: string, answers: readonly object[] = []) => ({
    userId: ada.id,
    licenseCode: open,
    data: JSON.stringify({ text, questions: { items: answers } }),
    lastPageAccessed: 'earliest-memory',
    visitedRoutes: 'about-you',
  });
  const asking = (license: object) => ({
    user_id: ada.id,
    ...license,
    survey_data: [{ question: 'Q?', answer: `an answer to ${JSON.stringify(license)}` }],
    additional_questions_requested: 0,
  });

  const calls: readonly [string, () => Promise<number>][] = [
    ['the keys of an account', () => send('GET', '/api/users/me/licenses')],
    [OLDER_KEYS, () => send('GET', `/api/users/me/licenses/older?finished=OWN-${ada.id}-9&given=${gift}`)],
    ['the account', () => send('GET', '/api/users/me')],
    ['the results of an account', () => send('GET', '/api/users/me/fingerprints')],
    ['keys that wait to be claimed', () => send('GET', '/api/users/me/gifts')],
    ['a draft', () => send('POST', '/api/fingerprintData/save-fingerprint-data', progress('draft'))],
    [
      'an answer',
      () => send('POST', '/api/fingerprintData/save-fingerprint-data', progress('', [{ question: 'Q?', answer: 'A' }])),
    ],
    ['the progress of a key', () => send('GET', `/api/fingerprintData/data/${ada.id}/${open}`)],
    ['a shared result', () => send('GET', `/api/fingerprints/${finished}`, undefined, '')],
    [
      'a shared result asked for again',
      async () => {
        await leasesSpent();
        return send('GET', `/api/fingerprints/${finished}`, undefined, '');
      },
    ],
    ['one’s own result', () => send('GET', `/api/fingerprints/${finished}`)],
    ['the mirror of a result', () => send('GET', `/api/fingerprints/${finished}/mirror`)],
    ['an invitation to a mirror', () => send('POST', '/api/mirror/open', { secret: mirror.link }, '')],
    [
      'a reply to a mirror',
      () =>
        send(
          'POST',
          '/api/mirror/reply',
          { secret: mirror.link, replySecret: newReplySecret(), picks: mirror.cards.slice(0, 1) },
          '',
        ),
    ],
    ['everybody beside this account', () => send('GET', '/api/users/me/side-by-side')],
    ['the wish for a reminder', () => send('GET', '/api/users/me/reminder')],
    ['the next question', () => send('POST', '/ai/survey/next-question', asking({ license_code: open }))],
    ['the next question, no key named', () => send('POST', '/ai/survey/next-question', asking({}))],
  ];

  test('the next question takes six statements: the limit, the session, the key with what is stored, and three around the engine', async () => {
    recorded.takeStatements();
    const body = {
      ...asking({ license_code: open }),
      survey_data: [{ question: 'Q?', answer: 'told for the first time' }],
    };
    expect(await send('POST', '/ai/survey/next-question', body)).toBe(200);
    expect(recorded.takeStatements().map(({ text }) => text.slice(0, 60))).toHaveLength(6);
    expect(await send('POST', '/ai/survey/next-question', body)).toBe(200);
    expect(recorded.takeStatements().map(({ text }) => text.slice(0, 60))).toHaveLength(3);
  });

  /** Both for these values, and for any: after a few calls a prepared statement is planned once for all values. */
  async function plansOf({ text, values }: Statement): Promise<PlanNode[]> {
    const ours = await planner.query(`explain (format json) ${text}`, [...values]);
    const any = await planner.query(`explain (format json, generic_plan) ${text}`);
    return [ours, any].map(
      ({ rows }) => (rows[0] as { 'QUERY PLAN': { Plan: PlanNode }[] })['QUERY PLAN'][0]?.Plan as PlanNode,
    );
  }

  /** As a statement runs after it was sent a few times: planned for any values. */
  async function rowsRead({ text, values }: Statement): Promise<number> {
    await planner.query(`prepare measured as ${text}`);
    try {
      const given = values.map((value) => pg.escapeLiteral(textOf(value))).join(', ');
      const { rows } = await planner.query(
        `explain (analyze, format json) execute measured${values.length === 0 ? '' : ` (${given})`}`,
      );
      return rowsReadIn((rows[0] as { 'QUERY PLAN': { Plan: PlanNode }[] })['QUERY PLAN'][0]?.Plan as PlanNode);
    } finally {
      await planner.query('deallocate measured');
    }
  }

  test.each(calls)('%s: no statement reads more rows than its list may have', async (name, call) => {
    await planner.query('set plan_cache_mode = force_generic_plan');
    recorded.takeStatements();
    expect(await call()).toBeLessThan(300);
    for (const statement of recorded.takeStatements().filter(({ text }) => /^select\b(?!.* for update)/is.test(text)))
      expect(await rowsRead(statement), statement.text).toBeLessThan(rowsReadMax(name));
  });

  test.each(calls)('%s: no statement reads a whole table', async (_name, call) => {
    recorded.takeStatements();
    expect(await call()).toBeLessThan(300);
    const statements = recorded.takeStatements().filter(({ text }) => !/^(begin|start|commit|rollback)/i.test(text));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const tables = (await plansOf(statement)).flatMap(wholeTablesIn);
      expect(tables, statement.text).toEqual([]);
    }
  });
});
