import { expect, test } from './fixtures.ts';

test.use({ serverEnv: { PRICE_TIERS: '1:4900,20:2900' } });

test('with a price list the first page names the price', async ({ page }) => {
  await page.goto('/login');
  await expect(
    page.getByText('$49.00 for one key, $29.00 each from 20 keys on. Free with an access code.'),
  ).toBeVisible();
});
