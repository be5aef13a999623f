import { createPerson, logIn, logInAs } from './people.ts';
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

test('the account’s button leads to the quantity; price per key and total follow what is typed', async ({
  page,
  request,
}) => {
  await logIn(page, await createPerson(request));
  await page.getByRole('button', { name: 'Purchase New Assessment Key' }).click();
  await expect(page).toHaveURL(/purchase-quantity/);
  const summary = page.getByRole('region', { name: 'Your purchase' });
  await expect(summary).toContainText('$49.00');
  for (const [quantity, each, total] of [
    ['5', '$49.00', '$245.00'],
    ['11', '$39.00', '$429.00'],
    ['20', '$29.00', '$580.00'],
  ] as const) {
    await page.getByLabel('Quantity').fill(quantity);
    await expect(summary).toContainText(each);
    await expect(summary).toContainText(total);
  }
  await page.getByLabel('Quantity').fill('none');
  await expect(summary).toBeEmpty();
});

test('the quantity survives a reload, a promo code and a log-in', async ({ page, request }) => {
  const person = await createPerson(request);
  await logIn(page, person);
  await page.goto('/purchase-quantity');
  await page.getByLabel('Quantity').fill('12');
  await page.reload();
  await expect(page.getByLabel('Quantity')).toHaveValue('12');
  await expect(page.getByRole('region', { name: 'Your purchase' })).toContainText('$468.00');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'I have a promo code' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('$468.00')).toBeVisible();
  await page.getByRole('link', { name: 'I have a promo code' }).click();
  await page.getByLabel('Promo code').fill('WELCOME');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Your promo code gave you 1 key.')).toBeVisible();
  await expect(page.getByText('$468.00')).toBeVisible();
  await page.evaluate(`localStorage.removeItem('lf.session')`);
  await page.reload();
  await logInAs(page, person);
  await expect(page.getByText('$468.00')).toBeVisible();
});

test('after paying, Back leads to the keys and does not offer to pay again', async ({ page, request }) => {
  await logIn(page, await createPerson(request));
  await page.goto('/purchase-quantity?quantity=2');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Here are your 2 keys.')).toBeVisible();
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(page.getByText('Here are your 2 keys.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go to the payment page' })).toHaveCount(0);
  }
  // Another purchase of the same size begins with its quantity.
  await page.goto('/purchase-quantity?quantity=2');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible();
});
