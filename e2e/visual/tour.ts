/**
 * `npm run tour`: walks every screen and dialog once, against the built product, and takes its picture on three sizes of screen, by
 * day and by night. Contact sheets and single pictures go to .cache/tour, the pictures of the journey to docs/tour.md.
 * `npm run tour -- journey` takes only the pictures of docs/tour.md; `npm run tour -- account,menu phone` takes only the screens whose name has one of the words in it, only in that size, and leaves docs alone.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chromium,
  request as requests,
  type Browser,
  type BrowserContext,
  type Page,
  type PageScreenshotOptions,
} from '@playwright/test';
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
const [only, onlySize] = process.argv.slice(2);
const isJourney = only === 'journey';
const writesDocs = only === undefined || isJourney;
const isForDocs = ({ journey, inThePocket }: Screen) => journey !== undefined || inThePocket !== undefined;
const isWanted = (screen: Screen) =>
  only === undefined || (isJourney ? isForDocs(screen) : only.split(',').some((word) => screen.name.includes(word)));
const sizes = (Object.keys(SIZES) as Size[]).filter(
  (size) => !isJourney && (onlySize === undefined || size === onlySize),
);
type Scheme = 'light' | 'dark';
const schemes: readonly Scheme[] = ['light', 'dark'];

const JPEG_QUALITY = 88;
const SAVING_MS = 4_000;
/** The backdrop stands still while a page is scrolled; on a picture of the whole page it lies behind the first window, and must not look cut off. */
const BACKDROP_FADES = `svg[preserveAspectRatio$='slice'] { position: absolute; mask-image: linear-gradient(#000 70%, transparent) }`;
/** A bare machine has no face of its own for text; these have the measures of what most people read in. The sheets keep the widest there is. */
const READERS_FACE = ":root { --font-text: 'Liberation Sans', Arimo, Helvetica, Arial, sans-serif }";
const FILMS_SHOW_THEIR_POSTER = `Promise.all([...document.querySelectorAll('video[poster]')].map(({ poster: src }) =>
  Object.assign(new Image(), { src }).decode().catch(() => undefined)))`;
const ROOM_ABOVE_PX = 48;
const COVER = { width: 1280, height: 1085, dots: 1.5 } as const;
const LAUNCH_ARGS = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const docsShotOf = ({ name }: Screen, size: Size): string => path.join(out, 'docs', `${size} ${name}.png`);
const coverFile = path.join(out, 'docs', 'cover.png');
const shotOf = ({ name }: Screen, size: Size, scheme: Scheme): Shot => ({
  name,
  file: path.join(out, `${size}-${scheme}`, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.jpg`),
});

/** A dialog is over the page, not below it: only what is on the screen. */
async function shoot(
  page: Page,
  { act, laidOutOnce }: Screen,
  size: Size,
  colorScheme: Scheme,
  options: PageScreenshotOptions,
): Promise<void> {
  const { width, height } = SIZES[size];
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  if (laidOutOnce && before?.width !== width) {
    await page.reload();
    await act?.(page);
  }
  await page.emulateMedia({ colorScheme });
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  const isLong = !hasDialog && (await page.evaluate<boolean>('document.documentElement.scrollHeight > innerHeight'));
  await page.screenshot({
    fullPage: !hasDialog,
    animations: 'disabled',
    ...options,
    style: (isLong ? BACKDROP_FADES : '') + (options.style ?? ''),
  });
}

/** What is below a heading, with some room above it. */
async function partFrom(page: Page, id: string) {
  await page.setViewportSize(SIZES.desktop);
  const { width } = SIZES.desktop;
  const [top = 0, height = 0] = await page.evaluate<number[]>(
    `[document.getElementById(${JSON.stringify(id)}).getBoundingClientRect().top + scrollY, document.documentElement.scrollHeight]`,
  );
  const y = top - ROOM_ABOVE_PX;
  return { x: 0, y, width, height: height - y };
}

async function photograph(page: Page, screen: Screen): Promise<void> {
  // Nothing is being pointed at, and what was written is saved, where it can be.
  await page.mouse.move(0, 0);
  await page
    .getByText(SAVE_MESSAGES.saving)
    .first()
    .waitFor({ state: 'hidden', timeout: SAVING_MS })
    .catch(() => undefined);
  await page.evaluate(FILMS_SHOW_THEIR_POSTER);
  for (const size of sizes)
    for (const scheme of schemes)
      await shoot(page, screen, size, scheme, {
        path: shotOf(screen, size, scheme).file,
        type: 'jpeg',
        quality: JPEG_QUALITY,
      });
  if (writesDocs && screen.journey !== undefined)
    await shoot(page, screen, 'desktop', 'light', {
      path: docsShotOf(screen, 'desktop'),
      style: READERS_FACE,
      ...(screen.journeyFrom !== undefined && { clip: await partFrom(page, screen.journeyFrom) }),
    });
  if (writesDocs && screen.inThePocket !== undefined)
    await shoot(page, screen, 'phone', screen.inThePocket, { path: docsShotOf(screen, 'phone'), style: READERS_FACE });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.desktop);
}

async function walk(
  browser: Browser,
  baseURL: string,
  cast: Cast,
  screens: readonly Screen[],
): Promise<readonly Screen[]> {
  const contexts = new Map<Role, BrowserContext>();
  const taken: Screen[] = [];
  for (const screen of screens) {
    const context =
      contexts.get(screen.as) ??
      (await browser.newContext({ baseURL, viewport: SIZES.desktop, serviceWorkers: 'block', bypassCSP: true }));
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

/** The picture of the product: the result, whole, as it is seen first. */
async function photographCover(browser: Browser, baseURL: string, cast: Cast): Promise<void> {
  const screen = SCREENS.find(({ name }) => name === 'result');
  if (screen === undefined) throw new Error('no result among the screens');
  const { width, height, dots } = COVER;
  const page = await browser.newPage({
    baseURL,
    viewport: { width, height },
    deviceScaleFactor: dots,
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  await becomes(page, cast[screen.as]);
  await openScreen(page, screen, cast);
  await page.screenshot({ path: coverFile, animations: 'disabled', style: READERS_FACE });
  await page.close();
}

const wanted = SCREENS.filter(isWanted);
if (only === undefined) rmSync(out, { recursive: true, force: true });
for (const size of sizes)
  for (const scheme of schemes) mkdirSync(path.join(out, `${size}-${scheme}`), { recursive: true });
if (writesDocs) mkdirSync(path.join(out, 'docs'), { recursive: true });

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const [server, browser] = await Promise.all([
  startStandalone(),
  chromium.launch({ ...(executablePath !== '' && { executablePath }), args: LAUNCH_ARGS }),
]);
try {
  const request = await requests.newContext({ baseURL: server.url });
  const cast = await castOf(request, server);
  const taken = await walk(browser, server.url, cast, wanted);
  for (const size of sizes) {
    const { width, height, ...sheet } = SIZES[size];
    for (const scheme of schemes) {
      const shots = taken.map((screen) => shotOf(screen, size, scheme));
      await writeContactSheet(browser, shots, path.join(out, `${size}-${scheme}.png`), {
        title: `${size} ${width}×${height}, ${scheme}`,
        ...sheet,
      });
    }
  }
  if (writesDocs) {
    await photographCover(browser, server.url, cast);
    const journey = taken
      .filter(({ journey: words }) => words !== undefined)
      .map((screen) => ({ screen, file: docsShotOf(screen, 'desktop') }));
    const phones = taken
      .filter(({ inThePocket }) => inThePocket !== undefined)
      .map((screen) => docsShotOf(screen, 'phone'));
    await writeTourPage(
      browser,
      {
        journey,
        phones,
        cover: { file: coverFile, width: COVER.width * COVER.dots, height: COVER.height * COVER.dots },
      },
      path.join(root, 'docs'),
    );
  }
  console.log(`\n${taken.length} screens, ${sizes.length * schemes.length} contact sheets in .cache/tour`);
} finally {
  await browser.close();
  await server.stop();
}
