import { createPerson, logIn } from './people.ts';
import { expect, test } from './fixtures.ts';

test.use({ serverEnv: { PRICE_TIERS: '1:4900,11:3900,20:2900' } });

test('with a price list: quantity, tier price, total, checkout, completion with the keys', async ({
  page,
  request,
}) => {
  await logIn(page, await createPerson(request));
  await page.goto('/purchase-quantity');
  for (const name of ['1-10', '11-19', '20+', '$39.00']) await expect(page.getByRole('cell', { name })).toBeVisible();
  for (const wrong of ['0', '-1', '1.5', '10001', 'ten']) {
    await page.getByLabel('Quantity').fill(wrong);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Please choose a whole number of keys between 1 and 10,000.')).toBeVisible();
  }
  await page.getByLabel('Quantity').fill('12');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/purchase-payment\?quantity=12/);
  await expect(page.getByText('$468.00')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Is everything right?' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('$468.00')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await expect(page.getByText('12 assessment keys')).toBeVisible();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/purchase-completion/);
  await expect(page.getByText('Here are your 12 keys.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy key' })).toHaveCount(12);
});

test('cancelled, the purchase begins again with the same quantity', async ({ page, request }) => {
  await logIn(page, await createPerson(request));
  await page.goto('/purchase-confirmation?quantity=3');
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/purchase-quantity/);
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByLabel('Quantity')).toHaveValue('3');
});

test('live, the promo code redeems', async ({ page, request }) => {
  await logIn(page, await createPerson(request));
  await page.goto('/enter-promo-code');
  await page.getByLabel('Promo code').fill('NOPE');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('We do not know this access code.');
  await page.getByLabel('Promo code').fill('WELCOME');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});
