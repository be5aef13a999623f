import { expect, test } from './fixtures.ts';

test('the footer leads a stranger to the privacy page', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What happens to what you tell us');
});
