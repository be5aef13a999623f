import { readFile } from 'node:fs/promises';
import { arriveWithKey } from './people.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './accessible.ts';

test('take the data away, then delete the account', async ({ page, request }) => {
  const person = await arriveWithKey(page, request);

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('leadership-fingerprint-export.zip');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog.getByText('Password is a required field')).toBeVisible();
  await dialog.getByLabel('Your password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your account and everything in it is deleted.')).toBeVisible();
  await expectAccessible(page);
  const { origins } = await page.context().storageState();
  expect(
    origins
      .flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
      .filter((name) => /^lf\.(survey|session)/.test(name)),
  ).toEqual([]);
  expect(
    (await request.post('/api/auth/login', { data: { email: person.email, password: person.password } })).status(),
  ).toBe(401);
});
