import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';
import { AI_CALLS_PER_HOUR, ENGINE_TIME_PER_DAY } from './ai-quotas.repo.ts';
import { startTestAi, type TestAi, type TestPerson } from './testing/test-ai.ts';

/** A test that is about waiting sets how long it is waited. */
const turns = { waitMs: 0, pollMs: 20, leaseSeconds: 45 };

let ai: TestAi;
let ada: TestPerson;
beforeAll(async () => {
  ai = await startTestAi({ turns });
});
beforeEach(async () => {
  turns.waitMs = 300;
  ada = await ai.person();
  Object.assign(ai.engine, { calls: 0, before: () => {} });
});
afterAll(() => ai.close());

const ask = (person: TestPerson, answer: string, extra: object = {}) =>
  ai.post(
    '/survey/next-question',
    { user_id: person.id, survey_data: [{ question: 'Q?', answer }], additional_questions_requested: 0, ...extra },
    person,
  );

/** Holds the engine until opened; `entered` tells when a call has come in. */
function hold(): { open: () => void; entered: Promise<void> } {
  let open = () => {};
  let enter = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const entered = new Promise<void>((resolve) => (enter = resolve));
  ai.engine.before = () => {
    enter();
    return gate;
  };
  return { open, entered };
}

describe('one call at a time', () => {
  test('a second call that waits too long is told when to come back', async () => {
    const { open, entered } = hold();
    const first = ask(ada, 'one');
    await entered;
    const second = await ask(ada, 'two');
    expect(second).toMatchObject({ status: 429, body: { code: 'too_often' } });
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(0);
    open();
    expect((await first).status).toBe(200);
    expect((await ask(ada, 'two')).status).toBe(200);
  });

  test('a second call that need not wait long is answered after the first', async () => {
    const { open, entered } = hold();
    const first = ask(ada, 'one');
    await entered;
    turns.waitMs = 60_000;
    const second = ask(ada, 'two');
    // By then it waits, as a rule. Nothing here fails when it comes later.
    setTimeout(open, 50);
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    expect(ai.engine.calls).toBe(2);
  });

  test('another person does not wait', async () => {
    const bob = await ai.person();
    const { open, entered } = hold();
    const first = ask(ada, 'one');
    await entered;
    ai.engine.before = () => {};
    expect((await ask(bob, 'one')).status).toBe(200);
    open();
    await first;
  });

  test('a turn that a dead process left behind is taken over when it has expired', async () => {
    const left = { user_id: ada.id, holder: '00000000-0000-4000-8000-000000000000' };
    await ai.db
      .insertInto('ai_turns')
      .values({ ...left, expires_at: new Date(Date.now() + 60_000) })
      .execute();
    expect((await ask(ada, 'one')).status).toBe(429);
    await ai.db
      .updateTable('ai_turns')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', ada.id)
      .execute();
    expect((await ask(ada, 'one')).status).toBe(200);
  });

  test('while its holder is at work a turn is kept, beyond its first lease', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const expiry = async () => {
      const turns = ai.db.selectFrom('ai_turns').select('expires_at').where('user_id', '=', ada.id);
      return (await turns.executeTakeFirst())?.expires_at.getTime() ?? 0;
    };
    const turn = oneAtATime(
      ai.db,
      ada.id,
      { waitMs: 0, pollMs: 20, leaseSeconds: 1 },
      { ready: () => Promise.resolve(undefined), work: () => gate },
    );
    await expect.poll(expiry).toBeGreaterThan(0);
    const first = await expiry();
    await expect.poll(expiry).toBeGreaterThan(first);
    open();
    await turn;
    expect(await expiry()).toBe(0);
  });
});

describe('the allowance', () => {
  const useUp = (who: string) =>
    ai.db
      .insertInto('rate_limits')
      .values({
        key: `${AI_CALLS_PER_HOUR.name}:${who}`,
        count: AI_CALLS_PER_HOUR.max - 1,
        resets_at: new Date(Date.now() + 3_000_000),
      })
      .execute();

  test('is 60 calls an hour, and stored answers are free', async () => {
    await useUp(ada.licenseCode);
    expect((await ask(ada, 'the sixtieth')).status).toBe(200);
    const refused = await ask(ada, 'the sixty-first');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_often' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_000);
    expect((await ask(ada, 'the sixtieth')).status).toBe(200);
    expect(ai.engine.calls).toBe(1);
  });

  test('belongs to the license where one is named', async () => {
    const spent = await license(ada, new Date(Date.now() - 60_000));
    // The newest: where no license is named, it is this one's allowance that counts.
    const fresh = await license(ada);
    await useUp(spent);
    expect((await ask(ada, 'one', { license_code: spent })).status).toBe(200);
    expect((await ask(ada, 'two', { license_code: spent })).status).toBe(429);
    expect((await ask(ada, 'two', { license_code: fresh })).status).toBe(200);
    expect((await ask(ada, 'three')).status).toBe(200);
  });

  test('is of the same license each time where several are equally new: of the one that the list of keys names first', async () => {
    const moment = new Date();
    for (const order of [
      ['KEY-A', 'KEY-B'],
      ['KEY-D', 'KEY-C'],
    ]) {
      const person = await ai.person();
      await ai.db.deleteFrom('licenses').where('user_id', '=', person.id).execute();
      for (const code of order) await license(person, moment, code);
      const [first = ''] = order.toSorted();
      await useUp(first);
      expect((await ask(person, 'one')).status, first).toBe(200);
      expect((await ask(person, 'two')).status, first).toBe(429);
    }
  });

  test('names the license on the stored answer, so that Start New finds it', async () => {
    const code = await license(ada);
    await ask(ada, 'one', { license_code: code });
    const rows = await ai.db.selectFrom('ai_answers').select('license_code').where('user_id', '=', ada.id).execute();
    expect(rows).toEqual([{ license_code: code }]);
  });

  test('needs a key of the person’s own: without one no engine works, whatever is asked', async () => {
    const eve = await ai.person();
    await ai.db.deleteFrom('licenses').where('user_id', '=', eve.id).execute();
    const common = { user_id: eve.id, survey_data: [{ question: 'Q?', answer: 'A.' }] };
    const values = { value_drivers: ['Care', 'Loyalty'] };
    for (const [path, body] of [
      ['/survey/next-question', { ...common, additional_questions_requested: 0 }],
      ['/survey/result', common],
      ['/survey/new_order_value_drivers', { ...common, ...values, is_completed: true }],
      ['/survey/values_philosophy', { user_id: eve.id, ...values, value_drivers_explanation: {} }],
    ] as const)
      expect([path, await ai.post(path, body, eve)]).toMatchObject([
        path,
        { status: 404, body: { code: 'license_required' } },
      ]);
    expect(ai.engine.calls).toBe(0);
  });

  test('is not what a refunded key gives', async () => {
    await ai.db.updateTable('licenses').set({ revoked_at: new Date() }).where('user_id', '=', ada.id).execute();
    expect(await ask(ada, 'one')).toMatchObject({ status: 404, body: { code: 'license_required' } });
  });

  test('ends when engines have worked for the person as long as a day allows; failed work counts', async () => {
    const key = `${ENGINE_TIME_PER_DAY.name}:${ada.id}`;
    const spent = async () =>
      (await ai.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst())?.count ?? 0;
    expect((await ask(ada, 'one')).status).toBe(200);
    const first = await spent();
    expect(first).toBeGreaterThan(0);
    ai.engine.before = () => {
      throw new Error('out of order');
    };
    expect((await ask(ada, 'two')).status).toBe(503);
    ai.engine.before = () => {};
    expect(await spent()).toBeGreaterThan(first);
    await ai.db.updateTable('rate_limits').set({ count: ENGINE_TIME_PER_DAY.ms }).where('key', '=', key).execute();
    const refused = await ask(ada, 'three', { license_code: await license(ada) });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_often' } });
    expect((await ask(ada, 'one')).status).toBe(200);
  });

  test("cannot be taken from another's license, nor from one that is not there", async () => {
    const bob = await ai.person();
    const code = await license(bob);
    expect((await ask(ada, 'one', { license_code: code })).status).toBe(404);
    expect((await ask(ada, 'one', { license_code: 'no-such-license' })).status).toBe(404);
    expect(ai.engine.calls).toBe(0);
  });
});

test('one address cannot flood the service, whoever calls', async () => {
  const key = 'ai-address:127.0.0.1';
  await ai.db
    .updateTable('rate_limits')
    .set({ count: 1_200, resets_at: new Date(Date.now() + 60_000) })
    .where('key', '=', key)
    .execute();
  expect(await ask(ada, 'one')).toMatchObject({ status: 429, body: { code: 'too_often' } });
  expect(ai.engine.calls).toBe(0);
  await ai.db.deleteFrom('rate_limits').where('key', '=', key).execute();
});

/** Of two made at the same moment the order of their codes counts, and the embedded database's clock counts milliseconds. */
async function license(owner: TestPerson, created_at = new Date(), code: string = randomUUID()): Promise<string> {
  await ai.db.insertInto('licenses').values({ code, user_id: owner.id, status: 'used', created_at }).execute();
  return code;
}
