import { expect, test } from './fixtures.ts';
import { finishedPerson, signIn } from './finished-person.ts';
import { logInAs } from './people.ts';
import type { Page } from '@playwright/test';

const own = (code: string) => `/digital-fingerprint/${code}`;
const shared = (code: string) => `/fingerprint/${code}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const SENTENCE = 'My grandmother put the coins on the table.';

async function expectOwnersPage(page: Page): Promise<void> {
  await expect(title(page)).toHaveText('Your Leadership Fingerprint');
  await expect(page.getByRole('banner').getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download now' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get Your Link' }).first()).toBeVisible();
  await expect(page.getByRole('switch')).toBeChecked();
}

test('both addresses of a result show the owner their own page, with their sentences and the switch', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  await signIn(context, ada);
  for (const address of [own(ada.licenseCode), shared(ada.licenseCode)]) {
    await page.goto(address);
    await expectOwnersPage(page);
    await page
      .getByRole('button', { name: /Honesty/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(SENTENCE).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('View Results on the account leads to the owner’s page', async ({ page, request }) => {
  const ada = await finishedPerson(request);
  await page.goto('/login');
  await logInAs(page, ada);
  await page
    .getByRole('button', { name: /View Results/ })
    .or(page.getByRole('link', { name: /View Results/ }))
    .first()
    .click();
  await page.waitForURL(`**${shared(ada.licenseCode)}`);
  await expectOwnersPage(page);
});

test('“View as others see it” shows the owner what a stranger sees, and leads back', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  await signIn(context, ada);
  await page.goto(own(ada.licenseCode));
  await page.getByRole('link', { name: 'View as others see it' }).click();
  await expect(title(page)).toHaveText('A Leadership Fingerprint');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText('A Leadership Fingerprint');
  await page.getByRole('link', { name: 'Back to my page' }).click();
  await expectOwnersPage(page);
});

test('a link can be replaced: the new address shows the result, the old one is dead', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const ada = await finishedPerson(request);
  await signIn(context, ada);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(shared(ada.licenseCode));
  await page.getByRole('button', { name: 'Replace the link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace the link' }).click();
  await expect(page.getByText('Your link has a new address.')).toBeVisible();
  await page.getByRole('button', { name: 'Get Your Link' }).first().click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(link).not.toContain(ada.licenseCode);

  const stranger = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
  await stranger.goto(link);
  await expect(title(stranger)).toHaveText('A Leadership Fingerprint');
  expect((await stranger.goto(shared(ada.licenseCode)))?.status()).toBe(404);
  await expect(title(stranger)).toHaveText('There is no fingerprint to see here');

  // The owner is recognised at the new address as well as at the old one.
  await page.goto(link);
  await expectOwnersPage(page);
  await page.goto(shared(ada.licenseCode));
  await expectOwnersPage(page);
});
