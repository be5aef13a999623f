import { expect, test } from './fixtures.ts';

/** What a stranger's first page may weigh in all: HTML, scripts, styles, font, icon, configuration. */
const FIRST_LOAD_BYTES_MAX = 90_000;

for (const path of ['/login', '/registration', '/forgot-password', '/auth/reset-password?key=k', '/privacy']) {
  test(`the first load of ${path} stays within its budget`, async ({ page }) => {
    const bodies: Promise<[string, number]>[] = [];
    page.on('requestfinished', (request) => bodies.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize])));
    await page.goto(path, { waitUntil: 'networkidle' });
    const weights = await Promise.all(bodies);
    const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
    expect(total, weights.map(([url, bytes]) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(FIRST_LOAD_BYTES_MAX);
    // Brotli or not at all: a page that arrived unpacked would hide behind a bigger budget.
    expect(total).toBeGreaterThan(50_000);
  });
}

test('a page arrives as HTML that can be read before any script runs', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await expect(page.getByLabel('Email')).toBeVisible();
  const missing = await page.goto('/no/such/page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked, but there is no such page');
  await context.close();
});
