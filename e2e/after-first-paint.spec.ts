import { finishedPerson } from './finished-person.ts';
import { expect, test } from './fixtures.ts';

/** The styles that make the font, where they count. */
const FONT_COUNTS = `[...document.querySelectorAll('style')].some(({ media, textContent }) =>
  media !== 'print' && textContent.includes('woff2'))`;

for (const path of ['/login', '/registration'])
  test(`${path} has its lower part and its font after the first paint`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
    await expect(page.getByText('How long it takes')).toBeVisible();
    await expect.poll(() => page.evaluate(FONT_COUNTS)).toBe(true);
  });

test('a page has all of it without scripts', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto('/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted');
  await expect(page.getByText('How long it takes')).toBeVisible();
  await expect(page.locator('noscript style')).toHaveCount(1);
  await page.close();
});

test('whoever comes for a part of a result is led to it', async ({ page, request }) => {
  const { licenseCode } = await finishedPerson(request);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`/fingerprint/${licenseCode}#philosophy`);
  await expect(page.locator('#philosophy')).toBeInViewport();
});
