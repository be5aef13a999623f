import { expect, type Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import type { Screen } from './screen.ts';

const own = ({ owner }: Cast) => `/digital-fingerprint/${owner.licenseCode}`;
/** The words come first, the picture after them. */
async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Values Philosophy' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('figure').getByRole('button').last()).toBeVisible();
}

export const RESULT_SCREENS: readonly Screen[] = [
  { name: 'value-order, final', as: 'owner', path: '/digital-fingerprint/value-order' },
  {
    name: 'result, being made',
    as: 'owner',
    path: own,
    hold: '**/ai/**',
    journey: 'The fingerprint is drawn, ridge by ridge.',
  },
  {
    name: 'result, failed',
    as: 'owner',
    path: own,
    fail: '**/ai/**',
    act: (page) => expect(page.getByRole('button', { name: 'Generate results' })).toBeVisible(),
  },
  {
    name: 'result',
    as: 'owner',
    path: own,
    act: drawn,
    journey:
      'The Leadership Fingerprint. Every color is a value, from the core outward; every claim leads back to a sentence.',
    inThePocket: 'dark',
  },
  {
    name: 'result, a value',
    as: 'owner',
    path: own,
    act: async (page) => {
      await drawn(page);
      await page.getByRole('figure').getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    journey: 'Press a color, and it says what the value means to you and what it makes room for.',
  },
  {
    name: 'result, download',
    as: 'owner',
    path: own,
    act: async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Download now' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'result, save the picture',
    as: 'owner',
    path: own,
    act: async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Save the picture' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Save the picture' })).toBeVisible();
    },
  },
  {
    name: 'result, private',
    as: 'owner',
    path: own,
    act: async (page) => {
      await drawn(page);
      await page.getByRole('switch').uncheck();
    },
  },
  {
    name: 'result, replace the link',
    as: 'holder',
    path: ({ holder }) => `/fingerprint/${holder.licenseCode}`,
    act: async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Replace the link' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'fingerprint, as others see it',
    as: 'holder',
    path: ({ holder }) => `/fingerprint/${holder.licenseCode}?view=others`,
    act: drawn,
  },
  {
    name: 'fingerprint, shared',
    as: 'stranger',
    path: ({ holder }) => `/fingerprint/${holder.licenseCode}`,
    act: drawn,
    journey: 'What a stranger with the link sees: the result, and nothing of the person.',
  },
];
