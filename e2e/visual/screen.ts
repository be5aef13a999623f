import { expect, type Page } from '@playwright/test';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import type { Cast, Member, Role } from './cast.ts';

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
  /** What would go on by itself after a moment does not. */
  readonly stays?: true;
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

/** Timers that would lead away are this long at least. */
const MOMENT_MS = 1_000;
const NO_MOMENT_PASSES = `{ const ring = globalThis.setTimeout; globalThis.setTimeout = (call, ms = 0, ...rest) => (ms < ${MOMENT_MS} ? ring(call, ms, ...rest) : 0); }`;

/** This page is this person's, ready for `openScreen`. Nothing moves: a picture in the middle of a fade is nobody's choice. */
export async function becomes(page: Page, { session }: Member): Promise<void> {
  if (session !== undefined) await page.addInitScript({ content: `localStorage.setItem('lf.session', ${JSON.stringify(session)})` });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => void dialog.accept());
}

export async function openScreen(page: Page, { path, act, hold, fail, prices, staysBusy, stays }: Screen, cast: Cast): Promise<void> {
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
  // Not the clock of the browser's own tools: that would stop in every later page too.
  const stopped = stays && (await page.addInitScript({ content: NO_MOMENT_PASSES }));
  await page.goto(typeof path === 'string' ? path : path(cast));
  await stopped?.dispose();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await act?.(page);
  if (hold === undefined && !staysBusy && !stays) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
