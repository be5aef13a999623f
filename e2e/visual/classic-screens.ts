import { expect } from '@playwright/test';
import { stepPath, stepsOf, type StepSlug } from '@lf/domain/survey-steps';
import type { Screen } from './screen.ts';

const named = (slug: StepSlug): Screen => ({ name: `classic: ${slug}`, as: 'classicist', path: stepPath(slug) });

/** What a step of the classic way needs to be seen, or is worth in the tour. */
const MORE: Partial<Record<StepSlug, Partial<Screen>>> = {
  'not-very-much': {
    journey: 'Whoever prefers no AI takes the classic assessment: stories, and rules that can be followed by hand.',
  },
  'calculating-potential-values': { hold: '**/values/phrases' },
  'potential-values': { act: (page) => expect(page.getByRole('checkbox').first()).toBeVisible() },
  'mapping-question-1': { journey: 'How firmly each value is held, in four plain sentences.' },
  'calculating-values': { stays: true },
  'building-fingerprint': {
    hold: '**/narrative/save-values',
    // Nothing is made final by address.
    act: async (page) => {
      await page.getByRole('button', { name: 'Make it final' }).click();
      await expect(page).toHaveURL(/building-fingerprint$/);
    },
  },
  'your-fingerprint-calculating': { stays: true },
};

const TAKEN_OFF: Screen = {
  ...named('mapping-question-1'),
  name: 'classic: mapping-question-1, taken off',
  act: async (page) => {
    await page.getByRole('button', { name: /rating of Love/ }).click();
    await page
      .getByRole('group', { name: 'Love', exact: true })
      .getByRole('button', { name: /I do not value this/ })
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const CLASSIC_SCREENS: readonly Screen[] = stepsOf('classic')
  .filter(({ slug }) => slug !== 'before-we-begin')
  .flatMap(({ slug }) => [{ ...named(slug), ...MORE[slug] }, ...(slug === 'mapping-question-1' ? [TAKEN_OFF] : [])]);
