import type { Browser } from '@playwright/test';
import { BUDGETS } from '../../e2e/budgets.ts';
import { weigh } from '../../e2e/bytes.ts';
import type { Cast } from '../../e2e/visual/cast.ts';
import type { Screen } from '../../e2e/visual/screen.ts';
import { SCREENS } from '../../e2e/visual/screens.ts';
import { figure, type Figure } from '../figure.ts';
import { bestOfLoads } from './best-of-loads.ts';
import { headingStands, openSlowPage, type Vitals } from './slow-page.ts';

/** Of somebody who was asked what they have seen. */
const FRIENDS_PAGE = 'mirror, asked';

/** Every screen as it opens: what people do there afterwards has no comma-less name. Developers' pages are not counted, nor a wait that leads on to the result by itself. */
const opensByItself = ({ name, hold, fail, prices }: Screen): boolean =>
  hold === undefined &&
  fail === undefined &&
  prices === undefined &&
  (!name.includes(',') || ['account, keys', 'fingerprint, shared', FRIENDS_PAGE].includes(name)) &&
  !['design', 'all-routes', 'classic: your-fingerprint-calculating'].includes(name);

/** What a stranger's page may weigh; one that shows a whole result more than the others. */
function strangersBytes(name: string): number {
  const { friendsPage, resultOverShell, sampleAfter, signedOutAlive } = BUDGETS.bytes;
  if (name === FRIENDS_PAGE) return friendsPage;
  if (name.startsWith('fingerprint')) return signedOutAlive + resultOverShell;
  return signedOutAlive + (name === 'sample' ? sampleAfter : 0);
}

const aiMs: Readonly<Record<string, number>> = BUDGETS.slow.aiMs;

export interface MeasuredScreen {
  readonly name: string;
  readonly figures: readonly Figure[];
}

interface FirstVisit {
  readonly vitals: Vitals;
  readonly total: number;
}

async function firstVisit(browser: Browser, baseURL: string, cast: Cast, { as, path }: Screen): Promise<FirstVisit> {
  const slow = await openSlowPage(browser, baseURL, cast[as].session);
  const bytes = await weigh(slow.page, slow.devtools);
  await slow.page.goto(typeof path === 'string' ? path : path(cast));
  await headingStands(slow.devtools);
  await bytes.settled();
  const vitals = await slow.vitals();
  const { total } = bytes.take();
  await slow.close();
  return { vitals, total };
}

/** Each screen on a first visit, by itself: how much came, when it was painted, how long it was blocked, how far it shifted. */
export async function* measureScreens(
  browser: Browser,
  baseURL: string,
  cast: Cast,
  only: string | undefined,
): AsyncGenerator<MeasuredScreen> {
  const byName = new Map(SCREENS.filter(opensByItself).map((screen) => [screen.name, screen]));
  for (const screen of byName.values()) {
    if (only !== undefined && !screen.name.includes(only)) continue;
    const visit = () => firstVisit(browser, baseURL, cast, screen);
    const { vitals, total } = await visit();
    const { fcp, lcp, tbt, cls } = vitals;
    const { longTaskMs } = BUDGETS.slow;
    const longest = await bestOfLoads(vitals.longest, longTaskMs, async () => (await visit()).vitals.longest);
    const arrivesAsHtml = screen.as === 'stranger';
    const allowed = arrivesAsHtml ? strangersBytes(screen.name) : BUDGETS.bytes.anyPage;
    yield {
      name: screen.name,
      figures: [
        figure('first load', total, 'bytes', allowed),
        figure('FCP', Math.round(fcp), 'ms', BUDGETS.slow.firstPaintMs),
        figure(
          'LCP',
          Math.round(lcp),
          'ms',
          arrivesAsHtml ? BUDGETS.slow.largestPaintMs : BUDGETS.slow.signedInLargestPaintMs + (aiMs[screen.name] ?? 0),
        ),
        figure('TBT', Math.round(tbt), 'ms', BUDGETS.slow.totalBlockingMs),
        figure('longest task, best of three loads', Math.round(longest), 'ms', longTaskMs),
        { ...figure('CLS', cls, '', BUDGETS.layoutShift), value: Math.round(cls * 10_000) / 10_000 },
      ],
    };
  }
}
