import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { at, begin, chooseClassic, next, STORIES, type Owner } from './survey/classic-walk.ts';

interface SavedRecord {
  readonly lastPageAccessed: string;
  readonly visitedRoutes: string;
  readonly data: string;
}

/** As another device would get it. */
async function recordOf(page: Page, { id, licenseCode, headers }: Owner): Promise<SavedRecord | undefined> {
  const answer = await page.request.get(`/api/fingerprintData/data/${id}/${licenseCode}`, { headers });
  return ((await answer.json()) as { data: SavedRecord[] }).data[0];
}

test('comes back to where one was, and knows the flow again', async ({ page }) => {
  const owner = await begin(page, 'Rosa');
  await chooseClassic(page);
  await next(page, 'Let’s begin');
  await page.getByLabel(/^Your answer/).fill(STORIES[0]);
  await next(page);
  await at(page, 'your-parents');
  // That it is saved may still be said of the step before: the record is asked.
  await expect.poll(async () => (await recordOf(page, owner))?.lastPageAccessed).toBe('your-parents');
  const record = await recordOf(page, owner);
  expect(record?.visitedRoutes.split(',')).not.toContain('not-very-much');
  expect(JSON.parse(record?.data ?? '')).toMatchObject({ flow: 'classic', 'earliest-memory': STORIES[0] });

  await page.goto('/digital-fingerprint/before-we-begin');
  // One slip of a finger deletes no story.
  await page.getByRole('button', { name: 'Start New' }).click();
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await at(page, 'your-parents');
  await page.getByRole('button', { name: 'Back' }).click();
  await at(page, 'earliest-memory');
  await expect(page.getByLabel(/^Your answer/)).toHaveValue(STORIES[0]);
});

test('a step opened too early leads to the one it needs; nothing is made final by address', async ({ page }) => {
  await begin(page, 'Ella');
  await chooseClassic(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/digital-fingerprint/craft-narrative');
  await at(page, 'potential-values');
  await page.goto('/digital-fingerprint/building-fingerprint');
  await at(page, 'potential-values');
  // Nothing was told, so nothing was detected: the list to choose from stands open.
  for (const value of ['Music', 'Nature', 'Hope', 'Health'])
    await page.getByRole('button', { name: value, exact: true }).click();
  await expect(page.getByText('Please keep or add at least 5 values to go on.')).toBeVisible();
  await page.getByRole('button', { name: 'Wisdom', exact: true }).click();
  await next(page);
  await at(page, 'core-value');
  await page.goto('/digital-fingerprint/personal-choice');
  await at(page, 'test-your-value-drivers');
  await expect(page.getByText('Your core value is gone from the list. Please choose another.').first()).toBeVisible();
});

test('a story over the limit is kept whole, and leads on neither by button nor by keyboard', async ({ page }) => {
  await begin(page, 'Nora');
  await chooseClassic(page);
  await next(page, 'Let’s begin');
  const field = page.getByLabel(/^Your answer/);
  await field.fill('word '.repeat(2_100));
  await expect(page.getByText('Please shorten your answer')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeDisabled();
  await field.press('Control+Enter');
  await at(page, 'earliest-memory');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('word '.repeat(2_100));
});
