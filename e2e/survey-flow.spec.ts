import { expect, test } from './fixtures.ts';
import { confirmedPerson } from './finished-person.ts';
import { createKeyHolder, type KeyHolder } from './people.ts';
import { acceptLeaving, savedForm, savedRecord, seedForm, signInAs } from './survey/person.ts';
import { answerField, at, next } from './survey/walk.ts';
import type { Page } from '@playwright/test';

const ANSWERS = Array.from({ length: 9 }, (_, n) => ({ question: `Question ${n + 1}?`, answer: `Memory ${n + 1}.` }));

/** Nine memories told to the AI, and the person is at the last of the questions. */
async function openWithNineAnswers(page: Page): Promise<KeyHolder> {
  const person = await createKeyHolder(page.request);
  await seedForm(page.request, person, { flow: 'main', questions: { items: ANSWERS } });
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/before-we-begin');
  await expect(page.getByText('with 9 answers written')).toBeVisible();
  return person;
}

test('looking at the classic assessment and going back leads to the nine answers', async ({ page }) => {
  await openWithNineAnswers(page);
  await page.getByRole('button', { name: 'Prefer no AI?' }).click();
  await expect(page.getByText('Your 9 answers stay as they are')).toBeVisible();
  await page.getByRole('button', { name: 'Stay with the AI questions' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await at(page, 'earliest-memory');
  await expect(answerField(page)).toHaveValue('Memory 9.');
});

test('an address of the other assessment changes nothing and leads to the first page', async ({ page }) => {
  const person = await openWithNineAnswers(page);
  for (const slug of ['best-boss', 'not-very-much', 'core-value', 'personal-choice']) {
    await page.goto(`/digital-fingerprint/${slug}`);
    await at(page, 'before-we-begin');
    await expect(page.getByText('with 9 answers written')).toBeVisible();
  }
  expect((await savedForm(page.request, person)).flow).toBe('main');
});

test('switching works both ways, says what is kept, and loses nothing', async ({ page }) => {
  const person = await openWithNineAnswers(page);
  await page.getByRole('button', { name: 'Prefer no AI?' }).click();
  await page.getByRole('button', { name: 'Switch to the classic assessment' }).click();
  await at(page, 'not-very-much');
  await page.getByRole('button', { name: 'Let’s begin', exact: true }).click();
  await at(page, 'earliest-memory');
  await answerField(page).fill('A classic story.');
  await next(page).click();
  await at(page, 'your-parents');
  await expect.poll(async () => (await savedRecord(page.request, person))?.lastPageAccessed).toBe('your-parents');

  await page.goto('/digital-fingerprint/before-we-begin');
  await expect(page.getByText('Your 9 answers to the AI questions are kept.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to the AI questions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to the AI questions' }).click();
  await at(page, 'earliest-memory');
  await expect(answerField(page)).toHaveValue('Memory 9.');

  await page.goto('/digital-fingerprint/before-we-begin');
  await page.getByRole('button', { name: 'Prefer no AI?' }).click();
  await page.getByRole('button', { name: 'Switch to the classic assessment' }).click();
  await at(page, 'your-parents');
  const form = await savedForm(page.request, person);
  expect(form.questions?.items.map(({ answer }) => answer)).toEqual(ANSWERS.map(({ answer }) => answer));
  expect(form['earliest-memory']).toBe('A classic story.');
});

test('Start New clears everything and shows the first page, whose Back leads to the account', async ({ page }) => {
  const person = await openWithNineAnswers(page);
  await page.getByRole('button', { name: 'Start New' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start New' }).click();
  await expect(page.getByText('Looks like you have one in progress')).toBeHidden();
  await expect(next(page)).toBeVisible();
  await expect(page).toHaveURL(/before-we-begin$/);
  expect((await savedRecord(page.request, person))?.data).not.toContain('Memory');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Leave the survey' }).click();
  await page.waitForURL('**/account');
});

test('a confirmed key shows that it is final and leads to the result; nothing can be edited', async ({ page }) => {
  const person = await confirmedPerson(page.request);
  acceptLeaving(page);
  await signInAs(page, person);
  for (const slug of ['before-we-begin', 'earliest-memory', 'add-values', 'value-order', 'confirm-fingerprint']) {
    await page.goto(`/digital-fingerprint/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your values are final' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Start New|Move|Edit|Delete|Add another|Submit/ })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'See your fingerprint' }).click();
  await page.waitForURL(`**/digital-fingerprint/${person.licenseCode}`);
});

async function confirmValues(page: Page): Promise<void> {
  const person = await createKeyHolder(page.request);
  const values = ['Trust', 'Love', 'Order', 'Play', 'Warmth'];
  await seedForm(page.request, person, {
    flow: 'main',
    questions: { items: ANSWERS },
    'add-values': { values, initial: values },
    'value-order': values,
  });
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/value-order');
  await page.getByRole('button', { name: 'Yes, create my personal fingerprint' }).click();
  await page.getByRole('button', { name: "I'm Sure" }).click();
  await page.waitForURL(`**/digital-fingerprint/${person.licenseCode}`);
}

test('after confirming here, the back button finds nothing to edit', async ({ page }) => {
  await confirmValues(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your values are final' })).toBeVisible();
});

test('the same where the result’s code has not come yet', async ({ page }) => {
  await page.route('**/assets/own-result-*.js', () => new Promise<void>(() => undefined));
  await confirmValues(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Your values are final' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'See your fingerprint' })).toBeEnabled();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
