import type { Page } from '@playwright/test';
import { findRoute, isScreen, routeTable } from '../apps/web/src/app/route-table.ts';
import { expectAccessible, expectNoSidewaysScroll, expectStillAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectReadingOrder, expectTabOrder } from './tab-walk.ts';
import { castOf, type Cast } from './visual/cast.ts';
import { becomes, openScreen, type Screen } from './visual/screen.ts';
import { SCREENS } from './visual/screens.ts';

const DESKTOP = { width: 1280, height: 800 };
/** The narrowest phone; a desktop at 400 per cent is as wide. */
const NARROWEST = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
/** A desktop at 200 per cent. */
const ZOOMED = { width: 640, height: 400 };

const WITHOUT_BACKDROP = `document.addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg[preserveAspectRatio$='slice'] { display: none }");
  document.adoptedStyleSheets.push(sheet);
})`;

// Every screen of the product, a test for each person who sees them: both workers take from this file.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(300_000);

let cast: Cast;
test.beforeAll(async ({ server, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: server.url });
  cast = await castOf(request, server);
  await request.dispose();
});

/** Escape closes what is open, and the focus is back on what opened it, or beside where that was. */
async function expectFocusReturns(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect
    .poll(
      () => page.evaluate('document.activeElement === document.body'),
      `${page.url()}: the focus is lost after the dialog`,
    )
    .toBe(false);
}

for (const role of new Set(SCREENS.map(({ as }) => as))) {
  test(`every screen of the ${role}: axe finds nothing, nothing is too wide, and the Tab key is enough`, async ({
    page,
  }) => {
    await becomes(page, cast[role]);
    // Painted behind everything, and of no meaning: it would take a sixth of the time.
    await page.addInitScript({ content: WITHOUT_BACKDROP });
    let before: Screen | undefined;
    for (const screen of SCREENS.filter(({ as }) => as === role)) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen, cast, before);
        await expectAccessible(page);
        await expectTabOrder(page);
        for (const size of [TABLET, ZOOMED]) {
          await page.setViewportSize(size);
          await expectNoSidewaysScroll(page);
        }
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize(NARROWEST);
        await expectNoSidewaysScroll(page);
        await expectReadingOrder(page);
        await expectStillAccessible(page);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(DESKTOP);
        await expectFocusReturns(page);
      });
      before = screen;
    }
  });
}

test('the table of screens misses no address of the product', () => {
  const seen = new Set(
    SCREENS.map(
      ({ path }) =>
        findRoute(new URL(typeof path === 'string' ? path : path(cast), 'http://localhost').pathname).route.name,
    ),
  );
  expect(
    routeTable
      .filter(isScreen)
      .filter(({ name }) => !seen.has(name))
      .map(({ name }) => name),
  ).toEqual([]);
});
