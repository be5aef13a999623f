import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const keysAreThere = (page: Page) => expect(page.getByRole('table', { name: 'Your assessment keys' })).toBeVisible();

async function refusedCode(page: Page): Promise<void> {
  await page.getByLabel('Access code').fill('NOPE');
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

async function copiedKey(page: Page): Promise<void> {
  await page.getByLabel('Access code').fill('7KQ2-9MZX-7KQ2-9MZX-7KQ2-9MZX-7KQ2');
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('button', { name: 'Ask them for me' })).toBeVisible();
}

async function give(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give away' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'account, empty', as: 'newcomer', path: '/account' },
  { name: 'account, code refused', as: 'newcomer', path: '/account', act: refusedCode },
  { name: 'account, copied key', as: 'newcomer', path: '/account', act: copiedKey },
  {
    name: 'account, nothing loads',
    as: 'newcomer',
    path: '/account',
    fail: '**/users/me/{licenses,orders}',
    act: (page) => expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2),
  },
  {
    name: 'shared fingerprint, not opened',
    as: 'newcomer',
    path: '/fingerprint/somebody',
    fail: '**/api/fingerprints/*',
    act: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'account, delete',
    as: 'newcomer',
    path: '/account',
    act: (page) => page.getByRole('button', { name: 'Delete my account' }).click(),
  },
  // Where nothing to press lies under it: axe takes what an open menu covers for too small.
  {
    name: 'menu',
    as: 'newcomer',
    path: '/purchase-completion',
    act: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'account, keys',
    as: 'holder',
    path: '/account',
    act: async (page) => {
      await keysAreThere(page);
      // They come in an answer of their own, and nothing stands in their place until then.
      await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
      await page.getByText(/^Receipts \(/).click();
    },
    journey: 'Keys to start, to continue, to read; keys given away, with their status and nothing else.',
  },
  {
    name: 'account, invoice details',
    as: 'holder',
    path: '/account',
    act: async (page) => {
      const details = page.getByRole('button', { name: 'Change details' }).first();
      // Open still, where the screen before opened it.
      if (!(await details.isVisible())) await page.getByText(/^Receipts \(/).click();
      await details.click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'account, give', as: 'holder', path: '/account', act: give },
  {
    name: 'account, given',
    as: 'holder',
    path: '/account',
    act: async (page) => {
      await give(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Give away' }).click();
      await expect(page.getByRole('dialog').locator('code')).toBeVisible();
    },
  },
  {
    name: 'settings',
    as: 'holder',
    path: '/account/settings',
    act: (page) => page.getByText(/^Show what happened/).click(),
  },
  {
    name: 'settings, complaints',
    as: 'newcomer',
    path: '/account/settings',
    act: async (page) => {
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Password is a required field').first()).toBeVisible();
    },
  },
  {
    name: 'settings, nothing loads',
    as: 'newcomer',
    path: '/account/settings',
    fail: '**/users/me/{sessions,events}',
    act: (page) => expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible(),
  },
  {
    name: 'settings, second step',
    as: 'newcomer',
    path: '/account/settings',
    act: async (page) => {
      await page.getByRole('button', { name: 'Set up a second step' }).click();
      await page.getByRole('dialog').getByLabel('Your password now').fill('correct horse');
      await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('img', { name: 'A picture for your authenticator app to scan' })).toBeVisible();
    },
  },
  {
    name: 'settings, log out everywhere',
    as: 'newcomer',
    path: '/account/settings',
    act: (page) => page.getByRole('button', { name: 'Log out everywhere' }).click(),
  },
  {
    name: 'claim-key',
    as: 'friend',
    path: ({ giftLink }) => giftLink,
    journey: 'A key can be a present: the one who gets it claims it into an account of their own.',
  },
  { name: 'claim-key, wrong address', as: 'friend', path: '/claim-key' },
  {
    name: 'claim-key, refused',
    as: 'friend',
    path: '/claim-key?gift=taken-back-long-ago',
    act: async (page) => {
      await page.getByRole('button', { name: 'Claim the key' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      // It would be refused again.
      await expect(page.getByRole('button', { name: 'Claim the key' })).toHaveCount(0);
    },
  },
  { name: 'purchase-quantity', as: 'newcomer', path: '/purchase-quantity' },
  {
    name: 'purchase-quantity, complaint',
    as: 'newcomer',
    path: '/purchase-quantity',
    act: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('quantity is a required field')).toBeVisible();
    },
  },
  { name: 'purchase-payment', as: 'newcomer', path: '/purchase-payment' },
  { name: 'purchase-confirmation', as: 'newcomer', path: '/purchase-confirmation' },
  { name: 'purchase-completion', as: 'newcomer', path: '/purchase-completion' },
  { name: 'purchase-quantity, live', as: 'newcomer', path: '/purchase-quantity', prices: true },
  { name: 'purchase-payment, live', as: 'newcomer', path: '/purchase-payment?quantity=12', prices: true },
  { name: 'purchase-confirmation, live', as: 'newcomer', path: '/purchase-confirmation?quantity=12', prices: true },
  {
    name: 'purchase-completion, live',
    as: 'holder',
    path: ({ orderId }) => `/purchase-completion?order=${orderId}`,
    prices: true,
    act: (page) => expect(page.getByRole('button', { name: 'Send again' })).toBeVisible(),
    journey:
      'Keys for a team: paste addresses, write one message, and see who was reached, who has started, who has finished.',
  },
  {
    name: 'purchase-completion, complaint',
    as: 'holder',
    path: ({ orderId }) => `/purchase-completion?order=${orderId}`,
    prices: true,
    act: async (page) => {
      await page.getByLabel('Email addresses').fill('ada@example.com, bob@');
      await page.getByRole('button', { name: 'Send 1 key' }).click();
      await expect(page.getByText('This is not an email address: bob@')).toBeVisible();
    },
  },
  {
    name: 'purchase-completion, send again',
    as: 'holder',
    path: ({ orderId }) => `/purchase-completion?order=${orderId}`,
    prices: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Send again' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'enter-promo-code',
    as: 'newcomer',
    path: '/enter-promo-code',
    act: async (page) => {
      await page.getByLabel('Promo code').fill('WELCOME');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByText('This page does not take codes yet.')).toBeVisible();
    },
  },
  {
    name: 'sandbox-checkout',
    as: 'newcomer',
    path: ({ checkoutPath }) => checkoutPath,
    act: (page) => expect(page.getByRole('button', { name: 'Pay' })).toBeVisible(),
  },
  {
    name: 'sandbox-checkout, gone',
    as: 'newcomer',
    path: '/sandbox-checkout/nothing',
    act: (page) => expect(page.getByRole('alert')).toBeVisible(),
  },
  { name: 'account, long name', as: 'longName', path: '/account', act: keysAreThere },
  { name: 'no survey', as: 'newcomer', path: '/digital-fingerprint/about-you' },
  { name: 'all-routes', as: 'newcomer', path: '/all-routes' },
];
