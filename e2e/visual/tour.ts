/**
 * `npm run tour`: walks every screen and dialog once, against the built product, and takes its picture on three sizes of screen, by
 * day and by night. Contact sheets and single pictures go to .cache/tour, the pictures of the journey to docs/tour.md.
 * `npm run tour -- journey` takes only the pictures of docs/tour.md; `npm run tour -- account,menu phone` takes only the screens whose name has one of the words in it, only in that size, and leaves docs alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, request as requests, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { startStandalone } from '../standalone-server.ts';
import { castOf, type Cast, type Role } from './cast.ts';
import { writeContactSheet, type Shot } from './contact-sheet.ts';
import { becomes, openScreen, type Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { writeTourPage } from './tour-page.ts';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const out = path.join(root, '.cache', 'tour');

const SIZES = {
  phone: { width: 360, height: 740, columns: 14, cellWidthPx: 210, cellHeightPx: 560 },
  tablet: { width: 820, height: 1180, columns: 10, cellWidthPx: 300, cellHeightPx: 560 },
  desktop: { width: 1280, height: 800, columns: 8, cellWidthPx: 400, cellHeightPx: 420 },
} as const;
type Size = keyof typeof SIZES;
const JOURNEY_SIZE: Size = 'desktop';
const [only, onlySize] = process.argv.slice(2);
const isJourney = only === 'journey';
const isWanted = ({ name, journey }: Screen) => only === undefined || (isJourney ? journey !== undefined : only.split(',').some((word) => name.includes(word)));
const sizes = (Object.keys(SIZES) as Size[]).filter((size) => (isJourney ? size === JOURNEY_SIZE : onlySize === undefined || size === onlySize));
type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = isJourney ? ['light'] : ['light', 'dark'];

const JPEG_QUALITY = 88;
const SAVING_MS = 4_000;
/** The backdrop stands still while a page is scrolled; on a picture of the whole page it lies behind the first window, and must not look cut off. */
const BACKDROP_FADES = `svg[preserveAspectRatio$='slice'] { position: absolute; mask-image: linear-gradient(#000 70%, transparent) }`;
const LAUNCH_ARGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];

const shotOf = ({ name }: Screen, size: Size, scheme: Scheme): Shot => ({ name, file: path.join(out, `${size}-${scheme}`, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.jpg`) });

/** A dialog is over the page, not below it: only what is on the screen. */
async function photograph(page: Page, screen: Screen): Promise<void> {
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  // Nothing is being pointed at, and what was written is saved, where it can be.
  await page.mouse.move(0, 0);
  await page.getByText(SAVE_MESSAGES.saving).first().waitFor({ state: 'hidden', timeout: SAVING_MS }).catch(() => undefined);
  for (const size of sizes) {
    const { width, height } = SIZES[size];
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const isLong = !hasDialog && (await page.evaluate<boolean>('document.documentElement.scrollHeight > innerHeight'));
      await page.screenshot({ path: shotOf(screen, size, colorScheme).file, type: 'jpeg', quality: JPEG_QUALITY, fullPage: !hasDialog, animations: 'disabled', ...(isLong && { style: BACKDROP_FADES }) });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.desktop);
}

async function walk(browser: Browser, baseURL: string, cast: Cast, screens: readonly Screen[]): Promise<readonly Screen[]> {
  const contexts = new Map<Role, BrowserContext>();
  const taken: Screen[] = [];
  for (const screen of screens) {
    const context = contexts.get(screen.as) ?? (await browser.newContext({ baseURL, viewport: SIZES.desktop, serviceWorkers: 'block', bypassCSP: true }));
    contexts.set(screen.as, context);
    const page = await context.newPage();
    await becomes(page, cast[screen.as]);
    try {
      await openScreen(page, screen, cast);
      await photograph(page, screen);
      taken.push(screen);
      process.stdout.write('.');
    } catch (error) {
      process.exitCode = 1;
      console.error(`\n${screen.name}: ${String(error)}`);
    }
    await page.close();
  }
  return taken;
}

const wanted = SCREENS.filter(isWanted);
if (only === undefined) rmSync(out, { recursive: true, force: true });
for (const size of sizes) for (const scheme of schemes) mkdirSync(path.join(out, `${size}-${scheme}`), { recursive: true });

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const [server, browser] = await Promise.all([startStandalone(), chromium.launch({ ...(executablePath !== '' && { executablePath }), args: LAUNCH_ARGS })]);
try {
  const request = await requests.newContext({ baseURL: server.url });
  const taken = await walk(browser, server.url, await castOf(request), wanted);
  for (const size of sizes) {
    const { width, height, ...sheet } = SIZES[size];
    for (const scheme of schemes) {
      const shots = taken.map((screen) => shotOf(screen, size, scheme));
      await writeContactSheet(browser, shots, path.join(out, `${size}-${scheme}.png`), { title: `${size} ${width}×${height}, ${scheme}`, ...sheet });
    }
  }
  if (only === undefined || isJourney) await writeTourPage(browser, taken, (screen) => shotOf(screen, JOURNEY_SIZE, 'light'), path.join(root, 'docs'));
  console.log(`\n${taken.length} screens, ${sizes.length * schemes.length} contact sheets in .cache/tour`);
} finally {
  await browser.close();
  await server.stop();
}
