import { stepPath, stepsOf } from '@lf/domain/survey-steps';
import { BUDGETS } from './budgets.ts';
import { weigh } from './bytes.ts';
import { finishedPerson, signIn } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import { mirrorPage, startMirror } from './mirror-people.ts';
import { createKeyHolder } from './people.ts';
import { signInAs } from './survey/person.ts';
import type { Browser, Page } from '@playwright/test';

/** Complete as they come: their code is asked for when somebody turns to them. */
const STILL_PAGES = ['/login', '/registration', '/forgot-password', '/no-such-page'];
const STRANGERS_PAGES = [...STILL_PAGES, '/auth/reset-password?key=k', '/auth/confirm-email?key=k', '/privacy'];

/** What comes after everything else does not come then, so that the first page itself is weighed. */
const NEVER_IDLE = 'globalThis.requestIdleCallback = () => 0';

/** Somebody who has never been here opens this address. */
async function firstLoad(browser: Browser, baseURL: string, path: string, { withSample = false } = {}) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  if (!withSample) await page.addInitScript({ content: NEVER_IDLE });
  const bytes = await weigh(page);
  await page.goto(path);
  await bytes.settled();
  const opened = bytes.take();
  // A key that does nothing: somebody is here.
  const asked = opened.scripts > 0 ? undefined : page.waitForRequest(/\/assets\/first-page-.*\.js$/);
  await page.keyboard.press('Shift');
  await asked;
  if (withSample) await page.getByRole('figure').getByRole('button').last().waitFor();
  await bytes.settled();
  const turnedTo = bytes.take();
  const total = opened.total + turnedTo.total;
  const list = `${opened.list}\n${turnedTo.list}`;
  const shift = await page.evaluate<number>(`new Promise((resolve) => {
    let shift = 0;
    new PerformanceObserver((entries) => entries.getEntries().forEach(({ value }) => { shift += value; })).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shift), 100);
  })`);
  await context.close();
  return { total, list, shift, opened };
}

test('the first load of every stranger’s page stays within its budget, and nothing on it moves', async ({
  browser,
  server,
}) => {
  for (const path of STRANGERS_PAGES) {
    const { total, list, shift, opened } = await firstLoad(browser, server.url, path);
    if (STILL_PAGES.includes(path)) {
      expect(opened.wire, `${path}\n${opened.list}`).toBeLessThanOrEqual(BUDGETS.bytes.signedOut);
      expect(opened.scripts, path).toBe(0);
    }
    expect(shift, path).toBeLessThanOrEqual(BUDGETS.layoutShift);
    expect(total, `${path}\n${list}`).toBeLessThanOrEqual(BUDGETS.bytes.signedOutAlive);
    // Scripts, styles and font are in it: a page that was weighed before they came would pass by mistake.
    expect(total).toBeGreaterThan(50_000);
  }
});

test('the sample on the first page comes after it, costs little, and moves nothing', async ({ browser, server }) => {
  const bare = await firstLoad(browser, server.url, '/login');
  const { total, list, shift } = await firstLoad(browser, server.url, '/login', { withSample: true });
  expect(shift).toBeLessThanOrEqual(BUDGETS.layoutShift);
  expect(total - bare.total, list).toBeLessThanOrEqual(BUDGETS.bytes.sampleAfter);
});

test('the sample as a page of its own weighs no more than the first page with it', async ({ browser, server }) => {
  const { total, list, shift } = await firstLoad(browser, server.url, '/sample');
  expect(shift).toBeLessThanOrEqual(BUDGETS.layoutShift);
  expect(total, list).toBeLessThanOrEqual(BUDGETS.bytes.signedOutAlive + BUDGETS.bytes.sampleAfter);
});

test('a public result costs little more than the first page', async ({ browser, request, server }) => {
  const { licenseCode } = await finishedPerson(request);
  const shell = await firstLoad(browser, server.url, '/login');
  const { total, list, shift } = await firstLoad(browser, server.url, `/fingerprint/${licenseCode}`);
  expect(shift).toBeLessThanOrEqual(BUDGETS.layoutShift);
  expect(total - shell.total, list).toBeLessThanOrEqual(BUDGETS.bytes.resultOverShell);
});

test('the page of somebody who was asked what they have seen stays within its budget, and nothing on it moves', async ({
  browser,
  request,
  server,
}) => {
  const secret = await startMirror(request, await finishedPerson(request));
  const { total, list, shift } = await firstLoad(browser, server.url, mirrorPage(secret));
  expect(shift).toBeLessThanOrEqual(BUDGETS.layoutShift);
  expect(total, list).toBeLessThanOrEqual(BUDGETS.bytes.friendsPage);
  expect(list).toContain('/api/mirror/open');
});

/** Within the open application, as a press on Next does it. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({ position: 1, state: null }, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  await page.waitForURL(`**${path}`);
}

test('no step of the survey adds more than its budget', async ({ page, request }) => {
  const person = await createKeyHolder(request);
  const bytes = await weigh(page);
  await signInAs(page, person);
  await page.goto('/account');
  await bytes.settled();
  bytes.take();
  for (const { slug } of stepsOf('main')) {
    await walkTo(page, stepPath(slug));
    await bytes.settled();
    const { total, list } = bytes.take();
    expect(total, `${slug}\n${list}`).toBeLessThanOrEqual(BUDGETS.bytes.surveyStep);
  }
});

test('a signed-in screen asks for each thing once, and for its data before its code has come', async ({
  browser,
  request,
  server,
}) => {
  const person = await finishedPerson(request);
  for (const path of ['/account', stepPath('about-you'), `/digital-fingerprint/${person.licenseCode}`]) {
    const context = await browser.newContext({ baseURL: server.url });
    await signIn(context, person);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (one) => void (one.method() === 'GET' && asked.push(new URL(one.url()).pathname)));
    // Nothing but the page itself: what is asked for now, the page asks for.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    await expect.poll(() => asked.filter((address) => address.startsWith('/api/')).length, path).toBeGreaterThan(0);
    await page.unroute('**/assets/*.js');
    asked.length = 0;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const once = asked.filter((address) => /^\/(api|config)/.test(address));
    expect(once, path).toEqual([...new Set(once)]);
    await context.close();
  }
});

test('a step that leads on to the result asks for the code of both at once', async ({ request }) => {
  const page = await request.get(stepPath('your-fingerprint'), { headers: { accept: 'text/html' } });
  expect(page.headers()['link']).toMatch(/\/assets\/classic-waits-[^>]*\.js.*\/assets\/own-result-[^>]*\.js/u);
});

test('a page arrives as HTML that can be read before any script runs', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  await expect(page.getByLabel('Email')).toBeVisible();
  const missing = await page.goto('/no/such/page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked, but there is no such page');
  await context.close();
});

test('assets are hashed, kept for a year, and packed; pages are asked for anew', async ({ request }) => {
  const page = await request.get('/privacy', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
  const assets = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    expect(asset).toMatch(/-[\w-]{6,7}\.(js|css|woff2)$/);
    const answer = await request.get(asset, { headers: { 'accept-encoding': 'br' } });
    const headers = answer.headers();
    const { [`cache-control`]: kept, 'content-encoding': packed } = headers;
    expect(kept, asset).toBe('public, max-age=31536000, immutable');
    expect(headers, asset).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    });
    // What is said about pages says nothing about a file that one of them loads.
    for (const name of ['content-security-policy', 'permissions-policy', 'etag', 'x-request-id'])
      expect(headers[name], `${asset} ${name}`).toBeUndefined();
    // Below this, headers weigh more than what is won.
    if (!asset.endsWith('.woff2') && (await answer.body()).length >= 512) expect(packed, asset).toBe('br');
  }
});

test('every file that a page names is there', async ({ request }) => {
  const pages = [
    '/login',
    '/registration',
    '/forgot-password',
    '/sample',
    '/privacy',
    '/purpose',
    '/mirror',
    '/account',
  ];
  const named = new Set<string>();
  for (const page of pages)
    for (const [file] of (await (await request.get(page)).text()).matchAll(/\/(?:assets|media)\/[\w.-]+\.\w+/g))
      named.add(file);
  expect(named.size).toBeGreaterThan(20);
  for (const file of named) expect((await request.get(file)).status(), file).toBe(200);
});
