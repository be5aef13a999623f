import { expect, test } from './fixtures.ts';

test('the footer leads a stranger to the privacy page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What happens to what you tell us');
});

test('the footer and the registration lead to what the product is for, and not for', async ({ page }) => {
  await page.goto('/registration');
  await expect(page.getByText('nobody may use it to hire, promote or judge people')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'What it is for' }).click();
  await expect(page).toHaveURL(/\/purpose$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What this is for, and what it is not for');
});
