import { expect, type Page } from '@playwright/test';
import { stepPath } from '@lf/domain/survey-steps';
import { CARE } from './interview-screens.ts';
import type { Screen } from './screen.ts';

const detected = (page: Page) => expect(page.getByRole('checkbox').first()).toBeVisible({ timeout: 60_000 });

/** The values: detected, completed, ordered, confirmed. */
export const VALUE_SCREENS: readonly Screen[] = [
  { name: 'potential-values, calculating', as: 'teller', path: stepPath('potential-values'), hold: '**/ai/**' },
  {
    name: 'potential-values, failed',
    as: 'teller',
    path: stepPath('potential-values'),
    fail: '**/ai/**',
    act: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  {
    name: 'potential-values',
    as: 'teller',
    path: stepPath('potential-values'),
    act: async (page) => {
      await detected(page);
      await page.getByRole('checkbox').nth(1).uncheck();
    },
    journey: 'The values that were found, each beside the sentence it was found in. What is not true is left out.',
  },
  {
    name: 'potential-values, another word',
    as: 'teller',
    path: stepPath('potential-values'),
    act: async (page) => {
      await detected(page);
      await page
        .getByRole('button', { name: /^Another word fits better/ })
        .first()
        .click();
      await page.getByLabel('Your own word').fill('R2 D2');
    },
  },
  {
    name: 'potential-values, something missing',
    as: 'teller',
    path: stepPath('potential-values'),
    act: async (page) => {
      await detected(page);
      await page.getByRole('button', { name: 'Something I told you is missing' }).click();
      await page
        .getByRole('list', { name: 'Sentences that may stand for a value' })
        .or(page.getByRole('list', { name: 'All my other sentences' }))
        .first()
        .getByRole('button')
        .first()
        .click();
    },
  },
  {
    name: 'potential-values, nothing ticked',
    as: 'teller',
    path: stepPath('potential-values'),
    act: async (page) => {
      await detected(page);
      for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('Nothing is ticked yet.')).toBeVisible();
    },
  },
  {
    name: 'potential-values, more questions',
    as: 'teller',
    path: stepPath('potential-values'),
    act: async (page) => {
      await detected(page);
      await page.getByRole('button', { name: 'Answer a few more questions' }).click();
    },
  },
  {
    name: 'video-value-drivers',
    as: 'teller',
    path: stepPath('video-value-drivers'),
    journey: 'A short film on what a value-driver is: with captions, and with its words to read.',
  },
  {
    name: 'video-value-drivers, transcript',
    as: 'teller',
    path: stepPath('video-value-drivers'),
    act: (page) => page.getByText('Read the transcript', { exact: true }).click(),
  },
  {
    name: 'video-value-drivers, failed',
    as: 'teller',
    path: stepPath('video-value-drivers'),
    fail: '**/media/*.{mp4,webm}',
    act: (page) => expect(page.getByText('The video could not be loaded.')).toBeVisible(),
  },
  {
    name: 'add-values',
    as: 'teller',
    path: stepPath('add-values'),
    act: (page) =>
      page
        .getByRole('button', { name: /^About/ })
        .first()
        .click(),
    journey: 'Five to ten values, in one’s own words.',
  },
  {
    name: 'add-values, a sentence',
    as: 'teller',
    path: stepPath('add-values'),
    act: async (page) => {
      await page.getByRole('button', { name: /sentence.* for Family$/ }).click();
      await page
        .getByText(/^(Tap one you have told|All my other sentences)$/)
        .first()
        .click();
    },
  },
  {
    name: 'add-values, complaint',
    as: 'teller',
    path: stepPath('add-values'),
    act: async (page) => {
      await page.getByRole('button', { name: /^Edit/ }).nth(2).click();
      await page.getByRole('textbox', { name: 'Value', exact: true }).fill('R2 D2');
    },
  },
  {
    name: 'add-values, safety notice',
    as: 'teller',
    path: stepPath('add-values'),
    act: async (page) => {
      await page.route('**/ai/survey/own_sentence', (route) =>
        route.fulfill({ json: { may_be_quoted: false, safety: CARE.safety } }),
      );
      await page.getByRole('button', { name: /sentence.* for Fairness$/ }).click();
      // Another value's may be open, too: Fairness stands below it.
      await page
        .getByLabel(/^(Or write one|A sentence of yours for it)$/)
        .last()
        .fill('Something heavy.');
      await page.getByRole('button', { name: 'Use this sentence' }).last().click();
      await expect(page.getByRole('button', { name: 'Go on with the survey' })).toBeVisible();
    },
  },
  { name: 'video-values-mapping', as: 'teller', path: stepPath('video-values-mapping') },
  {
    name: 'value-order',
    as: 'teller',
    path: stepPath('value-order'),
    laidOutOnce: true,
    act: (page) => expect(page.getByRole('button', { name: /^Move/ }).first()).toBeVisible(),
    journey: 'The order decides what carries what: the first value is the ground, the last is what it is all for.',
    inThePocket: 'light',
  },
  {
    name: 'confirm-fingerprint',
    as: 'teller',
    path: stepPath('confirm-fingerprint'),
    act: (page) => expect(page.getByRole('group', { name: 'What can set you off' })).toBeVisible({ timeout: 60_000 }),
    journey: 'One question before it is final.',
  },
  { name: 'add-values, long values', as: 'longName', path: stepPath('add-values') },
  {
    name: 'value-order, long values',
    as: 'longName',
    path: stepPath('value-order'),
    laidOutOnce: true,
    act: (page) => expect(page.getByRole('button', { name: /^Move/ }).first()).toBeVisible(),
  },
  { name: 'confirm-fingerprint, long values', as: 'longName', path: stepPath('confirm-fingerprint') },
];
