import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { castOf, type Cast } from './visual/cast.ts';
import { openScreen, pageOf } from './visual/screen.ts';
import { SCREENS } from './visual/screens.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** The narrowest phone; also a desktop at 400 per cent. */
const NARROWEST = { width: 320, height: 640 };
/** A desktop at 200 per cent. */
const ZOOMED = { width: 640, height: 400 };

let cast: Cast;
test.beforeAll(async ({ server, playwright }) => {
  cast = await castOf(await playwright.request.newContext({ baseURL: server.url }));
});

/** By night and on a phone only colours and sizes are different: the other rules have been looked at. */
async function expectAccessibleByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast', 'target-size']).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Right to left takes the same room. */
async function expectToFit(page: Page): Promise<void> {
  for (const direction of ['rtl', 'ltr']) {
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    await expectNoSidewaysScroll(page);
  }
}

/** Escape closes what is open, and the focus is back on what opened it. */
async function expectFocusReturns(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(`['BUTTON', 'A'].includes(document.activeElement.tagName.toUpperCase())`), `${page.url()}: the focus after the dialog`).toBe(true);
}

for (const role of new Set(SCREENS.map(({ as }) => as))) {
  test(`axe finds nothing and nothing is too wide: what the ${role} sees`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), viewport: DESKTOP });
    const page = await pageOf(context, cast, role);
    for (const screen of SCREENS.filter(({ as }) => as === role)) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen, cast);
        await expectAccessible(page);
        await page.setViewportSize(PHONE);
        await expectAccessibleByNight(page);
        for (const size of [ZOOMED, NARROWEST]) {
          await page.setViewportSize(size);
          await expectToFit(page);
        }
        await page.setViewportSize(DESKTOP);
        await expectFocusReturns(page);
      });
    }
    await context.close();
  });
}
