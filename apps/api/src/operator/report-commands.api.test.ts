import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishKeyOf } from '../testing/finish-key.ts';
import { startMirrorOf } from '../testing/mirror-people.ts';
import { mailsTo } from '../testing/outbox.ts';
import { operate, rowsOf } from '../testing/operator.ts';
import { SHORT_FINGERPRINT } from '../testing/sample-fingerprints.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const CORE = SHORT_FINGERPRINT.values[0] ?? '';
const run = (line: string) => operate(api, line);
const openReports = async () => rowsOf((await run('report list --json')).output);

const idOf = (row: Readonly<Record<string, unknown>> | undefined): string => String(row?.['id']);

/** A mirror with three counted replies, one of them with a sentence that its owner has reported. */
async function reported() {
  const ada = await api.signUp();
  const started = await startMirrorOf(api, ada);
  for (let n = 0; n < 2; n += 1) await started.reply({ picks: [CORE] });
  const friend = await started.reply({ picks: [CORE], saw: { value: CORE, text: 'something unkind.' } });
  const [sentence] = (await started.own()).view?.sentences ?? [];
  await started.asOwner('POST', `/sentences/${sentence?.id}/report`);
  const [report] = (await openReports()).filter((row) => row['mirror_of'] === ada.email);
  return { ...started, ada, friend, report };
}

test('the operator reads the reported sentence, and whose mirror it stands in', async () => {
  const { report, ada } = await reported();
  expect(report).toMatchObject({ kind: 'sentence', text: 'something unkind.', mirror_of: ada.email });
});

test('a report that is kept changes nothing and is off the list', async () => {
  const { report, own } = await reported();
  expect(await run(`report settle --id ${idOf(report)} --outcome keep --dry-run`)).toMatchObject({ exitCode: 0 });
  expect((await openReports()).map((row) => row['id'])).toContain(report?.['id']);
  await run(`report settle --id ${idOf(report)} --outcome keep`);
  expect((await openReports()).map((row) => row['id'])).not.toContain(report?.['id']);
  expect(await own()).toMatchObject({ replies: 3, view: { people: 3 } });
});

test('an owner who reported a sentence is not barred for it: to end the mirror is refused, and the report stays open', async () => {
  const { report, own, asOwner } = await reported();
  for (const flag of ['', ' --dry-run']) {
    const { exitCode, output } = await run(`report settle --id ${idOf(report)} --outcome end-mirror${flag}`);
    expect(exitCode).toBe(1);
    expect(output).toContain('the owner of the mirror sent this report');
  }
  expect((await openReports()).map((row) => row['id'])).toContain(report?.['id']);
  expect(await own()).toMatchObject({ replies: 3, view: { people: 3 } });
  expect((await asOwner('POST')).status).toBe(201);
});

test('a removed reply is gone for its owner and its writer; two replies that are left are only a count', async () => {
  const { report, own, friend, asFriend } = await reported();
  expect((await run(`report settle --id ${idOf(report)} --outcome remove-reply`)).exitCode).toBe(0);
  expect(await own()).toMatchObject({ replies: 2, view: null });
  expect((await asFriend('open', { secret: friend.secret })).body).toMatchObject({ state: 'closed', cards: [] });
  expect((await openReports()).map((row) => row['id'])).not.toContain(report?.['id']);
});

test('by the secret of a removed reply nobody replies again, and others still do', async () => {
  const { report, own, friend, reply, asFriend, code } = await reported();
  await run(`report settle --id ${idOf(report)} --outcome remove-reply`);
  const rows = api.db.selectFrom('mirror_replies').innerJoin('mirrors', 'mirrors.id', 'mirror_replies.mirror_id');
  const left = await rows.selectAll('mirror_replies').where('license_code', '=', code).execute();
  expect(JSON.stringify(left)).not.toContain('something unkind');
  for (const said of [{ picks: [CORE] }, { picks: [CORE], replaces: true }])
    expect((await reply(said, friend.secret)).answer).toMatchObject({ status: 409, body: { code: 'mirror_closed' } });
  expect((await asFriend('withdraw', { secret: friend.secret })).status).toBe(204);
  expect((await reply({ picks: [CORE] }, friend.secret)).answer.status).toBe(409);
  expect((await own()).replies).toBe(2);
  expect((await reply({ picks: [CORE] })).answer.status).toBe(201);
});

test('a removed reply to a mailed invitation leaves the list of the invited as it was, and its link is dead', async () => {
  const ada = await api.signUp();
  const { asOwner, asFriend, own } = await startMirrorOf(api, ada);
  const emails = [1, 2, 3].map((n) => `removed-${n}@example.com`);
  await asOwner('POST', '/invitations', { emails });
  const secrets = await Promise.all(
    emails.map(async (email) => /invitation=([\w-]+)/.exec((await mailsTo(api, email))[0]?.text ?? '')?.[1] ?? ''),
  );
  for (const secret of secrets)
    await asFriend('reply', { secret, picks: [CORE], saw: { value: CORE, text: `words of ${secret}` } });
  const [sentence] = (await own()).view?.sentences ?? [];
  await asOwner('POST', `/sentences/${sentence?.id}/report`);
  const [report] = (await openReports()).filter((row) => row['mirror_of'] === ada.email);
  await run(`report settle --id ${idOf(report)} --outcome remove-reply`);
  expect(await own()).toMatchObject({ invited: emails, replies: 2, view: null });
  const states = await Promise.all(
    secrets.map(async (secret) => ((await asFriend('open', { secret })).body as { state: string }).state),
  );
  expect(states.toSorted()).toEqual(['closed', 'replied', 'replied']);
});

test('what a stranger wrote cannot move the cursor or begin a row of its own', async () => {
  const { asFriend, link } = await startMirrorOf(api, await api.signUp());
  await asFriend('report', { secret: link, text: 'clear \u001b[2J it\nforged row' });
  const { output } = await run('report list');
  expect(output).toContain(String.raw`clear \u001b[2J it\u000aforged row`);
  expect(output).not.toContain('\u001b');
  expect(output).not.toMatch(/^forged/mu);
});

test('a mirror that is ended is gone with everything in it', async () => {
  const { asFriend, asOwner, link, ada } = await reported();
  await asFriend('report', { secret: link, text: 'this person follows me' });
  const about = (await openReports()).filter((row) => row['mirror_of'] === ada.email);
  const complaint = about.find((row) => row['kind'] === 'invitation');
  expect(complaint).toMatchObject({ text: 'this person follows me', mirror: 'is there' });
  for (const flag of ['', ' --dry-run'])
    expect((await run(`report settle --id ${idOf(complaint)} --outcome remove-reply${flag}`)).exitCode).toBe(1);
  expect((await run(`report settle --id ${idOf(complaint)} --outcome end-mirror`)).exitCode).toBe(0);
  expect((await asOwner('GET')).body).toEqual({ mirror: null });
  expect((await asFriend('open', { secret: link })).status).toBe(404);
  expect((await openReports()).filter((row) => row['mirror_of'] === ada.email)).toEqual([]);
});

describe('the owner of a mirror that was ended', () => {
  /** With another mirror, of another fingerprint. */
  async function ended() {
    const ada = await api.signUp();
    const [first, second] = [await startMirrorOf(api, ada), await startMirrorOf(api, ada)];
    await first.asFriend('report', { secret: first.link, text: 'end it' });
    const [complaint] = (await openReports()).filter((row) => row['mirror_of'] === ada.email);
    await run(`report settle --id ${idOf(complaint)} --outcome end-mirror`);
    return { ada, first, second };
  }

  test('starts none and invites nobody, and is told so', async () => {
    const { ada, first, second } = await ended();
    const unused = await finishKeyOf(api, ada);
    for (const answer of [
      await first.asOwner('POST'),
      await second.asOwner('POST', '/invitations', { emails: ['blocked-friend@example.com'] }),
      await api.call('POST', `/fingerprints/${unused}/mirror`, { token: ada.token }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'mirror_blocked' } });
    expect((await first.asOwner('GET')).body).toEqual({ mirror: null });
    expect((await second.own()).invited).toEqual([]);
    const { body } = await api.call('GET', '/users/me/events', { token: ada.token });
    expect(JSON.stringify(body)).toContain('mirror_ended');
  });

  test('may again once the operator says so', async () => {
    const { ada, first } = await ended();
    expect((await run(`report allow --email ${ada.email} --dry-run`)).exitCode).toBe(0);
    expect((await first.asOwner('POST')).status).toBe(409);
    expect((await run(`report allow --email ${ada.email}`)).exitCode).toBe(0);
    expect((await first.asOwner('POST')).status).toBe(201);
    expect((await run(`report allow --email ${ada.email}`)).exitCode).toBe(1);
    expect((await run('report allow --email nobody@example.com')).exitCode).toBe(1);
  });
});

test('who deletes the mirror does not delete the complaint, and can still be barred', async () => {
  const ada = await api.signUp();
  const { asFriend, asOwner, link } = await startMirrorOf(api, ada);
  await asFriend('report', { secret: link, text: 'before it was deleted' });
  await asOwner('DELETE');
  const mine = async () => (await openReports()).filter((row) => row['mirror_of'] === ada.email);
  const [complaint] = await mine();
  expect(complaint).toMatchObject({ text: 'before it was deleted', mirror: expect.stringMatching(/^was deleted/u) });
  expect((await run(`report settle --id ${idOf(complaint)} --outcome end-mirror`)).exitCode).toBe(0);
  expect(await mine()).toEqual([]);
  expect((await asOwner('POST')).body).toMatchObject({ code: 'mirror_blocked' });
});

test('complaints go with the account that they are about', async () => {
  const ada = await api.signUp();
  const { asFriend, link } = await startMirrorOf(api, ada);
  await asFriend('report', { secret: link, text: 'to go' });
  await api.call('DELETE', '/users/me', { token: ada.token, body: { password: ada.password } });
  expect((await openReports()).map((row) => row['text'])).not.toContain('to go');
});

test('the list says how many it leaves out', async () => {
  const { asFriend, link } = await startMirrorOf(api, await api.signUp());
  await asFriend('report', { secret: link, text: 'one' });
  await asFriend('report', { secret: link, text: 'two' });
  const { length } = await openReports();
  expect((await run('report list --limit 1')).output).toContain(`1 report(s) not settled. ${length - 1} newer`);
  expect((await run('report list')).output).not.toContain('newer');
});

test('a wrong id or outcome is told and changes nothing', async () => {
  for (const line of [
    'report settle --id nothing --outcome keep',
    'report settle --id 00000000-0000-4000-8000-000000000000 --outcome keep',
    'report settle --id 00000000-0000-4000-8000-000000000000 --outcome burn',
    'report settle --outcome keep',
  ])
    expect((await run(line)).exitCode, line).toBe(1);
});
