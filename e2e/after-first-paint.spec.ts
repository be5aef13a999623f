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

/** Notes every value of the attribute by which the styles tell what is laid out. */
const NOTE_PIECES = `globalThis.pieces = [];
  new MutationObserver(() => pieces.push(document.documentElement.dataset.unpainted ?? 'all'))
    .observe(document, { attributes: true, subtree: true, attributeFilter: ['data-unpainted'] });`;

test('the sample lays out what is below its picture in pieces, and no sheet after it brings faces or rules for all elements', async ({
  page,
}) => {
  await page.addInitScript({ content: NOTE_PIECES });
  const sheets: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.css')) sheets.push(response.text());
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/sample');
  await expect(page.getByRole('heading', { name: 'Keep', exact: false }).last()).toBeVisible();
  await expect.poll(() => page.evaluate('pieces')).toEqual(['0', '1', '2', '3', '4', '5', '6', 'all']);
  await expect(page.locator('[role="button"] path').first()).toBeAttached();
  expect(sheets.length).toBeGreaterThan(0);
  // Nor does the code of the next screen bring them.
  await page.getByRole('link', { name: 'Find your own fingerprint' }).click();
  await expect(page).toHaveURL(/registration/);
  await expect(page.getByLabel('First name')).toBeVisible();
  for (const css of await Promise.all(sheets)) expect(css).not.toMatch(/@font-face|(?:^|[},])\*[,{]/);
});

test('whoever comes for a part of a result is led to it', async ({ page, request }) => {
  const { licenseCode } = await finishedPerson(request);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`/fingerprint/${licenseCode}#philosophy`);
  await expect(page.locator('#philosophy')).toBeInViewport();
});

test('a result that is loaded again shows the place where somebody was', async ({ page }) => {
  await page.goto('/sample');
  await expect(page.locator(':root[data-unpainted]')).toHaveCount(0);
  await page.evaluate('window.scrollTo(0, 2000)');
  const heading = page.getByRole('heading', { level: 2 }).last();
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
  await page.reload();
  await expect
    .poll(async () => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(before, -1);
});
