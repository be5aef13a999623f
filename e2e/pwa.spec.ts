import { expect, test } from './fixtures.ts';
import { hasBackForwardCache, History, launchWithBackForwardCache } from './back-forward.ts';
import { finishedPerson } from './finished-person.ts';
import { createKeyHolder } from './people.ts';
import { acceptLeaving, openFirstQuestion } from './survey/person.ts';
import { answerField, MEMORIES } from './survey/walk.ts';
import { twoBuilds } from './two-builds.ts';
import type { Page } from '@playwright/test';

/** Failed loads while offline are provoked on purpose. */
test.use({ serviceWorkers: 'allow', allowConsoleErrors: true });

const keptPaths = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)));
    return caught.flat();
  })()`);
const cacheNames = (page: Page) => page.evaluate<string[]>('caches.keys()');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an open survey step opens again offline, with what was written there; other pages say so kindly; nobody’s words are kept', async ({
  page,
  context,
}) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/survey-.*\.js$/));
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);

  await context.setOffline(true);
  await answerField(page).fill(MEMORIES[0]);
  await page.reload();
  await expect(answerField(page)).toHaveValue(MEMORIES[0]);
  await answerField(page).fill(`${MEMORIES[0]} And on.`);
  await page.reload();
  await expect(answerField(page)).toHaveValue(`${MEMORIES[0]} And on.`);

  await page.goto('/account');
  await expect(title(page)).toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/account');
  await context.setOffline(false);
  await expect(title(page)).toContainText('Ada');

  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.waitForURL('**/login');
  // The same files for everybody, and nothing else.
  const kept = await keptPaths(page);
  expect(kept).toEqual(expect.arrayContaining(['/index.html', '/offline']));
  expect(kept.filter((path) => !path.startsWith('/assets/') && path !== '/index.html' && path !== '/offline')).toEqual(
    [],
  );
});

test('a new build takes over at the next visit; the one before it is kept for tabs that are open', async ({
  page,
  server,
}) => {
  const builds = await twoBuilds(server.url);
  const person = await createKeyHolder(page.request);
  await page.addInitScript({ content: `localStorage.setItem('lf.session', ${JSON.stringify(person.session)})` });
  await page.goto(`${builds.url}/account`);
  await expect(title(page)).toContainText('Ada');
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
  const [first] = await cacheNames(page);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);

  builds.deploy();
  await page.reload();
  const second = first?.replace('lf-', 'lf-next-');
  await expect.poll(() => cacheNames(page)).toEqual([first, second]);
  // No worker waits in line behind the old one.
  await expect
    .poll(() =>
      page.evaluate(
        `navigator.serviceWorker.getRegistration().then(({ installing, waiting, active }) => [installing === null, waiting === null, active?.state])`,
      ),
    )
    .toEqual([true, true, 'activated']);
  await expect(title(page)).toContainText('Ada');
  await builds.stop();
});

test('it can be put on a home screen', async ({ page, request }) => {
  await page.goto('/login');
  const manifest = (await (
    await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  ).json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'Leadership Fingerprint', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  const touch = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  for (const src of [...manifest.icons.map((icon) => icon.src), touch])
    expect((await request.get(src)).status(), src).toBe(200);
  for (const scheme of ['light', 'dark'])
    await expect(page.locator(`meta[name=theme-color][media*=${scheme}]`)).toHaveCount(1);
});

test('going back finds every page as it was left, and nobody’s who has logged out since', async ({
  server,
  request,
}) => {
  const ada = await finishedPerson(request);
  const browser = await launchWithBackForwardCache();
  // The worker takes its pages over once, at the first visit; a page in the back/forward cache at that moment is loaded anew.
  const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
  acceptLeaving(page);
  const history = await History.of(page);
  const left = [
    '/login',
    '/privacy',
    `/fingerprint/${ada.licenseCode}`,
    '/account',
    '/digital-fingerprint/before-we-begin',
  ];
  for (const path of left) {
    if (path === '/account') await page.evaluate(`localStorage.setItem('lf.session', ${JSON.stringify(ada.session)})`);
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await page.evaluate('window.asItWasLeft = true');
  }
  await page.goto('/offline');
  for (const path of left.toReversed()) {
    if (path === '/account') await history.evaluate(`localStorage.removeItem('lf.session')`);
    const how = await history.back();
    expect(history.hindrances, path).toEqual([]);
    if (hasBackForwardCache) expect(how, path).toBe('BackForwardCacheRestore');
    if (path === '/account') await expect.poll(() => history.evaluate('location.pathname')).toBe('/login');
    else if (hasBackForwardCache) expect(await history.evaluate('window.asItWasLeft'), path).toBe(true);
  }
  await browser.close();
});
