import type { Browser } from '@playwright/test';
import { BUDGETS } from '../../e2e/budgets.ts';
import { weigh } from '../../e2e/bytes.ts';
import { figure, type Figure } from '../figure.ts';
import { servePlainPages } from './plain-pages.ts';
import { firstPaint, firstPainted, PHONE, PROCESSOR_SLOWDOWN, SLOW_4G } from './slow-page.ts';

const ROUNDS = 5;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same words and nothing else: no styles, no scripts, no font. Nothing can be painted sooner. */
const plainPage = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>${text
    .split(/\n+/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}`;

interface Cost {
  readonly bytes: number;
  /** Main thread, by its own clock: neighbours are not in it. */
  readonly workMs: number;
}

/** What a page costs until it is painted. On a slow network its scripts come later; here they are kept away. */
async function costOf(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bytes = await weigh(page, devtools);
  await page.goto(url);
  await firstPainted(devtools);
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  return {
    bytes: bytes.take().total,
    workMs: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000,
  };
}

async function undisturbed(browser: Browser, url: string): Promise<number> {
  const costs: Cost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(browser, url));
  const work = Math.min(...costs.map(({ workMs }) => workMs));
  return SLOW_4G.latency + ((costs[0]?.bytes ?? 0) / SLOW_4G.downloadThroughput) * 1_000 + work * PROCESSOR_SLOWDOWN;
}

/** A browser may give a page a process of its own because of what its headers say: the plain page says the same. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const { headers } = await fetch(url, { headers: { accept: 'text/html' } });
  return Object.fromEntries([...headers].filter(([name]) => /policy|x-frame|nosniff/.test(name)));
}

/** Our page and a plain one in turn, so that the neighbours on this machine disturb both alike. */
export async function* firstPaints(
  browser: Browser,
  baseURL: string,
  paths: readonly string[],
): AsyncGenerator<Figure> {
  const plain = await servePlainPages();
  try {
    for (const path of paths) {
      const reader = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await reader.goto(path);
      const html = plainPage(await reader.title(), await reader.locator('#root').innerText());
      plain.add(path, html, await headersOf(baseURL + path));
      await reader.close();
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        theirs.push(await firstPaint(browser, plain.url + path));
        ours.push(await firstPaint(browser, baseURL + path));
      }
      const name = path.replace(/(?<=fingerprint\/).*/, '{code}');
      // The best of each: what else runs on this machine can only add, and adds most to whoever works most.
      const [own, bare] = [Math.min(...ours), Math.min(...theirs)];
      const [ownCost, bareCost] = [
        await undisturbed(browser, baseURL + path),
        await undisturbed(browser, plain.url + path),
      ];
      yield figure(
        `${name}: by the wire and the page's own work alone ${Math.round(ownCost)} ms, of a plain page's ${Math.round(bareCost)} ms`,
        ownCost / bareCost,
        'times',
        BUDGETS.slow.firstPaintOfPlain,
      );
      yield figure(
        `${name}: first paint ${Math.round(own)} ms, of a plain page's ${Math.round(bare)} ms`,
        own / bare,
        'times',
        BUDGETS.slow.firstPaintOfPlain,
      );
    }
  } finally {
    plain.close();
  }
}
