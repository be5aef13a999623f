import { afterAll, beforeAll, expect, test } from 'vitest';
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

const aboutYou = { gender: 'Female', age: '35 - 44', country: 'Germany', state: 'Bayern' };
test.each([
  ['all answered', aboutYou, 201],
  ['all left alone', { gender: '', age: '', country: '', state: '' }, 201],
  ['a country without states', { ...aboutYou, country: 'Tonga', state: '' }, 201],
  ['a state of another country', { ...aboutYou, country: 'France' }, 422],
  ['a state where there are none', { ...aboutYou, country: 'Tonga', state: 'Bayern' }, 422],
  ['an unlisted country', { ...aboutYou, country: 'Atlantis', state: '' }, 422],
  ['an unlisted gender', { ...aboutYou, gender: 'x' }, 422],
  ['a missing field', { gender: 'Female' }, 400],
])('about you, %s', async (_, answers, status) => {
  const code = await giveKeyTo(api, ada);
  const answer = await api.call('POST', '/fingerprintData/save-about-you', {
    token: ada.token,
    body: { ...answers, licenseCode: code },
  });
  expect(answer.status).toBe(status);
  if (status === 201) expect(await loadRecord(api, ada, code)).toMatchObject({ ...answers, version: 0 });
});

test('professional life keeps the own words for Other', async () => {
  const code = await giveKeyTo(api, ada);
  const answers = {
    industry: 'Other',
    industryOther: 'Beekeeping',
    role: 'Keeper',
    education: 'Doctorate degree',
    income: 'Below $25,000',
  };
  const answer = await api.call('POST', '/fingerprintData/save-professional-life', {
    token: ada.token,
    body: { ...answers, licenseCode: code },
  });
  expect(answer.status).toBe(201);
  expect(await loadRecord(api, ada, code)).toMatchObject(answers);
});

const five = ['Love', 'Trust', 'Honesty', 'Courage', 'Growth'];
test.each([
  ['five', five, 201],
  ['not chosen yet', [], 201],
  ['four', five.slice(1), 422],
  ['eleven', [...five, 'A', 'B', 'C', 'D', 'E', 'F'], 422],
  ['a digit', [...five, 'Love2'], 422],
  ['one twice', [...five, 'love'], 422],
  ['letters of any script', [...five, 'Ehrlichkeit über alles', 'محبة'], 201],
])('chosen values, %s', async (_, values, status) => {
  const code = await giveKeyTo(api, ada);
  expect((await saveForm(api, ada, code, { 'value-order': values })).status).toBe(status);
});
