import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveKeyTo } from '../../testing/give-key.ts';
import { loadRecord, saveForm } from '../../testing/save-form.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp('Ada');
});
afterAll(() => api.close());

describe('versions of a record', () => {
  test('a save on an older base is told so, and nothing is overwritten', async () => {
    const code = await giveKeyTo(api, ada);
    await saveForm(api, ada, code, { a: 1 }, 0);
    const stale = await saveForm(api, ada, code, { a: 2 }, 0);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'stale_version' });
    expect(await loadRecord(api, ada, code)).toMatchObject({ data: '{"a":1}', version: 1 });
  });

  test('a save repeated by a proxy that never saw the first answer is the same save', async () => {
    const code = await giveKeyTo(api, ada);
    const save = (form: object) => saveForm(api, ada, code, form, 0);
    expect(await save({ a: 1 })).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await save({ a: 1 })).toMatchObject({ status: 201, body: { version: 1 } });
    expect((await save({ a: 1, b: 2 })).body).toMatchObject({ code: 'stale_version' });
  });

  test('two devices saving 20 steps each: all 40 are kept', async () => {
    const code = await giveKeyTo(api, ada);
    const device = async (name: string) => {
      for (let step = 0; step < 20; step += 1) {
        for (;;) {
          const current = await loadRecord(api, ada, code);
          const form = { ...JSON.parse(current?.data ?? '{}'), [`${name}-${step}`]: `answer ${step}` };
          const { status } = await saveForm(api, ada, code, form, current?.version ?? 0);
          if (status === 201) break;
          expect(status).toBe(409);
        }
      }
    };
    await Promise.all([device('phone'), device('desk')]);
    const final = await loadRecord(api, ada, code);
    expect(Object.keys(JSON.parse(final?.data ?? '{}'))).toHaveLength(40);
    expect(final?.version).toBe(40);
  });

  test('of 20 saves on one base at the same instant exactly one is taken', async () => {
    const code = await giveKeyTo(api, ada);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => saveForm(api, ada, code, { n }, 0)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
  });
});
