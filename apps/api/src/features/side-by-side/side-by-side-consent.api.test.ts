import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishKeyOf } from '../../testing/finish-key.ts';
import { operate } from '../../testing/operator.ts';
import { SHORT_FINGERPRINT } from '../../testing/sample-fingerprints.ts';
import { acceptLink, inviteBeside, listed, pairOf, secretOf } from '../../testing/side-by-side.ts';
import { startTestApi, type Answer, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { sideBySidesOf } from './side-by-side.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Every field of a narrative that the other must not see says whose it is. */
const markedResult = (mark: string) => {
  const secret = (field: string) => `${mark}-${field}`;
  const parts = Object.fromEntries(
    ['scene', 'did', 'protects', 'gift', 'cost', 'move'].map((part) => [part, secret(part)]),
  );
  return {
    ...SHORT_FINGERPRINT,
    valuesExplanation: Object.fromEntries(SHORT_FINGERPRINT.values.map((value) => [value, secret('value')])),
    valuesPhilosophy: secret('philosophy'),
    archetypeExplanation: secret('archetype'),
    triggersExplanation: Object.fromEntries(SHORT_FINGERPRINT.triggers.map((name) => [name, secret('trigger')])),
    evidence: [{ value: 'Honesty', quote: secret('quote'), answer: 0, start: 0, end: 9, text: secret('text') }],
    archetypeParts: parts,
    triggerParts: Object.fromEntries(
      SHORT_FINGERPRINT.triggers.map((name) => [
        name,
        { quote: secret('triggerQuote'), why: secret('why'), move: secret('triggerMove') },
      ]),
    ),
  };
};

const see = (user: TestUser, id: string) => api.call('GET', `/side-by-side/${id}`, { token: user.token });
const open = (user: TestUser, link: string) =>
  api.call('POST', '/side-by-side/open', { token: user.token, body: { secret: secretOf(link) } });
const end = (user: TestUser, id: string) => api.call('DELETE', `/side-by-side/${id}`, { token: user.token });
const share = (user: TestUser, code: string, isPublic: boolean) =>
  api.call('PUT', `/fingerprints/${code}/sharing`, { token: user.token, body: { public: isPublic } });

const GONE = { statusCode: 404, code: 'side_by_side_gone' };
const UNKNOWN = { statusCode: 404, code: 'side_by_side_unknown' };
const textOf = (answers: readonly Answer[]) => JSON.stringify(answers.map(({ body }) => body));

test('each sees first name, ordered values, archetype and triggers of the other, and nothing else', async () => {
  const results = { ada: markedResult('ada-secret'), bob: markedResult('bob-secret') };
  const { ada, bob, adas, bobs, id } = await pairOf(api, results);
  const { values, archetype, triggers } = SHORT_FINGERPRINT;
  const side = { values, archetype, triggers };
  for (const [user, own, other, theirs] of [
    [ada, 'Ada', 'Bob', [bob.id, bob.email, bobs]],
    [bob, 'Bob', 'Ada', [ada.id, ada.email, adas]],
  ] as const) {
    const { body } = await see(user, id);
    expect(body).toMatchObject({ own: { firstName: own, ...side }, other: { firstName: other, ...side } });
    expect(Object.keys((body as { other: object }).other).toSorted()).toEqual(
      ['archetype', 'firstName', 'triggers', 'values'].toSorted(),
    );
    const seen = JSON.stringify([body, await listed(api, user), await sideBySidesOf(api.db, user.id)]);
    for (const mark of ['-secret', 'Test', ...theirs]) expect(seen).not.toContain(mark);
  }
});

test('before the other agrees, the inviter sees nothing of them, and they see nothing but a first name', async () => {
  const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')];
  const adas = await finishKeyOf(api, ada, markedResult('ada-secret'));
  await finishKeyOf(api, bob, markedResult('bob-secret'));
  const { id, link } = (await inviteBeside(api, ada, adas)).body as { id: string; link: string };
  expect((await open(bob, link)).body).toEqual({ firstName: 'Ada', state: 'open' });
  expect((await see(bob, id)).body).toMatchObject(GONE);
  expect((await see(ada, id)).body).toMatchObject(GONE);
  expect(await listed(api, bob)).toEqual([]);
  expect(await listed(api, ada)).toEqual([expect.objectContaining({ state: 'waiting', firstName: null })]);
  expect(await sideBySidesOf(api.db, ada.id)).toEqual([expect.objectContaining({ state: 'waiting', other: null })]);
});

test('a third person sees nothing in any state and ends nothing: 404, never 401 or 403', async () => {
  const eve = await api.signUp('Eve');
  const eves = await finishKeyOf(api, eve);
  const nothing = async (id: string) => {
    expect((await see(eve, id)).body).toMatchObject(GONE);
    expect((await end(eve, id)).body).toMatchObject(GONE);
    expect(await listed(api, eve)).toEqual([]);
    expect(await sideBySidesOf(api.db, eve.id)).toEqual([]);
  };
  const { ada, adas, id, link } = await pairOf(api);
  const waiting = (await inviteBeside(api, ada, adas)).body as { id: string; link: string };
  await nothing(waiting.id);
  await nothing(id);
  expect((await open(eve, link)).body).toMatchObject(UNKNOWN);
  expect((await acceptLink(api, eve, secretOf(link), eves)).body).toMatchObject(UNKNOWN);
  expect((await see(ada, id)).status).toBe(200);
  await end(ada, id);
  await nothing(id);
  expect((await open(eve, link)).body).toMatchObject(UNKNOWN);
});

test.each(['ada', 'bob'] as const)('after the end by %s neither sees anything of the other', async (who) => {
  const { id, link, bobs, ...people } = await pairOf(api);
  await end(people[who], id);
  for (const user of [people.ada, people.bob]) {
    const answers = [await see(user, id), await open(user, link)];
    expect(answers.map(({ body }) => body)).toEqual([expect.objectContaining(GONE), expect.objectContaining(UNKNOWN)]);
    expect(textOf(answers)).not.toContain('Honesty');
    expect(await listed(api, user)).toEqual([]);
    expect(await sideBySidesOf(api.db, user.id)).toEqual([]);
  }
  expect((await acceptLink(api, people.bob, secretOf(link), bobs)).body).toMatchObject(UNKNOWN);
});

test.each(['adas', 'bobs'] as const)(
  'with %s key that is taken back the pair goes, for both and for backups',
  async (key) => {
    const { ada, bob, id, ...keys } = await pairOf(api);
    const waiting = (await inviteBeside(api, key === 'adas' ? ada : bob, keys[key])).body as {
      id: string;
      link: string;
    };
    const { id: other } = await pairOf(api);
    expect((await operate(api, `key revoke --code ${keys[key]} --force`)).exitCode).toBe(0);
    for (const user of [ada, bob]) {
      expect((await see(user, id)).body).toMatchObject(GONE);
      expect(await listed(api, user)).toEqual([]);
    }
    const ids = [id, waiting.id];
    const rows = (table: 'side_by_sides' | 'ended_consents') =>
      api.db
        .selectFrom(table)
        .select('id')
        .where('id', 'in', [...ids, other])
        .orderBy('id')
        .execute();
    expect(await rows('side_by_sides')).toEqual([{ id: other }]);
    expect(await rows('ended_consents')).toEqual(ids.toSorted().map((each) => ({ id: each })));
  },
);

test('a key that is marked as taken back is seen by nobody anymore', async () => {
  const { ada, bob, bobs, id } = await pairOf(api);
  await api.db.updateTable('licenses').set({ revoked_at: new Date() }).where('code', '=', bobs).execute();
  for (const user of [ada, bob]) {
    expect((await see(user, id)).body).toMatchObject(GONE);
    expect(await listed(api, user)).toEqual([]);
  }
});

test('the public page and the switch of the link have nothing to do with it', async () => {
  const { ada, bob, bobs, id } = await pairOf(api);
  const page = (user: TestUser) => api.call('GET', `/fingerprints/${bobs}`, { token: user.token });
  expect((await share(bob, bobs, false)).status).toBe(200);
  expect((await page(ada)).status).toBe(404);
  expect((await see(ada, id)).body).toMatchObject({ other: { firstName: 'Bob' } });
  await share(bob, bobs, true);
  await end(ada, id);
  expect((await page(ada)).status).toBe(200);
  expect((await see(ada, id)).body).toMatchObject(GONE);
});
