import { expect, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';

/** It comes after everything else. */
const sampleIsThere = (page: Page) => expect(page.getByRole('figure').getByRole('button').last()).toBeVisible();

export const STRANGER_SCREENS: readonly Screen[] = [
  {
    name: 'login',
    as: 'stranger',
    path: '/login',
    act: sampleIsThere,
    journey: 'It begins with one promise, a sample to look into, and what one wants to know first.',
  },
  {
    name: 'login, refused',
    as: 'stranger',
    path: '/login',
    act: async (page) => {
      await sampleIsThere(page);
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'registration', as: 'stranger', path: '/registration', act: sampleIsThere },
  {
    name: 'registration, complaints',
    as: 'stranger',
    path: '/registration',
    act: async (page) => {
      await sampleIsThere(page);
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('Email is a required field')).toBeVisible();
    },
  },
  { name: 'forgot-password', as: 'stranger', path: '/forgot-password' },
  {
    name: 'forgot-password, sent',
    as: 'stranger',
    path: '/forgot-password',
    // The moment before the way back to the log-in page.
    stays: true,
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(page.getByText('Email to recover password was sent successfully')).toBeVisible();
    },
  },
  { name: 'reset-password', as: 'stranger', path: '/auth/reset-password?key=k' },
  {
    name: 'reset-password, refused',
    as: 'stranger',
    path: '/auth/reset-password?key=used-before',
    act: async (page) => {
      await page.getByLabel('Email').fill('ada@example.com');
      for (const name of ['New password', 'Confirm new password'])
        await page.getByLabel(name, { exact: true }).fill('correct horse');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'confirm-email', as: 'stranger', path: '/auth/confirm-email?key=k' },
  {
    name: 'confirm-email, refused',
    as: 'stranger',
    path: '/auth/confirm-email?key=too-old',
    act: async (page) => {
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'privacy', as: 'stranger', path: '/privacy' },
  { name: 'purpose', as: 'stranger', path: '/purpose' },
  {
    name: 'sample',
    as: 'stranger',
    path: '/sample',
    act: sampleIsThere,
  },
  {
    name: 'claim-key, before logging in',
    as: 'stranger',
    path: '/claim-key?gift=for-somebody-new',
    act: sampleIsThere,
  },
  { name: 'login, with a gift', as: 'stranger', path: '/login', act: sampleIsThere },
  { name: 'registration, with a gift', as: 'stranger', path: '/registration', act: sampleIsThere },
  {
    name: 'side-by-side, before logging in',
    as: 'stranger',
    path: '/side-by-side?with=for-somebody-new',
    act: sampleIsThere,
  },
  { name: 'side-by-side, wrong address', as: 'stranger', path: '/side-by-side' },
  { name: 'not-found', as: 'stranger', path: '/no/such/page' },
  { name: 'offline', as: 'stranger', path: '/offline' },
  {
    name: 'login, offline',
    as: 'stranger',
    path: '/login',
    act: async (page) => {
      await sampleIsThere(page);
      await page.context().setOffline(true);
      await expect(page.getByText('You are offline.')).toBeVisible();
    },
  },
  { name: 'design', as: 'stranger', path: '/design', staysBusy: true },
  {
    name: 'design, dialog',
    as: 'stranger',
    path: '/design',
    staysBusy: true,
    act: (page) => page.getByRole('button', { name: 'Open a dialog' }).click(),
  },
  { name: 'fingerprint, unknown', as: 'stranger', path: '/fingerprint/NOSUCHKEY' },
];
