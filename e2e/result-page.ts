import { expect, type Page } from '@playwright/test';

export const own = (licenseCode: string) => `/digital-fingerprint/${licenseCode}`;
export const shared = (licenseCode: string) => `/fingerprint/${licenseCode}`;
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is below the first screen has no text until it is laid out. */
export async function philosophyOf(page: Page): Promise<string> {
  await expect(page.locator(':root[data-unpainted]')).toHaveCount(0, { timeout: 60_000 });
  return page.getByRole('region', { name: 'Values Philosophy' }).innerText();
}
