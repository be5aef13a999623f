import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './finished-person.ts';
import { expect, watchConsole } from './fixtures.ts';
import { type KeyHolder } from './people.ts';
import { own } from './result-page.ts';

export const PHONE = { width: 360, height: 740 };
/** But for the fraction of a pixel that scrolling leaves. */
export const ALL_OF_IT = 0.99;
export const SENTENCE = 'she told the board that the numbers were wrong.';

/** What the device keeps of invitations. */
export const STORED_FOR_MIRRORS = `Object.keys(localStorage).filter((key) => key.startsWith('lf.mirror.'))`;

/** A browser that lets no page keep anything. */
export const STORAGE_REFUSED = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`;

export const section = (page: Page) => page.getByRole('region', { name: 'How others see it' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d of 5 picked/ });

/** Somebody else's phone. */
export async function phone(browser: Browser, baseURL: string, errors: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  watchConsole(page, errors);
  return page;
}

export async function openOwn(page: Page, context: BrowserContext, owner: KeyHolder): Promise<void> {
  await signIn(context, owner);
  await page.goto(own(owner.licenseCode));
}

export async function pick(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) await page.getByRole('checkbox', { name: value, exact: true }).check();
}

/** The reply arrives, and its answer does not. */
export const loseAnswers = (page: Page) =>
  page.route('**/mirror/reply', async (route) => {
    await route.fetch();
    await route.abort();
  });

export const send = (page: Page) => page.getByRole('button', { name: 'Send my reply' }).click();

/** The page begins at its top again, and is read from there. */
export async function thanked(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Thank you');
  await expect(heading(page)).toBeInViewport();
}

export const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

/** What is read of the own section after a reload. */
export async function expectInSection(page: Page, text: string): Promise<void> {
  await page.reload();
  await expect(section(page).getByText(text)).toBeVisible();
}
