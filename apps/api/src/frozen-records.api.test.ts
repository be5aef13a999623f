import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '@lf/contract/api-routes';
import { buildParts, callOf, type Fields } from '@lf/platform/testing/matrix/build-call';
import { finishKeyOf } from './testing/finish-key.ts';
import { giveKeyTo } from './testing/give-key.ts';
import { startTestApi, type TestApi, type TestUser } from './testing/test-api.ts';

let api: TestApi;
let ada: TestUser;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signUp();
  keys['completed'] = await finishKeyOf(api, ada);
  keys['confirmed'] = await giveKeyTo(api, ada);
  const values = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom'];
  const confirmed = await api.call('POST', `/fingerprints/${keys['confirmed']}/confirm`, {
    token: ada.token,
    body: { values },
  });
  if (confirmed.status !== 200) throw new Error('the values were not confirmed');
});
afterAll(() => api.close());

/** What is no save of answers or values, and is therefore allowed on a frozen key. */
const NO_SAVE = new Set([
  'PUT /fingerprints/{licenseCode}/sharing',
  'POST /fingerprints/{licenseCode}/link',
  'POST /users/me/license-status',
  'POST /licenses/{licenseCode}/gifts',
  'POST /fingerprints/{licenseCode}/mirror',
  'POST /fingerprints/{licenseCode}/mirror/invitations',
  'POST /fingerprints/{licenseCode}/mirror/close',
  'DELETE /fingerprints/{licenseCode}/mirror',
  'PUT /fingerprints/{licenseCode}/mirror/sentences/{id}',
  'POST /fingerprints/{licenseCode}/mirror/sentences/{id}/report',
  'POST /fingerprints/{licenseCode}/side-by-side',
  'POST /side-by-side/accept',
]);

/** From the route table: whatever is written to a key. A save route that comes later is here by itself. */
const writes = apiRoutes.filter(
  (route) =>
    route.method !== 'GET' &&
    !NO_SAVE.has(`${route.method} ${route.path}`) &&
    /licenseCode/.test(`${route.path}${JSON.stringify(Object.keys(shapeOf(route.body)))}`),
);
function shapeOf(body: unknown): object {
  return (body as { def?: { shape?: object } } | undefined)?.def?.shape ?? {};
}

test('the saves are those we know of', () => {
  expect(writes.length).toBeGreaterThanOrEqual(8);
});

describe.each(['completed', 'confirmed'])('a %s key', (state) => {
  test.each(writes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'answers %s with 409',
    async (_name, route) => {
      const fields: Fields = {
        userId: ada.id,
        licenseCode: keys[state],
        values: ['Other', 'Values', 'Than', 'Those', 'Before'],
        data: '{}',
      };
      const { method, url, body } = callOf('', route, buildParts(route, fields));
      const answer = await api.call(method, url, { token: ada.token, ...(body === undefined ? {} : { body }) });
      expect(answer).toMatchObject({ status: 409, body: { code: 'frozen' } });
    },
  );
});
