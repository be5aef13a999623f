import type { Page } from '@playwright/test';
import { stepPath, type StepSlug } from '@lf/domain/survey-steps';
import { toClassicForm } from '@lf/domain/classic/form';
import type { SurveyForm } from '@lf/contract/form-data';
import { BUDGETS } from './budgets.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { createKeyHolder } from './people.ts';
import { acceptLeaving, seedForm, signInAs } from './survey/person.ts';
import { CLASSIC } from './visual/cast.ts';

const CLASSIC_FORM: SurveyForm = { flow: 'classic', ...toClassicForm(CLASSIC) };

const WATCH = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { globalThis.shift += value; })).observe({ type: 'layout-shift', buffered: true });
`;

/** After three more frames: what is hidden in the first one stands by then. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))',
  );
  return page.evaluate<number>('globalThis.shift');
}

async function openStep(page: Page, slug: StepSlug, form: SurveyForm): Promise<void> {
  const person = await createKeyHolder(page.request);
  await seedForm(page.request, person, form, slug);
  acceptLeaving(page);
  await signInAs(page, person);
  await page.addInitScript({ content: WATCH });
  await page.goto(stepPath(slug));
  await page.locator('h1').waitFor();
}

test.use({ viewport: { width: 412, height: 823 } });

test('classic potential values that come after their step has faded in do not move', async ({ page }) => {
  const letThrough = await holdBack(page, '**/values/phrases');
  await openStep(page, 'potential-values', CLASSIC_FORM);
  await expect(page.locator('[data-waiting]')).toBeVisible();
  await page.evaluate(
    `Promise.all(document.querySelector('main').getAnimations().map(({ finished }) => finished)).then(() => undefined)`,
  );
  letThrough();
  await expect(page.getByRole('checkbox', { name: 'Patience', exact: true })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThanOrEqual(BUDGETS.layoutShift);
});
