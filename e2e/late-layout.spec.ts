import type { Page } from '@playwright/test';
import { stepPath, type StepSlug } from '@lf/domain/survey-steps';
import { toClassicForm } from '@lf/domain/classic/form';
import type { SurveyForm } from '@lf/contract/form-data';
import { BUDGETS } from './budgets.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { finishedPerson, signIn } from './finished-person.ts';
import { createKeyHolder } from './people.ts';
import { own } from './result-page.ts';
import { acceptLeaving, seedForm, signInAs } from './survey/person.ts';
import { CLASSIC } from './visual/cast.ts';

const CLASSIC_FORM: SurveyForm = { flow: 'classic', ...toClassicForm(CLASSIC) };

const WATCH = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { globalThis.shift += value; })).observe({ type: 'layout-shift', buffered: true });
`;

/** What is hidden for a few seconds is hidden until it need not be. */
const HIDES_FOR_LONG = `document.addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { animation-delay: 1h !important }');
  document.adoptedStyleSheets.push(sheet);
})`;

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

const download = (page: Page) => page.getByRole('region', { name: 'Keep it and share it' }).getByRole('button').first();

for (const late of ['mirror', 'side-by-side'])
  test(`what stands below on a result is not there to be pressed before what is late: ${late}`, async ({
    page,
    context,
    request,
  }) => {
    const ada = await finishedPerson(request);
    await signIn(context, ada);
    await page.addInitScript({ content: HIDES_FOR_LONG });
    const letThrough = await holdBack(page, `**/api/**/${late}`);
    await page.goto(own(ada.licenseCode));
    await expect(page.locator('section [data-waiting]')).toHaveCount(1);
    await expect(download(page)).toBeHidden();
    letThrough();
    await expect(download(page)).toBeVisible();
  });

test('a late section whose answer does not come hides the end of a result for a few seconds only', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  await signIn(context, ada);
  await holdBack(page, '**/api/**/mirror');
  await page.goto(own(ada.licenseCode));
  await expect(download(page)).toBeVisible();
  await expect(page.locator('section [data-waiting]')).toHaveCount(1);
});

for (const late of ['fingerprints', 'side-by-side'])
  test(`what stands below on the account is not there to be pressed before what is late: ${late}`, async ({
    page,
    context,
    request,
  }) => {
    await signIn(context, await finishedPerson(request));
    await page.addInitScript({ content: HIDES_FOR_LONG });
    const letThrough = await holdBack(page, `**/api/users/me/${late}`);
    await page.goto('/account');
    await expect(page.getByRole('button', { name: 'View Results' })).toBeVisible();
    await expect(page.locator('[data-waiting]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Purchase' })).toBeHidden();
    letThrough();
    await expect(page.getByRole('button', { name: 'Purchase' })).toBeVisible();
  });
