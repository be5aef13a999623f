import { noDraftReading } from '../survey/no-draft-reading.ts';
import { expect, type Page } from '@playwright/test';
import { stepPath } from '@lf/domain/survey-steps';
import type { Screen } from './screen.ts';

const answer = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });

/** A next question that comes with the safety notice. */
export const CARE = {
  next_question: 'Think of a place where you feel at ease. What is it like there?',
  is_completed: false,
  safety: { message: 'Thank you for telling me. Please talk to somebody who can be there for you.', resources: [] },
};

/** As long as a question gets: words on a loss, an offer to say more, a topic. */
const AFTER_SOMETHING_HARD = {
  next_question:
    'I’m sorry to hear that. Thank you for telling me.\nIf you would like to say more about it, please do. If not, here is something different:\nIs there a place where you feel calm? Tell me about one time you were there.',
  is_completed: false,
};

/** Submits an answer, to which the service gives this next question. */
async function answerWith(page: Page, text: string, next: object): Promise<void> {
  await noDraftReading(page);
  await page.route('**/ai/survey/next-question', (route) => route.fulfill({ json: next }));
  await answer(page).fill(text);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
}

/** The first pages of the survey and the interview. */
export const INTERVIEW_SCREENS: readonly Screen[] = [
  {
    name: 'before-we-begin',
    as: 'beginner',
    path: stepPath('before-we-begin'),
    journey: 'What is going to happen, before anything is asked.',
  },
  { name: 'about-you', as: 'beginner', path: stepPath('about-you') },
  {
    name: 'about-you, no states',
    as: 'beginner',
    path: stepPath('about-you'),
    act: async (page) => {
      await page.getByLabel('Country').selectOption('Tonga');
      await expect(page.getByText('No states available.')).toHaveCount(1);
    },
  },
  {
    name: 'your-professional-life',
    as: 'beginner',
    path: stepPath('your-professional-life'),
    act: (page) => page.getByLabel('Industry', { exact: true }).selectOption('Other'),
  },
  { name: 'a-few-questions', as: 'beginner', path: stepPath('a-few-questions') },
  {
    name: 'earliest-memory',
    as: 'beginner',
    path: stepPath('earliest-memory'),
    act: async (page) => {
      await answer(page).fill('I was five, on the roof of my grandmother’s house, and she let me hold the hose.');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    },
    journey: 'Questions, one at a time. Each one takes up what was written before; every word is kept as it is typed.',
    inThePocket: 'light',
  },
  {
    name: 'earliest-memory, help open',
    as: 'beginner',
    path: stepPath('earliest-memory'),
    act: async (page) => {
      await expect(answer(page)).toBeVisible();
      await page.getByText('Not sure how to begin?').click();
    },
  },
  {
    name: 'earliest-memory, no answer',
    as: 'beginner',
    path: stepPath('earliest-memory'),
    act: async (page) => {
      await page.route('**/ai/**', (route) => route.abort());
      await answer(page).fill('I was five, on the roof of my grandmother’s house.');
      await page.getByRole('button', { name: 'Submit Answer' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      // One message at a time: that it was submitted says nothing to somebody who is told to try again.
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    },
  },
  {
    name: 'earliest-memory, safety notice',
    as: 'beginner',
    path: stepPath('earliest-memory'),
    act: async (page) => {
      await answerWith(page, 'Something heavy.', CARE);
      await expect(page.getByRole('list', { name: 'Where to find help' })).toBeVisible();
      await page.getByRole('button', { name: 'Close message' }).click();
    },
  },
  {
    name: 'earliest-memory, words before a question',
    as: 'beginner',
    path: stepPath('earliest-memory'),
    act: async (page) => {
      await answerWith(page, 'My grandmother died when I was nine.', AFTER_SOMETHING_HARD);
      await expect(page.getByRole('heading', { name: /where you feel calm/ })).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'potential-values, nothing told',
    as: 'beginner',
    path: stepPath('potential-values'),
    act: (page) => expect(page.getByRole('button', { name: 'Add my own values' })).toBeVisible({ timeout: 60_000 }),
  },
  { name: 'value-order, no values', as: 'beginner', path: stepPath('value-order') },
  {
    name: 'take a break',
    as: 'beginner',
    path: stepPath('about-you'),
    act: async (page) => {
      await page.getByRole('link', { name: 'Take a break' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'about-you, offline',
    as: 'beginner',
    path: stepPath('about-you'),
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByLabel('Age', { exact: true }).selectOption('25 - 34');
      await expect(page.getByText('Kept on this device, not sent yet').first()).toBeVisible();
    },
  },
  { name: 'survey failed', as: 'beginner', path: stepPath('about-you'), fail: '**/fingerprintData/data/**' },
  { name: 'before-we-begin, in progress', as: 'teller', path: stepPath('before-we-begin') },
  {
    name: 'before-we-begin, start new',
    as: 'teller',
    path: stepPath('before-we-begin'),
    act: (page) => page.getByRole('button', { name: 'Start New' }).click(),
  },
  {
    name: 'before-we-begin, switch',
    as: 'teller',
    path: stepPath('before-we-begin'),
    act: (page) => page.getByRole('button', { name: 'Prefer no AI?' }).click(),
  },
  {
    name: 'earliest-memory, undo',
    as: 'teller',
    path: stepPath('earliest-memory'),
    stays: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Previous Question' }).click();
      await answer(page).fill('My first boss took the blame for a mistake I had made. I have never worked harder.');
      await page.getByRole('button', { name: 'Previous Question' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'earliest-memory, emptied',
    as: 'teller',
    path: stepPath('earliest-memory'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Previous Question' }).click();
      await answer(page).fill('');
      await page.getByRole('button', { name: 'Previous Question' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];
