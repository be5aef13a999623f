import type { Page } from '@playwright/test';
import { BUDGETS } from './budgets.ts';
import { expect, test } from './fixtures.ts';
import { detectedResult, openAfterTelling, toldForm } from './survey/told-memories.ts';

const VALUES = ['Reliability', 'Play', 'Order', 'Warmth', 'Depth'];
const listed = () => toldForm({ 'add-values': { values: VALUES, initial: VALUES }, 'value-order': VALUES });

const WATCH = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput }) => { if (!hadRecentInput) globalThis.shift += value; })).observe({ type: 'layout-shift', buffered: true });
`;
const shiftOf = async (page: Page) => {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  return page.evaluate<number>('globalThis.shift');
};

const sure = (page: Page) => page.getByRole('button', { name: "I'm Sure" });
const triggers = (page: Page) => page.getByRole('group', { name: 'What can set you off' });

for (const [what, result] of [
  ['with descriptions of the service', detectedResult()],
  ['without them', { ...detectedResult(), archetype_choices: undefined }],
] as const)
  test(`what the answers are read for once more moves no button, ${what}`, async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((goOn) => {
      release = goOn;
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript({ content: WATCH });
    await openAfterTelling(page, 'confirm-fingerprint', {
      form: listed(),
      answer: async (route) => {
        await released;
        await route.fulfill({ json: result });
      },
    });
    await expect(page.getByRole('list', { name: 'Your value-drivers in order' })).toBeVisible();
    await expect(page.getByText('We are reading your answers once more.').first()).toBeVisible();
    await expect(sure(page)).toBeHidden();
    release();
    await expect(triggers(page)).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(sure(page)).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(BUDGETS.layoutShift);
  });

test('a service that cannot be reached keeps nobody from the result', async ({ page }) => {
  await openAfterTelling(page, 'confirm-fingerprint', { form: listed(), answer: (route) => route.abort() });
  await expect(sure(page)).toBeVisible();
  await expect(triggers(page)).toHaveCount(0);
});

test('texts that cannot be fetched keep nobody from the result', async ({ page }) => {
  await page.route('**/assets/archetype*.js', (route) => route.abort());
  await openAfterTelling(page, 'confirm-fingerprint', {
    form: listed(),
    result: { ...detectedResult(), archetype_choices: undefined },
  });
  await expect(triggers(page)).toBeVisible();
  await expect(sure(page)).toBeVisible();
});
