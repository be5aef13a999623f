import { Secret, TOTP } from 'otpauth';
import { CONFIRM_LINK, createPerson, logIn, logInAs, newPerson, register } from './people.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const openSettings = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
};
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a new person confirms the address by the link, and the notice goes', async ({ page, server }) => {
  const ada = newPerson();
  await page.goto('/registration');
  await register(page, ada);
  await expect(page.getByText('We sent you a link by email.')).toBeVisible();
  const mail = await server.mailTo(ada.email, CONFIRM_LINK);
  await page.goto(CONFIRM_LINK.exec(mail.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`Thank you. ${ada.email} is confirmed.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  await expect(page.getByText('We sent you a link by email.')).toHaveCount(0);
});

test('name, email and password are changed in the settings', async ({ page, request, server }) => {
  const ada = await createPerson(request);
  await logIn(page, ada);
  await openSettings(page);

  const name = section(page, 'Your name');
  await name.getByLabel('First name').fill('Augusta');
  await name.getByRole('button', { name: 'Save' }).click();
  await expect(name.getByText('Saved.')).toBeVisible();

  const email = section(page, 'Your email');
  const moved = `moved-${ada.email}`;
  await email.getByLabel('New email').fill(moved);
  await email.getByLabel('Your password now').fill(ada.password);
  await email.getByRole('button', { name: 'Change email' }).click();
  await expect(email.getByText(`We sent a link to ${moved}.`)).toBeVisible();
  await expect(email.getByLabel('Your password now')).toHaveValue('');

  const password = section(page, 'Your password');
  await password.getByLabel('Your password now').fill(ada.password);
  await password.getByLabel('New password').fill('password1');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByRole('alert')).toContainText('Many people use this password');
  await password.getByLabel('New password').fill('amber kite lake');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByText('Your password is changed.')).toBeVisible();

  const mail = await server.mailTo(moved, CONFIRM_LINK);
  await page.goto(CONFIRM_LINK.exec(mail.text ?? '')?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByText(`From now on you log in with ${moved}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Augusta Lovelace');
  await expect(page.getByRole('main').getByText(moved)).toBeVisible();
  expect((await server.mailTo(ada.email, /another address/)).subject).toBe('Your email was changed');
});

test('the second step: set up, log in with a code, log in with a recovery code, log out everywhere', async ({
  page,
  request,
}) => {
  const ada = await createPerson(request);
  await logIn(page, ada);
  await openSettings(page);
  await page.getByRole('button', { name: 'Set up a second step' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password now').fill(ada.password);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'A picture for your authenticator app to scan' })).toBeVisible();
  const totp = new TOTP({ secret: Secret.fromBase32((await dialog.locator('code').textContent()) ?? '') });
  await dialog.getByLabel('Six digits from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That code is not right');
  await dialog.getByLabel('Six digits from the app').fill(totp.generate());
  await dialog.getByRole('button', { name: 'Switch it on' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await dialog.locator('code').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On. When you log in')).toBeVisible();

  await expect(section(page, 'Where you are logged in').getByRole('listitem').first()).toContainText('this device');
  await page.getByText(/^Show what happened/).click();
  const happened = section(page, 'What happened in your account').getByRole('listitem');
  await expect(happened).toContainText([/^You logged in.*Chrome on Linux/, /^You signed up/]);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await logInAs(page, ada);
  await expect(page.getByRole('alert')).toContainText('Please enter the six digits from your app');
  await page.getByLabel('Six digits from the app, or a recovery code').fill(first);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/account$/);
});
