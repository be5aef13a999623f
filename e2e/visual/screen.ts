import { expect, type BrowserContext, type Page } from '@playwright/test';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import type { Cast, Role } from './cast.ts';

/** One screen or dialog in one state: who sees it, where, and what they do there first. */
export interface Screen {
  /** The label under its picture, and the name of its file. */
  readonly name: string;
  readonly as: Role;
  readonly path: string | ((cast: Cast) => string);
  /** From the open page to the state that is meant. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Calls that never answer: the screen of waiting. */
  readonly hold?: string;
  /** Calls that answer 500: the screen of failing. */
  readonly fail?: string;
  /** Shows what waiting looks like, for good. */
  readonly staysBusy?: true;
  /** With a price list, whatever the server has. */
  readonly prices?: true;
  /** What docs/tour.md says about it. */
  readonly journey?: string;
}

const PRICE_TIERS = [
  { from: 1, unitAmount: 4900 },
  { from: 11, unitAmount: 3900 },
  { from: 20, unitAmount: 2900 },
];

/** A page of this person's, ready for `openScreen`. Nothing moves: a picture in the middle of a fade is nobody's choice. */
export async function pageOf(context: BrowserContext, cast: Cast, role: Role): Promise<Page> {
  const { session } = cast[role];
  if (session !== undefined) await context.addInitScript({ content: `localStorage.setItem('lf.session', ${JSON.stringify(session)})` });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** What would go on by itself after a moment stays: no timer comes to its end any more. */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

export async function openScreen(page: Page, { path, act, hold, fail, prices, staysBusy }: Screen, cast: Cast): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  if (hold !== undefined) await page.route(hold, () => undefined);
  if (fail !== undefined) await page.route(fail, (route) => route.fulfill({ status: 500, json: { statusCode: 500, messages: [SHELL_MESSAGES.serverStumbled], code: 'internal' } }));
  if (prices) {
    await page.route('**/config.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), priceTiers: PRICE_TIERS } });
    });
  }
  await page.goto(typeof path === 'string' ? path : path(cast));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await act?.(page);
  if (hold === undefined && !staysBusy) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
