import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { newCode } from '../licenses/licenses.repo.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const ask = ({ token }: TestUser, entered: string) =>
  api.call('POST', '/licenses/ask-owner', { token, body: { entered } });

/** A mail that goes out after all others have: what is not there by then was not sent. */
async function mailsSoFar(address: string): Promise<number> {
  const [marker, asker] = [await api.signUp('Mark'), await api.signUp('Bob')];
  await ask(asker, await giveKeyTo(api, marker));
  await mailsTo(api, marker.email);
  return (await mailsTo(api, address, 0)).length;
}

describe('asking the owner of a copied key', () => {
  test('mails the owner, and neither learns of the other', async () => {
    const [ada, bob] = [await api.signUp('Adalberta'), await api.signUp('Bobbington')];
    const code = await giveKeyTo(api, ada);
    const answer = await ask(bob, `“${code.toLowerCase()}”`);
    expect(answer.status).toBe(200);
    const [mail] = await mailsTo(api, ada.email);
    for (const part of [mail?.text ?? '', mail?.html ?? '', mail?.subject ?? '']) {
      expect(part).not.toMatch(/Bobbington/i);
      expect(part).not.toContain(bob.email);
      expect(part).not.toContain(code);
    }
    expect(mail?.text).toContain(code.slice(-4));
    expect(JSON.stringify(answer.body)).not.toContain(ada.email);
    expect(JSON.stringify(answer.body)).not.toMatch(/Adalberta/i);
  });

  test('answers alike whether or not somebody holds the key, and whether or not it can be given', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    const used = await giveKeyTo(api, ada);
    await api.call('POST', '/users/me/license-status', {
      token: ada.token,
      body: { licenseCode: used, newStatus: 'used' },
    });
    const on = await giveKeyTo(api, ada);
    await api.call('POST', `/licenses/${on}/gifts`, { token: ada.token, body: {} });
    const answers = [await ask(bob, newCode()), await ask(bob, used), await ask(bob, on), await ask(ada, on)];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(await mailsSoFar(ada.email)).toBe(0);
  });

  test('writes about a key once a day, whoever asks', async () => {
    const ada = await api.signUp();
    const code = await giveKeyTo(api, ada);
    const people = await Promise.all(Array.from({ length: 4 }, () => api.signUp('Bob')));
    for (const person of people) expect((await ask(person, code)).status).toBe(200);
    await mailsTo(api, ada.email);
    expect(await mailsSoFar(ada.email)).toBe(1);
  });

  test('never writes to an address that is not confirmed', async () => {
    const [ada, bob] = [await api.signUp(), await api.signUp('Bob')];
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', ada.id).execute();
    expect((await ask(bob, await giveKeyTo(api, ada))).status).toBe(200);
    expect(await mailsSoFar(ada.email)).toBe(0);
  });

  test.each(['', 'WELCOME', 'https://lf.example/claim-key?gift=abc'])('is refused for %s', async (entered) => {
    expect((await ask(await api.signUp(), entered)).body).toMatchObject({ statusCode: 422, code: 'rule_broken' });
  });

  test('needs a token', async () => {
    expect((await api.call('POST', '/licenses/ask-owner', { body: { entered: newCode() } })).status).toBe(401);
  });
});

test('one person asks five times a day, and an address gets no more than ten mails', async () => {
  const strict = await startTestApi({ RATE_LIMIT_FACTOR: '1' });
  try {
    const ada = await strict.signUp();
    const codes = await Promise.all(Array.from({ length: 12 }, () => giveKeyTo(strict, ada)));
    const askers = [await strict.signUp('Bob'), await strict.signUp('Eve'), await strict.signUp('Joe')];
    const answers = [];
    for (const [n, code] of codes.entries()) {
      const asker = askers[Math.floor(n / 5)];
      answers.push(
        (await strict.call('POST', '/licenses/ask-owner', { token: asker?.token ?? '', body: { entered: code } }))
          .status,
      );
    }
    expect(answers).toEqual(codes.map(() => 200));
    const tooMany = { token: askers[0]?.token ?? '', body: { entered: codes[0] } };
    expect((await strict.call('POST', '/licenses/ask-owner', tooMany)).status).toBe(429);
    expect(await mailsTo(strict, ada.email, 10)).toHaveLength(10);
  } finally {
    await strict.close();
  }
});
