import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { acceptLeaving, savedForm, savedRecord, seedForm, signInAs } from './survey/person.ts';
import { answerField, at } from './survey/walk.ts';
import type { KeyHolder } from './people.ts';
import type { Page } from '@playwright/test';

const FIRST = 'My grandmother let me hold the hose.';
const SECOND = 'My mother came to every school play.';

/** Two answers are given, the third question waits. */
async function openThirdQuestion(page: Page): Promise<KeyHolder> {
  const person = await createKeyHolder(page.request);
  await seedForm(page.request, person, {
    flow: 'main',
    questions: {
      items: [
        { question: 'What is your earliest memory?', answer: FIRST },
        { question: 'Who kept a promise to you?', answer: SECOND },
        { question: 'When were you brave?', answer: '' },
      ],
    },
  });
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/earliest-memory');
  await expect(page.getByRole('heading', { name: 'When were you brave?' })).toBeVisible();
  return person;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const question = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
const savedAnswers = async (page: Page, person: KeyHolder) =>
  (await savedForm(page.request, person)).questions?.items.map((item) => item.answer);

test('looking back at a submitted answer offers Next and no Skip, and changes nothing', async ({ page }) => {
  const person = await openThirdQuestion(page);
  await expect(page.getByRole('button', { name: 'Skip this question' })).toBeVisible();
  await press(page, 'Previous Question');
  await press(page, 'Previous Question');
  await question(page, 'What is your earliest memory?');
  await expect(page.getByRole('button', { name: 'Skip this question' })).toHaveCount(0);
  await press(page, 'Next');
  await question(page, 'Who kept a promise to you?');
  await press(page, 'Next');
  await question(page, 'When were you brave?');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
  expect(await savedAnswers(page, person)).toEqual([FIRST, SECOND, '']);
});

test('emptying a submitted answer asks first, and taking it out can be undone', async ({ page }) => {
  const person = await openThirdQuestion(page);
  await press(page, 'Previous Question');
  await answerField(page).fill('');
  await press(page, 'Next');
  await press(page, 'Keep my answer');
  await question(page, 'Who kept a promise to you?');
  await expect(answerField(page)).toHaveValue(SECOND);

  await answerField(page).fill('');
  await press(page, 'Back to the newest question');
  await press(page, 'Take it out');
  await question(page, 'When were you brave?');
  await expect.poll(() => savedAnswers(page, person)).not.toContain(SECOND);
  await press(page, 'Undo');
  await question(page, 'Who kept a promise to you?');
  await expect(answerField(page)).toHaveValue(SECOND);
  await expect.poll(() => savedAnswers(page, person)).toEqual([FIRST, SECOND, '']);
});

test('a skipped question can be undone, and the words begun there are kept', async ({ page }) => {
  const person = await openThirdQuestion(page);
  await answerField(page).fill('I was on a mountain');
  await press(page, 'Skip this question');
  await expect(page.getByText('Question: 4 / 9')).toBeVisible();
  await press(page, 'Undo');
  await question(page, 'When were you brave?');
  await expect(page.getByText('Question: 3 / 9')).toBeVisible();
  await expect(answerField(page)).toHaveValue('I was on a mountain');
  await expect.poll(() => savedAnswers(page, person)).toEqual([FIRST, SECOND, '']);
});

for (const [name, leave] of [
  ['Back to the newest question', (page: Page) => press(page, 'Back to the newest question')],
  ['Previous Question', (page: Page) => press(page, 'Previous Question')],
  ['Back', (page: Page) => press(page, 'Back')],
  ['the back button of the browser', (page: Page) => page.goBack()],
] as const) {
  test(`leaving an edited answer by ${name} submits it and says what that changes`, async ({ page }) => {
    const person = await openThirdQuestion(page);
    await page.goto('/digital-fingerprint/a-few-questions');
    await press(page, 'Next');
    await at(page, 'earliest-memory');
    await press(page, 'Previous Question');
    await answerField(page).fill('My mother always kept her word.');
    await leave(page);
    await expect(page.getByText('Your values will be read from the new text.')).toBeVisible();
    await expect
      .poll(async () => (await savedRecord(page.request, person))?.surveyData[1]?.answer)
      .toBe('My mother always kept her word.');
  });
}

test('an answer over the limit is not submitted by keyboard either', async ({ page }) => {
  const person = await openThirdQuestion(page);
  await answerField(page).fill('word '.repeat(2_100));
  await answerField(page).press('Control+Enter');
  await answerField(page).press('Meta+Enter');
  await expect(page.getByText('Please shorten your answer')).toBeVisible();
  await question(page, 'When were you brave?');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await savedAnswers(page, person)).toEqual([FIRST, SECOND, '']);
  expect((await savedRecord(page.request, person))?.surveyData.map((item) => item.answer)).toEqual([FIRST, SECOND]);
});
