import { SKIPPED_ANSWER } from '@lf/domain/question-budget';
import { expect, test } from './fixtures.ts';
import { acceptLeaving, savedForm, signInAs } from './survey/person.ts';
import {
  CURIOUS,
  detectedResult,
  LEFT,
  LIBRARY,
  openAfterTelling,
  PROMISES,
  toldForm,
  TURNED_BACK,
} from './survey/told-memories.ts';
import { at, next } from './survey/walk.ts';
import type { Locator, Page } from '@playwright/test';

const row = (page: Page, quote: string): Locator =>
  page.getByRole('list', { name: 'Proposed values' }).getByRole('listitem').filter({ hasText: quote });
const boxes = (page: Page) => page.getByRole('checkbox');
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const another = /^Another word fits better/;

async function toAddValues(page: Page): Promise<void> {
  await next(page).click();
  await at(page, 'video-value-drivers');
  await next(page).click();
  await at(page, 'add-values');
}

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]) {
  test(`on a ${name}: tick, another word, an own word and a missing sentence survive a reload and become values`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const person = await openAfterTelling(page, 'potential-values');
    await expect(boxes(page)).toHaveCount(4);
    // Only what the service is sure of is ticked; each row quotes its sentence once, with a plain line.
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(row(page, LEFT).getByText('You gave up the pay before you gave up the truth.')).toBeVisible();
    await expect(page.getByText(LEFT)).toHaveCount(1);

    // One tap on another word.
    await row(page, PROMISES).getByRole('button', { name: another }).click();
    await row(page, PROMISES).getByRole('button', { name: 'Loyalty' }).click();
    await expect(page.getByRole('checkbox', { name: 'Loyalty' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Loyalty' })).toBeFocused();

    // An own word, by the rules of a value; naming it ticks it.
    await row(page, TURNED_BACK).getByRole('button', { name: another }).click();
    const own = row(page, TURNED_BACK).getByLabel('Your own word');
    await own.fill('Care 2');
    await expect(page.getByText("Please, don't use numbers and special characters in your values")).toBeVisible();
    await own.fill('loyalty');
    await expect(page.getByText('You already have this value in your list.')).toBeVisible();
    await own.fill('looking after people');
    await saved(page);
    await page.reload();
    await expect(own).toHaveValue('looking after people');
    await own.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Looking after people' })).toBeChecked();

    // A sentence that was missing, from what the service found telling, then from all others.
    await page.getByRole('button', { name: 'Something I told you is missing' }).click();
    await page.getByRole('button', { name: LIBRARY }).click();
    await page.getByRole('button', { name: 'Community' }).click();
    await expect(page.getByRole('checkbox', { name: 'Community' })).toBeFocused();
    await page.getByRole('button', { name: 'Something I told you is missing' }).click();
    await page.getByRole('button', { name: 'I felt big and safe, and nobody hurried us.' }).click();
    await page.getByLabel('Your own word').fill('Patience');
    await page.getByRole('button', { name: 'Use this word' }).click();

    const expected = ['Integrity', 'Loyalty', 'Looking after people', 'Community', 'Patience'];
    await saved(page);
    await page.reload();
    for (const value of expected) await expect(page.getByRole('checkbox', { name: value })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Curiosity' })).not.toBeChecked();
    await toAddValues(page);
    const rows = page.getByRole('list', { name: 'Your value-drivers' });
    for (const value of expected) await expect(rows.getByText(value, { exact: true })).toBeVisible();
    await expect(rows.getByText(PROMISES)).toBeVisible();
    await expect
      .poll(async () => (await savedForm(page.request, person))['add-values']?.sentences)
      .toMatchObject({
        Loyalty: { quote: PROMISES, side: 'lived', topic: 'topic-2' },
        Community: { quote: LIBRARY, topic: 'topic-7' },
      });
    // Back, and everything is as it was.
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Loyalty' })).toBeChecked();
  });
}

test('a second device shows the words that were chosen on the first', async ({ page, browser, baseURL }) => {
  const person = await openAfterTelling(page, 'potential-values');
  await row(page, CURIOUS).getByRole('button', { name: another }).click();
  await row(page, CURIOUS).getByRole('button', { name: 'Wonder' }).click();
  await saved(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  acceptLeaving(other);
  await signInAs(other, person);
  await other.goto('/digital-fingerprint/potential-values');
  await expect(other.getByRole('checkbox', { name: 'Wonder' })).toBeChecked();
  await context.close();
});

test('nothing ticked: Next explains what to do, and the way to own values is open', async ({ page }) => {
  await openAfterTelling(page, 'potential-values');
  await expect(boxes(page)).toHaveCount(4);
  for (const box of await boxes(page).all()) await box.uncheck();
  await next(page).click();
  await expect(page.getByText('Nothing is ticked yet.')).toBeVisible();
  await expect(page).toHaveURL(/potential-values$/);
  await boxes(page).first().check();
  await expect(page.getByText('Nothing is ticked yet.')).toHaveCount(0);
  await boxes(page).first().uncheck();
  await page.getByRole('button', { name: 'Add my own values' }).click();
  await at(page, 'video-value-drivers');
});

test('no proposals: nothing is made up, and own sentences can be picked', async ({ page }) => {
  const { explained: _, evidence: __, ...rest } = detectedResult();
  const value_drivers = { core_value_drivers: [], vehicle_value_drivers: [], outcome_value_drivers: [] };
  await openAfterTelling(page, 'potential-values', { result: { ...rest, value_drivers } });
  await expect(page.getByText('We found no sentence that names a value by itself.')).toBeVisible();
  await expect(page.getByRole('button', { name: LIBRARY })).toBeVisible();
  await page.getByRole('button', { name: 'Add my own values' }).click();
  await at(page, 'video-value-drivers');
});

test('all nine questions skipped: straight to own values, without asking the service', async ({ page }) => {
  const items = Array.from({ length: 9 }, (_, n) => ({
    question: `Question ${n + 1}?`,
    answer: SKIPPED_ANSWER,
    skipped: true,
  }));
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/ai/survey/result') ? 1 : 0));
  await openAfterTelling(page, 'potential-values', { form: toldForm({ questions: { items } }) });
  await expect(page.getByText('You skipped the questions, and that is fine.')).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Add my own values' }).click();
  await at(page, 'video-value-drivers');
  await next(page).click();
  await at(page, 'add-values');
  await expect(page.getByText('Please, add at least 5 value-drivers')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  expect(asked).toBe(0);
});
