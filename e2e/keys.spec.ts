import { arriveWithKey, confirmEmail, createPerson, logIn } from './people.ts';
import { expect, test } from './fixtures.ts';

test('redeem WELCOME and see the key; a second time is refused kindly', async ({ page, request }) => {
  const person = await createPerson(request);
  await logIn(page, person);
  await expect(page.getByText('It seems you do not have a key to begin an assessment.')).toBeVisible();

  await page.getByLabel('Access code').fill('welcome');
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your new key is in the list below.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /active/i })).toBeVisible();

  await page.getByLabel('Access code').fill('WELCOME');
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('alert')).toContainText('You have already used this access code.');
  await expect(page.getByLabel('Access code')).toHaveValue('WELCOME');
});

for (const [code, message] of [
  ['NOPE', 'We do not know this access code.'],
  ['7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2', 'This is an assessment key, not an access code.'],
] as const) {
  test(`the access code ${code} is refused in the banner`, async ({ page, request }) => {
    await logIn(page, await createPerson(request));
    await page.getByLabel('Access code').fill(code);
    await page.getByRole('button', { name: 'Use Access Code' }).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('buy a key in the sandbox, and see key and receipt', async ({ page, request }) => {
  await logIn(page, await createPerson(request));
  await page.getByRole('button', { name: 'Purchase New Assessment Key' }).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
  await expect(page.getByText('This is only a test. No money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Thank you. Your payment has arrived')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.getByText('Receipts (1)').click();
  const receipts = page.getByRole('table', { name: 'Receipts' });
  await expect(receipts).toContainText('Paid');
  await receipts.getByRole('button', { name: 'Change details' }).click();
  await page.getByRole('dialog').getByLabel('Name or company').fill('Engines Ltd');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The invoice now has these details.')).toBeVisible();
  const download = page.waitForEvent('download');
  await receipts.getByRole('button', { name: 'Download invoice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Invoice_LF-\d{4}-\d{5}\.pdf$/);
});

test('cancel in the sandbox, and see none', async ({ page, request }) => {
  await logIn(page, await createPerson(request));
  await page.getByRole('button', { name: 'Purchase New Assessment Key' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByText('It seems you do not have a key')).toBeVisible();
});

test('give a key away by link; a stranger signs up on the way and claims it; the giver sees its status only', async ({
  page,
  request,
  browser,
  server,
}) => {
  await confirmEmail(request, server, await arriveWithKey(page, request));
  await page.getByRole('button', { name: 'Give away' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Give away' }).click();
  const link = (await dialog.locator('code').textContent()) ?? '';
  expect(link).toContain('/claim-key?gift=');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('not claimed yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: server.url });
  const theirs = await elsewhere.newPage();
  await theirs.goto(link);
  await theirs.getByRole('link', { name: 'Sign up' }).click();
  await theirs.getByLabel('Email').fill(`bob-${Date.now()}@example.com`);
  await theirs.getByLabel('First name').fill('Bob');
  await theirs.getByLabel('Last name').fill('Builder');
  await theirs.getByLabel('Password', { exact: true }).fill('correct horse');
  const consent = theirs.getByRole('checkbox');
  if ((await consent.count()) > 0) await consent.check();
  await theirs.getByRole('button', { name: 'Sign up' }).click();
  await theirs.getByRole('button', { name: 'Claim the key' }).click();
  await expect(theirs.getByText('The key is yours now.')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Start' })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('cell', { name: /given to somebody, not started/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /Start|Take back|Copy key/ })).toHaveCount(0);
});

test('send a key by e-mail, and take it back', async ({ page, request, server }) => {
  await confirmEmail(request, server, await arriveWithKey(page, request));
  await page.getByRole('button', { name: 'Give away' }).click();
  const dialog = page.getByRole('dialog');
  const friend = `friend-${Date.now()}@example.com`;
  await dialog.getByLabel('Their email (optional)').fill('not an address');
  await dialog.getByRole('button', { name: 'Give away' }).click();
  await expect(dialog.getByText('Not a valid email address')).toBeVisible();
  await dialog.getByLabel('Their email (optional)').fill(friend);
  await dialog.getByRole('button', { name: 'Give away' }).click();
  await expect(dialog.getByText(`We have sent the key to ${friend}`)).toBeVisible();
  const mail = await server.mailTo(friend);
  expect(mail.text).toContain('/claim-key?gift=');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The key is yours again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});

test.describe('without a price list', () => {
  test('the four purchase screens show the placeholders and go no further', async ({ page, request }) => {
    await logIn(page, await createPerson(request));
    await page.goto('/purchase-quantity');
    for (const name of ['1-10', '20+', '$0.00']) await expect(page.getByRole('cell', { name }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('quantity is a required field')).toBeVisible();
    await page.getByLabel('Quantity').fill('3');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/purchase-quantity/);
    await expect(page.getByText('These prices are only examples.')).toBeVisible();
    for (const [path, text] of [
      ['/purchase-payment', '$1,000'],
      ['/purchase-confirmation', '$1,000'],
      ['/purchase-completion', 'These prices are only examples.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Purchase' }).getByRole('listitem')).toHaveText([
        /Quantity/,
        /Payment/,
        /Confirmation/,
        /Completion/,
      ]);
    }
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/account$/);
  });

  test('the promo code is checked and goes no further', async ({ page, request }) => {
    await logIn(page, await createPerson(request));
    await page.goto('/enter-promo-code');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('promoCode is a required field')).toBeVisible();
    await page.getByLabel('Promo code').fill('WELCOME');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('This page does not take codes yet.')).toBeVisible();
  });

  for (const path of ['/payments/success', '/payments/cancel', '/payments/canceled']) {
    test(`${path} leads to the account`, async ({ page, request }) => {
      await logIn(page, await createPerson(request));
      await page.goto(path);
      await expect(page).toHaveURL(/\/account$/);
    });
  }
});
