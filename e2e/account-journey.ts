import { expect, type Page } from '@playwright/test';
import { logInAs, newPerson, register } from './people.ts';
import type { Standalone } from './standalone-server.ts';

/** The first journey there is. It runs on both databases. */
export async function accountJourney({ page, server }: { page: Page; server: Standalone }): Promise<void> {
  const ada = newPerson('Ada');
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await register(page, ada);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${ada.firstName} ${ada.lastName}`);
  await expect(page.getByText(ada.email)).toBeVisible();
  await expect(
    page.getByText(
      'It seems you do not have a key to begin an assessment. Please enter an Assessment Key above or purchase one below to begin.',
    ),
  ).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill(ada.email.toUpperCase());
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText('Email to recover password was sent successfully - Redirecting to Log In page.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const mail = await server.mailTo(ada.email, /reset-password/);
  const link = /https?:\/\/\S+\/auth\/reset-password\?key=[\w-]+/.exec(mail.text ?? '')?.[0];
  expect(link, mail.text).toBeDefined();
  await page.goto(link ?? '');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('New password', { exact: true }).fill('another-secret');
  await page.getByLabel('Confirm new password').fill('another-secret');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Password Updated - Redirecting to Log In page.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await logInAs(page, { ...ada, password: 'another-secret' });
  await expect(page).toHaveURL(/\/account$/);

  await page.goto(link ?? '');
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('New password', { exact: true }).fill('third-secret');
  await page.getByLabel('Confirm new password').fill('third-secret');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
}
