import { expect } from '@playwright/test';
import { stepPath, type StepSlug } from '@lf/domain/survey-steps';
import type { Screen } from './screen.ts';

const step = (slug: StepSlug, more: Partial<Screen> = {}): Screen => ({ name: `classic: ${slug}`, as: 'classicist', path: stepPath(slug), ...more });

export const CLASSIC_SCREENS: readonly Screen[] = [
  step('not-very-much', { journey: 'Whoever prefers no AI takes the classic assessment: stories, and rules that can be followed by hand.' }),
  step('earliest-memory'),
  step('your-parents'),
  step('calculating-potential-values', { hold: '**/values/phrases' }),
  step('potential-values', { act: (page) => expect(page.getByRole('checkbox').first()).toBeVisible() }),
  step('core-value'),
  step('mapping-question-1', { journey: 'How firmly each value is held, in four plain sentences.' }),
  {
    ...step('mapping-question-1'),
    name: 'classic: mapping-question-1, taken off',
    act: async (page) => {
      await page.getByRole('button', { name: /rating of Love/ }).click();
      await page.getByRole('group', { name: 'Love', exact: true }).getByRole('button', { name: /I do not value this/ }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  step('test-your-value-drivers'),
  step('personal-choice'),
  step('personal-choice-values'),
  step('craft-narrative'),
];
