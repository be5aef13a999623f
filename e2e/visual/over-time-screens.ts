import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const PATH = '/then-and-now';

const slider = (page: Page) => page.getByRole('slider', { name: 'From then to now' });
/** A failed call is made again twice before it is said. */
const SAID_MS = 60_000;
const retryOffered = (times: number) => (page: Page) =>
  expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(times, { timeout: SAID_MS });

async function wordsAreThere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'When it gets tense' })).toBeVisible();
  await expect(page.getByRole('switch')).toBeVisible();
}

async function halfWay(page: Page): Promise<void> {
  await wordsAreThere(page);
  await slider(page).fill('12');
}

export const OVER_TIME_SCREENS: readonly Screen[] = [
  {
    name: 'then and now, nothing finished',
    as: 'newcomer',
    path: PATH,
    act: (page) => expect(page.getByRole('switch')).toBeVisible(),
  },
  {
    name: 'then and now, one finished',
    as: 'holder',
    path: PATH,
    act: (page) => expect(page.getByRole('switch')).toBeVisible(),
  },
  {
    name: 'then and now',
    as: 'twice',
    path: PATH,
    act: wordsAreThere,
    journey: 'Whoever finishes a second fingerprint sees what stayed, what moved and what is new.',
  },
  { name: 'then and now, half way', as: 'twice', path: PATH, act: halfWay },
  {
    name: 'then and now, reminder on',
    as: 'twice',
    path: PATH,
    act: async (page) => {
      await wordsAreThere(page);
      await page.getByRole('switch').check();
      await expect(page.getByText('On. You get one email')).toBeVisible();
    },
  },
  {
    name: 'then and now, nothing loads',
    as: 'twice',
    path: PATH,
    fail: '**/users/me/{fingerprints,reminder}',
    act: retryOffered(2),
  },
  {
    name: 'then and now, words missing',
    as: 'twice',
    path: PATH,
    fail: '**/narrative/get-values/*',
    act: retryOffered(1),
  },
  { name: 'then and now, waiting', as: 'twice', path: PATH, hold: '**/users/me/{fingerprints,reminder}' },
  {
    name: 'account, two finished',
    as: 'twice',
    path: '/account',
    act: (page) => expect(page.getByRole('link', { name: 'Then and now' })).toBeVisible(),
  },
  { name: 'then and now, nothing shared, long names', as: 'thrice', path: PATH, act: halfWay },
  {
    name: 'then and now, first and last',
    as: 'thrice',
    path: PATH,
    act: async (page) => {
      await wordsAreThere(page);
      // Until they have come, the words of before stand there.
      const words = page.waitForResponse('**/narrative/get-values/*');
      await page.getByLabel('Then', { exact: true }).selectOption({ index: 1 });
      await words;
      await wordsAreThere(page);
    },
  },
];
