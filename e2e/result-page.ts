import type { Page } from '@playwright/test';

export const own = (licenseCode: string) => `/digital-fingerprint/${licenseCode}`;
export const shared = (licenseCode: string) => `/fingerprint/${licenseCode}`;
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const philosophyOf = (page: Page) => page.getByRole('region', { name: 'Values Philosophy' }).innerText();
