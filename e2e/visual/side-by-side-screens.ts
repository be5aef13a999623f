import { expect, type Page } from '@playwright/test';
import type { Cast } from './cast.ts';
import type { Screen } from './screen.ts';

const beside = ({ besidePath }: Cast) => besidePath;
const link = ({ besideLink }: Cast) => besideLink;
const WRONG_LINK = '/side-by-side?with=taken-back-long-ago';

const titled = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 60_000 });

async function drawn(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^The fingerprint of/ })).toHaveCount(2);
}

/** By the way inside the application: a page that is loaded without a connection is another matter. */
async function withoutConnection(page: Page, path: string, then: (page: Page) => Promise<unknown>): Promise<void> {
  const go = (to: string) =>
    page.evaluate(`history.pushState(null, '', ${JSON.stringify(to)}); dispatchEvent(new PopStateEvent('popstate'));`);
  await go('/account');
  await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await go(path);
  await then(page);
}

const retryOffered = (page: Page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

export const SIDE_BY_SIDE_SCREENS: readonly Screen[] = [
  {
    name: 'side-by-side, asked, nothing finished',
    as: 'newcomer',
    path: link,
    act: (page) => expect(page.getByText('You need a finished fingerprint of your own first.')).toBeVisible(),
  },
  {
    name: 'account, asked to stand side by side',
    as: 'newcomer',
    path: '/account',
    act: (page) => expect(page.getByRole('link', { name: 'Open the link' })).toBeVisible(),
  },
  {
    name: 'side-by-side, asked',
    as: 'beside',
    path: link,
    act: (page) => expect(page.getByRole('button', { name: 'Put them side by side' })).toBeVisible(),
    journey: 'Two people can see their fingerprints side by side, once both have agreed.',
  },
  {
    name: 'side-by-side, being opened',
    as: 'beside',
    path: link,
    hold: '**/api/side-by-side/open',
    act: titled('Opening the link'),
  },
  {
    name: 'side-by-side, not opened',
    as: 'beside',
    path: link,
    fail: '**/api/side-by-side/open',
    act: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'side-by-side, not opened without a connection',
    as: 'beside',
    path: link,
    act: async (page) => {
      await expect(page.getByRole('button', { name: 'Put them side by side' })).toBeVisible();
      await withoutConnection(
        page,
        new URL(page.url()).pathname + new URL(page.url()).search,
        titled('The link could not be loaded'),
      );
    },
  },
  {
    name: 'side-by-side, asked, in another direction',
    as: 'beside',
    path: ({ besideRtlLink }) => besideRtlLink,
    act: (page) => expect(page.getByRole('button', { name: 'Put them side by side' })).toBeVisible(),
  },
  {
    name: 'side-by-side, own fingerprints not loaded',
    as: 'beside',
    path: link,
    fail: '**/users/me/fingerprints',
    act: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'side-by-side, not agreed',
    as: 'beside',
    path: link,
    fail: '**/api/side-by-side/accept',
    act: async (page) => {
      await page.getByRole('button', { name: 'Put them side by side' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'side-by-side, dead link', as: 'beside', path: WRONG_LINK, act: titled('This link does not work') },
  {
    name: 'side-by-side, agreed before',
    as: 'beside',
    path: ({ usedBesideLink }) => usedBesideLink,
    act: titled('Your fingerprints are already side by side'),
  },
  { name: 'side-by-side, own link', as: 'holder', path: link, act: titled('This is your own link') },
  {
    name: 'side-by-side',
    as: 'beside',
    path: beside,
    act: drawn,
    journey: 'Both pictures, what the two share, where they can help each other, where it may get difficult.',
    inThePocket: 'light',
  },
  {
    name: 'side-by-side, end it',
    as: 'beside',
    path: beside,
    act: async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Stop sharing' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'side-by-side, not ended',
    as: 'beside',
    path: beside,
    act: async (page) => {
      await drawn(page);
      await page.route('**/api/side-by-side/*', (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
      );
      await page.getByRole('button', { name: 'Stop sharing' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'side-by-side, both being opened',
    as: 'beside',
    path: beside,
    hold: '**/api/side-by-side/*',
    act: titled('Opening both fingerprints'),
  },
  {
    name: 'side-by-side, both not opened',
    as: 'beside',
    path: beside,
    fail: '**/api/side-by-side/*',
    act: titled('This page did not open'),
  },
  {
    name: 'side-by-side, without a connection',
    as: 'beside',
    path: beside,
    act: async (page) => {
      await drawn(page);
      await withoutConnection(page, new URL(page.url()).pathname, titled('This page did not open'));
    },
  },
  {
    name: 'side-by-side, names in another direction, long values',
    as: 'beside',
    path: ({ besideRtlPath }) => besideRtlPath,
    act: drawn,
  },
  {
    name: 'side-by-side, gone',
    as: 'beside',
    path: '/side-by-side/00000000-0000-4000-8000-000000000000',
    act: titled('This page is no longer here'),
  },
  {
    name: 'account, side by side',
    as: 'beside',
    path: '/account',
    act: (page) => expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible(),
  },
  {
    name: 'account, side by side not loaded',
    as: 'beside',
    path: '/account',
    fail: '**/api/users/me/side-by-side',
    act: retryOffered,
  },
];
