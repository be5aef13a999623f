import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, MOVING, test, watchConsole } from './fixtures.ts';
import { confirmedPerson, finishedPerson, signIn, VALUES } from './finished-person.ts';

const own = (licenseCode: string) => `/digital-fingerprint/${licenseCode}`;
const shared = (licenseCode: string) => `/fingerprint/${licenseCode}`;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const philosophyOf = (page: Page) => page.getByRole('region', { name: 'Values Philosophy' }).innerText();

async function pagesOf(file: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

test.describe('making the result', () => {
  test('twenty tabs at once, in one browser and on two other devices: one result, saved once, and every reload shows it', async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const ada = await confirmedPerson(request);
    const saves: number[] = [];
    const tabs: Page[] = [];
    // The tabs of one browser take turns; other devices cannot know of each other.
    for (const count of [18, 1, 1]) {
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      await signIn(context, ada);
      context.on('response', (answer) => {
        if (answer.url().endsWith('/narrative/save-values')) saves.push(answer.status());
      });
      for (let n = 0; n < count; n++) tabs.push(await context.newPage());
    }
    await Promise.all(tabs.map((tab) => tab.goto(own(ada.licenseCode), { waitUntil: 'commit' })));
    await Promise.all(
      tabs.map((tab) => expect(title(tab)).toHaveText('Your Leadership Fingerprint', { timeout: 120_000 })),
    );
    const seen = new Set(await Promise.all(tabs.map(philosophyOf)));
    expect(seen.size).toBe(1);
    // The same result said again is no second one (201, like the first); any other is refused (409).
    expect(saves).toContain(201);
    expect(saves.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const [first] = tabs;
    if (first === undefined) throw new Error('no tab');
    await first.reload();
    await expect(title(first)).toHaveText('Your Leadership Fingerprint');
    expect(seen).toContain(await philosophyOf(first));
    const values = await first
      .getByRole('region', { name: 'Your values' })
      .getByRole('heading', { level: 3 })
      .allInnerTexts();
    expect(values.toSorted()).toEqual([...VALUES].toSorted());
    await expect(first.getByRole('region', { name: 'Defensive Archetype' })).toBeVisible();
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  test('a failing AI service: the technical issue, and Generate results tries again', async ({
    page,
    context,
    request,
  }) => {
    const ada = await confirmedPerson(request);
    await signIn(context, ada);
    await page.route('**/ai/survey/*', (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, messages: ['no'], code: 'internal' } }),
    );
    await page.goto(own(ada.licenseCode));
    await expect(
      page.getByText('Unfortunatelly, we could not generate your results because of the technical issue.'),
    ).toBeVisible();
    await page.unroute('**/ai/survey/*');
    await page.getByRole('button', { name: 'Generate results' }).click();
    await expect(page.getByRole('region', { name: 'Values Philosophy' })).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('the result page', () => {
  test('every group of ridges opens its value, by keyboard too', async ({ page, context, request }) => {
    const ada = await finishedPerson(request);
    await signIn(context, ada);
    await page.goto(own(ada.licenseCode));
    await expect(title(page)).toHaveText('Your Leadership Fingerprint');
    const picture = page.getByRole('figure', { name: /A fingerprint in 5 groups/ });
    await expect(picture.getByRole('button')).toHaveCount(VALUES.length);
    await picture.getByRole('button', { name: 'Honesty, Core value-driver' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Honesty' });
    await expect(dialog).toContainText('My grandmother put the coins on the table.');
    await expect(dialog).toContainText('It makes room for Family');
    await dialog.getByRole('button', { name: 'Family' }).click();
    await expect(page.getByRole('dialog', { name: 'Family' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('downloads both PDFs, two pages each, under the right name', async ({ page, context, request }) => {
    test.setTimeout(180_000);
    const ada = await finishedPerson(request);
    await signIn(context, ada);
    await page.goto(own(ada.licenseCode));
    const texts: string[][] = [];
    for (const version of ['Colored PDF', 'Printable PDF']) {
      await page.getByRole('button', { name: 'Download now' }).first().click();
      const [download] = await Promise.all([
        page.waitForEvent('download', { timeout: 60_000 }),
        page.getByRole('dialog').getByRole('button', { name: version }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Your_Fingerprint.pdf');
      texts.push(await pagesOf(await download.path()));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(texts[0]).toHaveLength(2);
    expect(texts[0]?.[0]).toContain('You lead by telling the truth early.');
    expect(texts[0]?.[1]).toContain('Someone left alone');
    expect(texts[1]).toEqual(texts[0]);
  });

  test('gives the link, and switches it off and on', async ({ page, context, request, browser, baseURL }) => {
    const ada = await finishedPerson(request);
    await signIn(context, ada);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(own(ada.licenseCode));
    await page.getByRole('button', { name: 'Get Your Link' }).first().click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${baseURL ?? ''}${own(ada.licenseCode)}`);

    const stranger = await (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
    await stranger.goto(own(ada.licenseCode));
    await expect(title(stranger)).toHaveText('A Leadership Fingerprint');
    expect(new URL(stranger.url()).pathname).toBe(shared(ada.licenseCode));

    await page.getByRole('switch').uncheck();
    await expect(page.getByText('only you can see this page')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Your Link' })).toHaveCount(0);
    expect((await stranger.goto(shared(ada.licenseCode)))?.status()).toBe(404);
    await expect(title(stranger)).toHaveText('There is no fingerprint to see here');
    await page.reload();
    await expect(page.getByRole('switch')).not.toBeChecked();
    await page.getByRole('switch').check();
    await expect(page.getByRole('button', { name: 'Get Your Link' }).first()).toBeVisible();
    expect((await stranger.goto(shared(ada.licenseCode)))?.status()).toBe(200);
  });
});

test('a phone is offered its own share sheet, and closing it is no failure', async ({ browser, request, baseURL }) => {
  const ada = await finishedPerson(request);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  await signIn(context, ada);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The sheet is the phone's: this one notes what it was given, and is closed the first time.
  await context.addInitScript({
    content: `globalThis.given = []; navigator.share = (what) => { given.push(what); return given.length === 1 ? Promise.reject(new DOMException('', 'AbortError')) : Promise.resolve(); };`,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  watchConsole(page, errors);
  await page.goto(own(ada.licenseCode));
  for (const given of [1, 2]) {
    await page.getByRole('button', { name: 'Get Your Link' }).first().tap();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate('given')).toHaveLength(given);
  }
  expect(await page.evaluate('given[1].url')).toBe(`${baseURL ?? ''}${own(ada.licenseCode)}`);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
  await context.close();
});

test.describe('the drawing', () => {
  test.use(MOVING);

  test('is drawn before one’s eyes once, and never where motion is unwanted', async ({ page, context, request }) => {
    const ada = await finishedPerson(request);
    await signIn(context, ada);
    const isDrawing = () =>
      page.evaluate(`document.getAnimations().some(({ animationName = '' }) => animationName.includes('draw'))`);
    await page.goto(own(ada.licenseCode));
    await expect(title(page)).toBeVisible();
    expect(await isDrawing()).toBe(true);
    await page.reload();
    await expect(title(page)).toBeVisible();
    expect(await isDrawing()).toBe(false);
    await page.evaluate(`localStorage.removeItem('lf.seen.${ada.licenseCode}')`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(title(page)).toBeVisible();
    expect(await isDrawing()).toBe(false);
    // Not for a moment either: what changes its size a frame late moves the button under somebody's finger.
    const late = await page.evaluate(
      `[...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionDuration !== '0s').length`,
    );
    expect(late).toBe(0);
  });
});

/** Once there are ridges: how few there have ever been since. */
const FEWEST_RIDGES = `
  window.fewestRidges = Infinity;
  let seen = false;
  new MutationObserver(() => {
    const ridges = document.querySelectorAll('figure svg [role=button] path').length;
    seen ||= ridges > 0;
    if (seen) window.fewestRidges = Math.min(window.fewestRidges, ridges);
  }).observe(document, { childList: true, subtree: true });
`;

test.describe('the public page', () => {
  test('shows the result and nothing of the person, and unfurls', async ({ page, request }) => {
    const ada = await finishedPerson(request);
    const asked: string[] = [];
    page.on('request', (call) => asked.push(new URL(call.url()).pathname));
    // Slow enough that the page takes its picture over piece by piece.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript({ content: FEWEST_RIDGES });
    const answer = await page.goto(shared(ada.licenseCode));
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
    const arrived = (await answer?.text()) ?? '';
    for (const words of [...VALUES, 'This fingerprint starts with', 'Someone left alone', 'Rescuer'])
      expect(arrived).toContain(words);
    for (const secret of ['Ada', 'Lovelace', ada.email, ada.id, 'grandmother', 'You lead'])
      expect(arrived).not.toContain(secret);
    expect(answer?.headers()).toMatchObject({
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    await expect(page).toHaveTitle('A Leadership Fingerprint · Leadership Fingerprint');
    await expect(page.getByRole('region', { name: 'Values Philosophy' })).toBeVisible();
    const html = await page.content();
    for (const secret of ['Ada', 'Lovelace', ada.email, ada.id, 'grandmother']) expect(html).not.toContain(secret);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const image = await request.get(picture ?? '');
    expect(image.headers()['content-type']).toBe('image/png');
    // Hydrated, without having asked again for the data that came with the page.
    await page.getByRole('button', { name: 'Download now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    // What a finger reaches is there, so the picture is hydrated, and it was never removed meanwhile.
    await expect(page.locator('figure svg [role=button]').first().locator('path')).toHaveCount(2);
    expect(await page.evaluate<number>('window.fewestRidges')).toBeGreaterThan(0);
  });

  test('can be read without any script, and the share link shows strangers the same', async ({
    browser,
    request,
    baseURL,
  }) => {
    const ada = await finishedPerson(request);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    for (const address of [shared, own]) {
      await page.goto(address(ada.licenseCode));
      await expect(title(page)).toHaveText('A Leadership Fingerprint');
      expect(await philosophyOf(page)).toContain('This fingerprint starts with');
      await expect(page.getByRole('region', { name: 'The values' }).getByRole('heading', { level: 3 })).toHaveText([
        ...VALUES,
      ]);
      await expect(page.getByRole('figure', { name: /A fingerprint in 5 groups/ })).toBeVisible();
    }
    expect(refused, 'the CSP lets the page have its own styles').toEqual([]);
    await context.close();
  });

  test('fits a phone and both directions of writing', async ({ browser, request, baseURL }) => {
    const values = ['الصدق', 'Família e coração', '勇気', 'Unconditional acceptance of everybody around', 'נאמנות'];
    const ada = await finishedPerson(request, values);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(shared(ada.licenseCode));
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'الصدق' })).toBeVisible();
    await expectAccessible(page);
  });

  test('unknown and unfinished look alike', async ({ page, request }) => {
    const ada = await confirmedPerson(request);
    for (const code of ['NOSUCHKEY', ada.licenseCode]) {
      expect((await page.goto(shared(code)))?.status()).toBe(404);
      await expect(title(page)).toHaveText('There is no fingerprint to see here');
    }
  });
});
