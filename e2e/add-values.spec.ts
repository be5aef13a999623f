import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { acceptLeaving, savedForm, seedForm, signInAs } from './survey/person.ts';
import { at, next } from './survey/walk.ts';
import type { KeyHolder } from './people.ts';
import type { Page } from '@playwright/test';

const VALUES = ['Trust', 'Love', 'Order', 'Play', 'Warmth'];

async function openAddValues(page: Page, values = VALUES): Promise<KeyHolder> {
  const person = await createKeyHolder(page.request);
  await seedForm(page.request, person, {
    flow: 'main',
    watched: ['value-drivers-intro', 'values-mapping'],
    'add-values': { values, initial: values, explanations: { Trust: 'You held the hose.' } },
  });
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/add-values');
  await expect(page.getByText('Trust', { exact: true })).toBeVisible();
  return person;
}

test('a value that was typed but not added is added by Next', async ({ page }) => {
  const person = await openAddValues(page);
  await page.getByLabel('Another value').fill('quiet courage');
  await next(page).click();
  await at(page, 'video-values-mapping');
  await expect
    .poll(async () => (await savedForm(page.request, person))['value-order'])
    .toEqual([...VALUES, 'Quiet courage']);
});

test('bad characters in the add field disable Next', async ({ page }) => {
  await openAddValues(page);
  await expect(next(page)).toBeEnabled();
  await page.getByLabel('Another value').fill('Courage 2');
  await expect(page.getByText("Please, don't use numbers and special characters in your values")).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Another value').fill('');
  await expect(next(page)).toBeEnabled();
});

test('a renamed value keeps its explanation after a reload', async ({ page }) => {
  await openAddValues(page);
  await page.getByRole('button', { name: 'Edit Trust' }).click();
  await page.getByRole('textbox', { name: 'Value', exact: true }).fill('Reliance');
  await page.getByRole('textbox', { name: 'Value', exact: true }).press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'About Reliance' }).click();
  await expect(page.getByText('You held the hose.')).toBeVisible();
});

test('ten values: the hint stays beside the message that no more can be added', async ({ page }) => {
  await openAddValues(page, [...VALUES, 'Depth', 'Wonder', 'Patience', 'Beauty', 'Rest']);
  await expect(page.getByText('You may have up to 10 values.')).toBeVisible();
  await expect(page.getByText('You have 10 value-drivers and cannot add any more.')).toBeVisible();
});

test('on a phone the values below the first screen are laid out in the frame after it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAddValues(page, [...VALUES, 'Depth', 'Wonder', 'Patience', 'Beauty', 'Rest']);
  const rows = page.getByRole('list', { name: 'Your value-drivers' }).getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await expect(rows.last()).toHaveCSS('content-visibility', 'visible');
  await page.getByRole('button', { name: 'Delete Rest' }).click();
  await expect(rows).toHaveCount(9);
});
