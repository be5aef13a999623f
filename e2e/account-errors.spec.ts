import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { signInAs } from './survey/person.ts';

for (const [what, path] of [
  ['keys', '**/api/users/me/licenses'],
  ['receipts', '**/api/users/me/orders'],
] as const) {
  test(`${what} that cannot be loaded are told in the banner of the page, in the server's words`, async ({ page }) => {
    const person = await createKeyHolder(page.request);
    await signInAs(page, person);
    await page.route(path, (route) =>
      route.fulfill({
        status: 503,
        json: { statusCode: 503, messages: ['The shelf is locked.'], code: 'unavailable' },
      }),
    );
    await page.goto('/account');
    await expect(page.getByText('The shelf is locked.')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Close message' })).toBeVisible();
    await page.unroute(path);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(`Your ${what} could not be loaded.`)).toBeHidden();
  });
}

test('the listing of routes is for signed-in people, and says what is undone', async ({ page }) => {
  await page.goto('/all-routes');
  await page.waitForURL('**/login');
  await signInAs(page, await createKeyHolder(page.request));
  await page.goto('/all-routes');
  await expect(page.getByRole('row', { name: /purchase-quantity/ })).toContainText('Undone');
  await expect(page.getByRole('row', { name: /core-value/ })).toContainText('Review');
  await expect(page.getByRole('row', { name: /\/value-order/ })).toContainText('Ready');
});
