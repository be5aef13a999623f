import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerAi } from '@lf/ai/app';
import { GateEngine } from '@lf/ai/testing/gate-engine';
import { mailsTo } from '@lf/api/testing/outbox';
import { SHORT_FINGERPRINT } from '@lf/api/testing/sample-fingerprints';
import { startTestApi, type Answer, type TestApi } from '@lf/api/testing/test-api';
import type { Method } from '@lf/contract/define-route';

/** API and AI in one process, as `npm start` runs them, with every line they write at the most talkative level. */
const lines: string[] = [];
const engine = new GateEngine();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(
    { LOG_LEVEL: 'trace', NODE_ENV: 'production', PUBLIC_URL: 'https://fingerprint.example' },
    { logTo: { write: (line) => lines.push(line) }, also: (server, parts) => registerAi(server, { ...parts, engine }) },
  );
});
afterAll(() => api.close());

/** What must not be in a log: filled as the journey goes. */
const secrets: Record<string, string> = {
  email: 'ada.lovelace@example.com',
  'name of a person': 'Ada-Augusta',
  password: 'a password to keep',
  'new password': 'another one to keep',
  answer: 'the memory of my mother singing in the kitchen',
  draft: 'half a sentence about my brother',
  role: 'keeper of the analytical engine',
  'chosen value': 'Unspeakablevalue',
  philosophy: 'You lead from the kitchen.',
  question: 'Which song was it?',
  'access code': 'SPRINGTIME',
  'friend’s address': 'friend@example.net',
};
const secret = (name: string): string => secrets[name] ?? '';
const values = [secret('chosen value'), 'Family', 'Growth', 'Courage', 'Freedom'];

async function send(method: Method | 'AI', url: string, body?: unknown, token?: string): Promise<Answer> {
  if (method !== 'AI')
    return api.call(method, url, {
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    });
  const answer = await api.server.inject({
    method: 'POST',
    url: `/ai${url}`,
    headers: { authorization: `Bearer ${token ?? ''}` },
    payload: body as object,
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

/** A person's whole way through the product, with its mistakes and its accidents. */
async function journey(): Promise<void> {
  const person = { email: secret('email'), password: secret('password') };
  const { body: user } = await send('POST', '/users/register', {
    ...person,
    firstName: secret('name of a person'),
    lastName: 'Lovelace',
    consent: true,
  });
  const { id } = user as { id: string };
  await send('POST', '/auth/login', { ...person, password: 'a wrong guess at it' });
  const token = ((await send('POST', '/auth/login', person)).body as { access_token: string }).access_token;
  secrets['token'] = token;

  await api.db
    .insertInto('coupons')
    .values({ code: secret('access code'), keys: 2, max_uses: 5 })
    .execute();
  await send('POST', '/coupons/validate', { code: secret('access code') }, token);
  const { body: redeemed } = await send('POST', '/coupons/redeem', { code: secret('access code') }, token);
  const [first, second] = (redeemed as { licenses: { code: string }[] }).licenses.map(({ code }) => code);
  secrets['license code'] = first ?? '';
  secrets['second license code'] = second ?? '';
  await send('POST', '/users/me/license-status', { licenseCode: first, newStatus: 'used' }, token);

  const progress = {
    userId: id,
    licenseCode: first,
    data: JSON.stringify({ note: secret('draft') }),
    lastPageAccessed: 'about-you',
    visitedRoutes: '',
  };
  await send('POST', '/fingerprintData/save-fingerprint-data', progress, token);
  await send('POST', '/fingerprintData/save-fingerprint-data', { ...progress, baseVersion: 99 }, token);
  await send(
    'POST',
    '/fingerprintData/save-professional-life',
    { licenseCode: first, industry: 'Other', role: secret('role'), education: '', income: '' },
    token,
  );
  const survey_data = [{ question: 'Q?', answer: secret('answer') }];
  await send('POST', '/narrative/save-survey-data', { licenseCode: first, surveyData: survey_data }, token);

  engine.answers = { next_question: secret('question') };
  const asking = { user_id: id, license_code: first, survey_data, additional_questions_requested: 0 };
  await send('AI', '/survey/next-question', asking, token);
  // An engine that fails with the person's own words in its error, as a provider's client might.
  engine.before = () => {
    throw new Error(`could not parse: ${secret('answer')}`);
  };
  await send('AI', '/survey/result', { user_id: id, survey_data }, token);
  engine.before = () => {};
  await send('AI', '/survey/next-question', { ...asking, user_id: 'somebody else', extra: secret('answer') }, token);

  await send('POST', `/fingerprints/${first}/confirm`, { values }, token);
  await send(
    'PUT',
    `/fingerprints/${first}`,
    { ...SHORT_FINGERPRINT, values, valuesPhilosophy: secret('philosophy') },
    token,
  );
  await send('POST', '/users/me/license-status', { licenseCode: first, newStatus: 'completed' }, token);
  await send('GET', `/fingerprints/${first}`);
  await send('PUT', `/fingerprints/${first}`, { values }, token);

  const [confirming] = await mailsTo(api, secret('email'));
  secrets['email key'] = /key=([\w-]+)/.exec(confirming?.text ?? '')?.[1] ?? '';
  await send('POST', '/users/confirm-email', { key: secret('email key') });
  const { body: gift } = await send('POST', `/licenses/${second}/gifts`, { email: secret('friend’s address') }, token);
  secrets['gift'] = (gift as { link: string }).link.split('gift=')[1] ?? '';
  const { body: checkout } = await send('POST', '/payments/create-checkout-session', { referral: null }, token);
  secrets['checkout'] = new URL((checkout as { url: string }).url).pathname.split('/').pop() ?? '';
  await send('POST', `/payments/sandbox/${secret('checkout')}/pay`, undefined, token);
  await send('POST', '/payments/webhook', `{"forged":"${secret('answer')}"}`);

  await send('POST', '/users/request-recover-password', { email: secret('email') });
  // To confirm the address, about the purchase, to set a new password.
  const texts = (await mailsTo(api, secret('email'), 3)).map(({ text = '' }) => text);
  secrets['recovery key'] = /reset-password\?key=([\w-]+)/.exec(texts.join('\n'))?.[1] ?? '';
  await send('POST', '/users/recover-password', {
    email: secret('email'),
    key: secret('recovery key'),
    newPassword: secret('new password'),
  });

  // What cannot be read, found or done; at last a database that fails while it holds the words.
  await api.server.inject({ url: `/api/fingerprints/${first}%`, headers: { authorization: `Bearer ${token}` } });
  await api.server.inject({ url: `/api/nowhere/${first}?answer=${encodeURIComponent(secret('answer'))}` });
  await send('POST', '/auth/login', `{"email":"${secret('email')}","password":`);
  const again = (
    (await send('POST', '/auth/login', { email: secret('email'), password: secret('new password') })).body as {
      access_token: string;
    }
  ).access_token;
  secrets['second token'] = again;
  await api.db.schema.alterTable('survey_records').renameTo('survey_records_away').execute();
  const failed = await send(
    'POST',
    '/narrative/save-survey-data',
    { licenseCode: first, surveyData: survey_data },
    again,
  );
  expect([409, 500]).toContain(failed.status);
  const lost = await send('GET', '/users/me/export', undefined, again);
  expect(lost.status).toBe(500);
  expect(JSON.stringify(lost.body)).not.toContain('survey_records');
  await api.db.schema.alterTable('survey_records_away').renameTo('survey_records').execute();
  await send('DELETE', '/users/me', { password: secret('new password') }, again);
}

describe('the logs of a whole journey', () => {
  beforeAll(journey, 120_000);

  test('were written, failures too', () => {
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.some((line) => line.includes('request failed'))).toBe(true);
    expect(lines.some((line) => line.includes('engine failed'))).toBe(true);
  });

  test('hold no answer, token, key, code, password, name or address', () => {
    const log = lines.join('\n');
    expect(Object.values(secrets).every((bytes) => bytes.length >= 5)).toBe(true);
    expect(
      Object.entries(secrets)
        .filter(([, bytes]) => log.includes(bytes))
        .map(([name]) => name),
    ).toEqual([]);
  });

  test('are JSON, and every line of a request names it', () => {
    for (const line of lines) {
      const entry = JSON.parse(line) as {
        level?: unknown;
        msg?: unknown;
        req?: unknown;
        res?: unknown;
        reqId?: unknown;
      };
      expect(entry).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
      if (entry.req !== undefined || entry.res !== undefined) expect(entry.reqId).toMatch(/^[\w-]{8,64}$/);
    }
  });

  test('one name that the browser gives runs through API and AI', async () => {
    const from = lines.length;
    const headers = { 'x-request-id': 'visit0123456789ab-1' };
    for (const url of ['/api/health', '/ai/health'])
      expect((await api.server.inject({ url, headers })).headers['x-request-id']).toBe(headers['x-request-id']);
    const routes = lines
      .slice(from)
      .map((line) => JSON.parse(line) as { reqId?: string; req?: { route: string } })
      .filter(({ reqId, req }) => reqId === headers['x-request-id'] && req !== undefined)
      .map(({ req }) => req?.route);
    expect(routes).toEqual(['/api/health', '/ai/health']);
  });
});
