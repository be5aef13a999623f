import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { BUDGETS } from '../../e2e/budgets.ts';
import { figure, type Figure } from '../figure.ts';
import { openSlowPage } from './slow-page.ts';

const ROUNDS = 7;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same words and nothing else: no styles, no scripts, no font. Nothing can be painted sooner. */
const plainPage = (title: string, text: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>${text
    .split(/\n+/)
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}`;

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const slow = await openSlowPage(browser, url);
  await slow.page.goto(url);
  await slow.page.waitForFunction(`performance.getEntriesByName('first-contentful-paint').length > 0`);
  const { fcp } = await slow.vitals();
  await slow.close();
  return fcp;
}

/** Our page and a plain one in turn, so that the neighbours on this machine disturb both alike. */
export async function* firstPaints(browser: Browser, baseURL: string, paths: readonly string[]): AsyncGenerator<Figure> {
  const pages = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(pages.get(request.url ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const plainUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const path of paths) {
      const reader = await browser.newPage({ baseURL, javaScriptEnabled: false });
      await reader.goto(path);
      pages.set(path, brotliCompressSync(plainPage(await reader.title(), await reader.locator('#root').innerText())));
      await reader.close();
      const ours: number[] = [];
      const plain: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        plain.push(await firstPaint(browser, plainUrl + path));
        ours.push(await firstPaint(browser, baseURL + path));
      }
      const name = path.replace(/(?<=fingerprint\/).*/, '{code}');
      // The best of each: what else runs on this machine can only add, and adds most to whoever works most.
      const [own, bare] = [Math.min(...ours), Math.min(...plain)];
      yield figure(`${name}: first paint ${Math.round(own)} ms, of a plain page's ${Math.round(bare)} ms`, own / bare, 'times', BUDGETS.slow.firstPaintOfPlain);
    }
  } finally {
    server.close();
  }
}
