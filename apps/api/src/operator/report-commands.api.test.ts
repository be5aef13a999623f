import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a removed reply is gone for its owner and its writer; two replies that are left are only a count', async () => {
  const { report, own, friend, asFriend } = await reported();
  expect((await run(`report settle --id ${idOf(report)} --outcome remove-reply`)).exitCode).toBe(0);
  expect(await own()).toMatchObject({ replies: 2, view: null });
  expect((await asFriend('open', { secret: friend.secret })).status).toBe(404);
  expect((await openReports()).map((row) => row['id'])).not.toContain(report?.['id']);
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
  const states = await Promise.all(secrets.map(async (secret) => (await asFriend('open', { secret })).status));
  expect(states.toSorted((a, b) => a - b)).toEqual([200, 200, 404]);
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
  expect(complaint).toMatchObject({ text: 'this person follows me' });
  expect((await run(`report settle --id ${idOf(complaint)} --outcome remove-reply`)).exitCode).toBe(1);
  expect((await run(`report settle --id ${idOf(complaint)} --outcome end-mirror`)).exitCode).toBe(0);
  expect((await asOwner('GET')).body).toEqual({ mirror: null });
  expect((await asFriend('open', { secret: link })).status).toBe(404);
  expect((await openReports()).filter((row) => row['mirror_of'] === ada.email)).toEqual([]);
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
