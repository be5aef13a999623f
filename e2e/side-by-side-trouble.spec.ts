import { besideOf, BOBS_VALUES, linkOf } from './beside.ts';
import { finishedPerson, signIn } from './finished-person.ts';
import { expect, test } from './fixtures.ts';

test.use({ allowConsoleErrors: true });

/** Made before the press: opened too early, it is open when the request comes. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

test('on a slow connection, what is being ended or agreed to cannot be left as if it were not', async ({
  page,
  context,
  request,
}) => {
  const [ada, bob] = [await finishedPerson(request), await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' })];
  const [path, link] = [await besideOf(request, ada, bob), await linkOf(request, ada)];
  await signIn(context, bob);
  const [ending, agreeing] = [gate(), gate()];

  await page.route(`**/api${path}`, (route) =>
    route.request().method() === 'DELETE' ? ending.opened.then(() => route.continue()) : route.continue(),
  );
  await page.goto(path);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  const dialog = page.getByRole('dialog');
  const end = dialog.getByRole('button', { name: 'Stop sharing' });
  await end.click();
  await expect(end).toHaveAttribute('aria-busy', 'true');
  await dialog.getByRole('button', { name: 'Keep sharing' }).click({ force: true });
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  ending.open();
  await expect(page).toHaveURL(/\/account$/);

  await page.route('**/api/side-by-side/accept', (route) => agreeing.opened.then(() => route.continue()));
  await page.goto(link);
  await page.getByRole('button', { name: 'Put them side by side' }).click();
  const notNow = page.getByRole('link', { name: 'Not now' });
  await expect(notNow).toBeDisabled();
  await notNow.click({ force: true });
  await expect(page.getByRole('button', { name: 'Put them side by side' })).toBeVisible();
  agreeing.open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bob and');
});

test('a link that was not copied yet stays when making another one fails, and can be taken back', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  await signIn(context, ada);
  await page.goto(`/digital-fingerprint/${ada.licenseCode}`);
  const section = page.getByRole('region', { name: 'Side by side' });
  await section.getByRole('button', { name: 'Make a link' }).click();
  const link = section.locator('code');
  const first = await link.innerText();
  await page.route('**/api/fingerprints/*/side-by-side', (route) => route.abort());
  await section.getByRole('button', { name: 'Make another link' }).click();
  await expect(section.getByRole('alert')).toBeVisible();
  await expect(link).toHaveText(first);
  await section.getByRole('button', { name: /^Take back the link from/ }).click();
  await expect(section.getByText('The link no longer works.')).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(section.getByRole('group', { name: 'Side by side' })).toBeFocused();
});

test.describe('code that does not come', () => {
  test.use({ serviceWorkers: 'block' });

  test('leaves the rest of the account, and is there when it is tried again', async ({ page, context, request }) => {
    const [ada, bob] = [
      await finishedPerson(request),
      await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' }),
    ];
    await besideOf(request, ada, bob);
    await signIn(context, bob);
    const code = '**/assets/side-by-sides-*.js';
    await page.route(code, (route) => route.abort());
    await page.goto('/account');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
    await page.unroute(code);
    await again.click();
    await expect(page.getByRole('link', { name: 'You and Ada' })).toBeVisible();
    await expect(again).toHaveCount(0);
  });
});
