import { expect, test } from './fixtures.ts';
import {
  confirmEmail,
  createKeyHolder,
  createPerson,
  logIn,
  logInAs,
  newPerson,
  register,
  type KeyHolder,
} from './people.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Standalone } from './standalone-server.ts';

const RESET_LINK = /https?:\/\/\S+\/auth\/reset-password\?key=[\w-]+/;

async function giver(request: APIRequestContext, server: Standalone): Promise<KeyHolder> {
  const holder = await createKeyHolder(request);
  await confirmEmail(request, server, holder);
  return holder;
}

/** Somebody else's key on its way; answers the link. */
async function giftLink(request: APIRequestContext, server: Standalone, email?: string): Promise<string> {
  const { token, licenseCode } = await giver(request, server);
  const answer = await request.post(`/api/licenses/${licenseCode}/gifts`, {
    data: email === undefined ? {} : { email },
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { link: string }).link;
}

async function enter(page: Page, text: string): Promise<void> {
  await page.getByLabel('Access code').fill(text);
  await page.getByRole('button', { name: 'Use Access Code' }).click();
}

test.describe('the field on the account', () => {
  test('takes a code typed from paper, in quotes, and says what comes next', async ({ page, request }) => {
    await logIn(page, await createPerson(request));
    await enter(page, ' “we1c0me”. ');
    await expect(page.getByRole('status').filter({ hasText: 'Press Start when you are ready.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('takes a gift link; a second time it says that the key is theirs', async ({ page, request, server }) => {
    const link = await giftLink(request, server);
    await logIn(page, await createPerson(request, 'Bob'));
    await enter(page, `Here: ${link.toUpperCase()}.`);
    await expect(page.getByText('The key is yours now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await enter(page, link);
    await expect(page.getByText('This key is already yours.')).toBeVisible();
  });

  test('left empty, it is answered by the server', async ({ page, request }) => {
    await logIn(page, await createPerson(request));
    const asked = page.waitForRequest('**/coupons/redeem');
    await page.getByRole('button', { name: 'Use Access Code' }).click();
    await asked;
    await expect(page.getByRole('alert')).toContainText('Please enter an access code, a gift link or a key.');
  });

  test('offers to ask the owner of a copied key, who gets a mail that names nobody', async ({
    page,
    request,
    server,
  }) => {
    const owner = await giver(request, server);
    const bob = await createPerson(request, 'Bob');
    await logIn(page, bob);
    await enter(page, `"${owner.licenseCode.toLowerCase().replaceAll('-', ' ')}"`);
    await expect(page.getByText('This is an assessment key, not an access code.')).toBeVisible();
    await page.getByRole('button', { name: 'Ask them for me' }).click();
    await expect(page.getByText('we have sent them an email')).toBeVisible();
    const mail = await server.mailTo(owner.email, /\/account/);
    expect(mail.text).toContain(owner.licenseCode.slice(-4));
    for (const secret of ['Bob', bob.email, owner.licenseCode]) expect(mail.text).not.toContain(secret);
    expect(await page.getByRole('main').textContent()).not.toContain(owner.email);
  });
});

test.describe('a gift before logging in', () => {
  test('greets, and survives signing up', async ({ page, request, server }) => {
    await page.goto(await giftLink(request, server));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Someone gave you an assessment key');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByText('Someone gave you an assessment key.')).toBeVisible();
    await register(page, newPerson('Bob'));
    await page.getByRole('button', { name: 'Claim the key' }).click();
    await expect(page.getByText('The key is yours now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  });

  test('survives Forgot Password, whose link opens in another tab', async ({ page, context, request, server }) => {
    const bob = await createPerson(request, 'Bob');
    await page.goto(await giftLink(request, server));
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByText('Someone gave you an assessment key.')).toBeVisible();
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.getByLabel('Email').fill(bob.email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    const mail = await server.mailTo(bob.email, RESET_LINK);
    await page.close();

    const other = await context.newPage();
    await other.goto(RESET_LINK.exec(mail.text ?? '')?.[0] ?? '');
    await other.getByLabel('Email').fill(bob.email);
    for (const name of ['New password', 'Confirm new password'])
      await other.getByLabel(name, { exact: true }).fill('battery staple');
    await other.getByRole('button', { name: 'Set new password' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await logInAs(other, { email: bob.email, password: 'battery staple' });
    await other.getByRole('button', { name: 'Claim the key' }).click();
    await expect(other.getByText('The key is yours now.')).toBeVisible();
  });

  test('claimed twice, it says that the key is already theirs', async ({ page, request, server }) => {
    const link = await giftLink(request, server);
    await logIn(page, await createPerson(request, 'Bob'));
    for (const said of ['The key is yours now.', 'This key is already yours.']) {
      await page.goto(link);
      await page.getByRole('button', { name: 'Claim the key' }).click();
      await expect(page.getByText(said)).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: 'To my account' }).click();
    await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(1);
  });
});

test('a key that was mailed waits in the account of that address once it is confirmed', async ({
  page,
  request,
  server,
}) => {
  const bob = newPerson('Bob');
  await giftLink(request, server, bob.email);
  await page.goto('/registration');
  await register(page, bob);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('It seems you do not have a key')).toBeVisible();
  await expect(page.getByText('It waits for you here.')).toHaveCount(0);
  await confirmEmail(request, server, bob);
  await page.reload();
  await page.getByRole('button', { name: 'Claim the key' }).click();
  await expect(page.getByText('The key is yours now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('It waits for you here.')).toHaveCount(0);
});

test('an access code in a link greets, and stands in the field after signing up', async ({ page }) => {
  await page.goto('/registration?code=welcome');
  await expect(page.getByText('You come with an access code.')).toBeVisible();
  await register(page, newPerson('Bob'));
  await expect(page.getByLabel('Access code')).toHaveValue('welcome');
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('whoever asked for a page that needs an account is told so', async ({ page, request }) => {
  const ada = await createPerson(request);
  await page.goto('/enter-promo-code');
  await expect(page.getByText('we take you to the page you asked for')).toBeVisible();
  await logInAs(page, ada);
  await expect(page).toHaveURL(/\/enter-promo-code$/);
});
