import type { Page } from '@playwright/test';
import { stepPath } from '@lf/domain/survey-steps';
import { finishedPerson, signIn } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import type { KeyHolder } from './people.ts';

const WIDTHS = [320, 360, 412, 768, 1280];

/** Two readings so far apart are alike when nothing comes any more; one right after the other may be alike in the middle of it. */
const SETTLED_MS = 300;

const STRANGERS_PAGES = ['/forgot-password', '/privacy', '/no-such-page'];
const PAGES_WITH_SAMPLE = ['/login', '/registration'];

/** Where every element of the page is and how high; what is drawn within a picture has no place of its own. */
const places = (page: Page) =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('#root *:not(svg, svg *)')].map((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.tagName + ' "' + element.textContent.trim().slice(0, 40) + '" at ' + Math.round(top + scrollY) + ', ' + Math.round(height) + ' high';
  })`);

/** The page with the font held back, at every width; then the font comes, and everything is where it was. */
async function expectFontMovesNothing(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<unknown>,
): Promise<void> {
  const letThrough = await holdBack(page, '**/*.woff2');
  // A page is loaded when its font is.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await ready(page);
  const atEveryWidth = async () => {
    const all: Record<number, readonly string[]> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      // What comes by itself after the page has opened, such as the state of the saving, is not the font's doing.
      let now = await places(page);
      await expect
        .poll(async () => {
          const before = now.join();
          await page.waitForTimeout(SETTLED_MS);
          now = await places(page);
          return now.join() === before;
        })
        .toBe(true);
      all[width] = now;
    }
    return all;
  };
  const before = await atEveryWidth();
  const loaded = `[...document.fonts].some(({ family, status }) => /^.?Fraunces.?$/.test(family) && status === 'loaded')`;
  expect(await page.evaluate(loaded), `${path}: the font is not here yet`).toBe(false);
  letThrough();
  await expect.poll(() => page.evaluate(loaded), `${path}: the font has come`).toBe(true);
  const after = await atEveryWidth();
  for (const width of WIDTHS) expect(after[width], `${path} at ${width}`).toEqual(before[width]);
  await page.unrouteAll({ behavior: 'wait' });
}

const headed = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const drawn = async (page: Page) => {
  await headed(page);
  await expect(page.getByRole('figure').getByRole('button').last()).toBeVisible();
};

const listed = async (page: Page) => {
  await headed(page);
  await page
    .getByRole('link', { name: /Core value/ })
    .locator('svg')
    .first()
    .waitFor();
};

for (const path of STRANGERS_PAGES) {
  test(`a font that comes late moves nothing on ${path}`, async ({ page }) => {
    await expectFontMovesNothing(page, path, headed);
  });
}

for (const path of PAGES_WITH_SAMPLE) {
  test(`a font that comes late moves nothing on ${path}`, async ({ page }) => {
    await expectFontMovesNothing(page, path, drawn);
  });
}

const PRIVATE_PAGES: readonly [string, (person: KeyHolder) => string, (page: Page) => Promise<unknown>][] = [
  ['the account', () => '/account', listed],
  ['a step of the survey', () => stepPath('before-we-begin'), headed],
  ['one’s own result', ({ licenseCode }) => `/digital-fingerprint/${licenseCode}`, drawn],
];

for (const [name, path, ready] of PRIVATE_PAGES) {
  test(`a font that comes late moves nothing on ${name}`, async ({ page, request }) => {
    const person = await finishedPerson(request);
    await signIn(page.context(), person);
    await expectFontMovesNothing(page, path(person), ready);
  });
}

test('a font that comes late moves nothing on a public result', async ({ page, request }) => {
  const { licenseCode } = await finishedPerson(request);
  await expectFontMovesNothing(page, `/fingerprint/${licenseCode}`, drawn);
});
