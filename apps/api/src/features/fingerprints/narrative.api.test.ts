import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinList, joinPairs } from '@lf/domain/joined-text';
import { completeKey, saveResult } from '../../testing/finish-key.ts';
import { giveKeyTo } from '../../testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import { QUOTING_FINGERPRINT } from '../../testing/sample-fingerprints.ts';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp('Ada');
});
afterAll(() => api.close());

const save = (code: string, change: object = {}) => saveResult(api, ada, code, { ...QUOTING_FINGERPRINT, ...change });

describe('saving', () => {
  test('comes back to its owner as it was, by either call', async () => {
    const code = await giveKeyTo(api, ada);
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      values: [],
      valuesPhilosophy: '',
    });
    expect(
      (await api.call('PUT', `/fingerprints/${code}`, { token: ada.token, body: QUOTING_FINGERPRINT })).status,
    ).toBe(200);
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      ...QUOTING_FINGERPRINT,
      licenseCode: code,
    });
  });

  test('takes the older joined texts', async () => {
    const code = await giveKeyTo(api, ada);
    const trigger = 'Being late, again; really: late';
    const answer = await save(code, {
      values: joinList(QUOTING_FINGERPRINT.values),
      valuesExplanation: joinPairs([['Honesty', 'First, of all; it is: so']]),
      triggers: joinList([trigger]),
      triggersExplanation: joinPairs([[trigger, 'Why;; so']]),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      values: QUOTING_FINGERPRINT.values,
      valuesExplanation: { Honesty: 'First, of all; it is: so' },
      triggers: [trigger],
      triggersExplanation: { [trigger]: 'Why;; so' },
    });
  });

  test('of 20 tabs at the same moment one is taken, and all read the same', async () => {
    const code = await giveKeyTo(api, ada);
    const tabs = await Promise.all(
      Array.from({ length: 20 }, (_, n) => save(code, { valuesPhilosophy: `Version ${n}.` })),
    );
    expect(tabs.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(tabs.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = tabs.find(({ status }) => status === 201)?.body;
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      ...Object(winner),
    });
    const completions = await Promise.all(Array.from({ length: 20 }, () => completeKey(api, ada, code)));
    expect(completions.every(({ status }) => status === 200)).toBe(true);
  });

  test('repeated by a proxy that never saw the first answer, it is the same save', async () => {
    const code = await giveKeyTo(api, ada);
    const first = await save(code);
    expect(await save(code)).toMatchObject({ status: first.status, body: first.body });
    expect((await save(code, { valuesPhilosophy: 'Another.' })).status).toBe(409);
  });

  test('a key without a philosophy cannot be completed; a completed one cannot be written', async () => {
    const code = await giveKeyTo(api, ada);
    await save(code, { valuesPhilosophy: '' });
    expect((await completeKey(api, ada, code)).status).toBe(409);
    expect((await save(code)).status).toBe(201);
    expect((await completeKey(api, ada, code)).status).toBe(200);
    expect((await save(code)).body).toMatchObject({ code: 'frozen' });
    expect(
      (await api.call('PUT', `/fingerprints/${code}`, { token: ada.token, body: QUOTING_FINGERPRINT })).status,
    ).toBe(409);
  });
});

describe("I'm Sure", () => {
  const confirm = (code: string, values: readonly string[]) =>
    api.call('POST', `/fingerprints/${code}/confirm`, { token: ada.token, body: { values } });

  test('freezes the values: another order may come, other values may not', async () => {
    const code = await giveKeyTo(api, ada);
    const { values } = QUOTING_FINGERPRINT;
    expect((await confirm(code, values)).body).toEqual({ values });
    expect((await confirm(code, values)).status).toBe(200);
    expect((await confirm(code, [...values, 'Joy'])).status).toBe(409);
    expect((await save(code, { values: [...values.slice(1), 'Joy'], valuesExplanation: {} })).status).toBe(409);
    const progress = {
      userId: ada.id,
      licenseCode: code,
      data: '{}',
      lastPageAccessed: 'add-values',
      visitedRoutes: '',
    };
    expect(
      (await api.call('POST', '/fingerprintData/save-fingerprint-data', { token: ada.token, body: progress })).status,
    ).toBe(409);
    expect((await api.call('GET', `/narrative/get-values/${code}`, { token: ada.token })).body).toMatchObject({
      values,
      valuesPhilosophy: '',
    });
    expect((await save(code, { values: values.toReversed() })).status).toBe(201);
  });

  test('checks the rules of the list again', async () => {
    const code = await giveKeyTo(api, ada);
    expect((await confirm(code, ['Love', 'Trust'])).status).toBe(422);
    expect((await confirm(code, ['Love', 'Trust', 'Hope', 'Joy', 'R2D2'])).status).toBe(422);
  });
});
