import { expect, type Page } from '@playwright/test';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { findRoute, isScreen } from '../../apps/web/src/app/route-table.ts';
import { documentTitle } from '../../apps/web/src/lib/document-title.ts';
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
  /** Decides by the window that it opens in, and keeps to that when the window changes. */
  readonly laidOutOnce?: true;
  /** With a price list, whatever the server has. */
  readonly prices?: true;
  /** What docs/tour.md says about it. */
  readonly journey?: string;
  /** The id of the heading that the picture in docs/tour.md begins at. */
  readonly journeyFrom?: string;
  /** On a phone in docs/tour.md, by day or by night. */
  readonly inThePocket?: 'light' | 'dark';
}

const PRICE_TIERS = [
  { from: 1, unitAmount: 4900 },
  { from: 11, unitAmount: 3900 },
  { from: 20, unitAmount: 2900 },
];

/** A busy machine takes its time. */
const ARRIVAL_MS = 60_000;
/** Timers that would lead away are this long at least. */
const MOMENT_MS = 1_000;
const NO_MOMENT_PASSES = `{ const ring = globalThis.setTimeout; globalThis.setTimeout = (call, ms = 0, ...rest) => (ms < ${MOMENT_MS} ? ring(call, ms, ...rest) : 0); }`;

/** This page is this person's, ready for `openScreen`. Nothing moves: a picture in the middle of a fade is nobody's choice. */
export async function becomes(page: Page, { session }: Member): Promise<void> {
  if (session !== undefined)
    await page.addInitScript({
      content: `location.protocol === 'about:' || localStorage.setItem('lf.session', ${JSON.stringify(session)})`,
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => void dialog.accept());
}

const pathOf = ({ path }: Screen, cast: Cast): string => (typeof path === 'string' ? path : path(cast));
const routeOf = (path: string) => findRoute(path.replace(/\?.*/, '')).route;
const needsLoad = ({ hold, fail, prices, stays }: Screen): boolean =>
  hold !== undefined || fail !== undefined || prices === true || stays === true;

/**
 * From one screen to the next as the application does it by itself: a load of the page takes longer than all the looking at it.
 * Answers false where only a load will do.
 */
async function walk(page: Page, from: Screen, to: Screen, cast: Cast): Promise<boolean> {
  if (needsLoad(from) || needsLoad(to)) return false;
  const [before, path] = [pathOf(from, cast), pathOf(to, cast)];
  if (before === path) return true;
  const route = routeOf(path);
  if (route === routeOf(before) || !isScreen(route)) return false;
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'));`,
  );
  // It changes with the screen, not with the address.
  await expect(page).toHaveTitle(documentTitle(route.title));
  return true;
}

/** The configuration stands inside the page. */
const withPrices = (page: string): string =>
  page.replace(/(?<=id="config">)[^<]*/, (config) =>
    JSON.stringify({ ...(JSON.parse(config) as object), priceTiers: PRICE_TIERS }),
  );

/** Where `before` is given the page shows that screen, and is used again if it can be. */
export async function openScreen(page: Page, screen: Screen, cast: Cast, before?: Screen): Promise<void> {
  const { act, hold, fail, prices, staysBusy, stays } = screen;
  // What was held would go through with the end of the holding.
  if (before?.hold !== undefined) await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  if (hold !== undefined) await page.route(hold, () => undefined);
  if (fail !== undefined)
    await page.route(fail, (route) =>
      route.fulfill({
        status: 500,
        json: { statusCode: 500, messages: [SHELL_MESSAGES.serverStumbled], code: 'internal' },
      }),
    );
  if (prices) {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: withPrices(await answer.text()) });
    });
  }
  // Not the clock of the browser's own tools: that would stop in every later page too.
  const stopped = stays && (await page.addInitScript({ content: NO_MOMENT_PASSES }));
  if (before === undefined || !(await walk(page, before, screen, cast))) await page.goto(pathOf(screen, cast));
  await stopped?.dispose();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: ARRIVAL_MS });
  await act?.(page);
  // While something is waited for the foot of the page is hidden.
  if (hold === undefined && !staysBusy && !stays)
    await expect(page.locator('[aria-busy=true], [data-waiting]')).toHaveCount(0);
}
