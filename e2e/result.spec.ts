import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, MOVING, test, watchConsole } from './fixtures.ts';
import { finishedPerson, signIn, VALUES } from './finished-person.ts';
import { holdBack } from './hold-back.ts';
import { own, shared, title } from './result-page.ts';

async function pagesOf(file: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages;
}

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

    // Nothing is said to be private before the server has made it so.
    const letThrough = await holdBack(page, '**/sharing');
    await page.getByRole('switch').uncheck();
    await expect(page.getByText('Saving…')).toBeVisible();
    await expect(page.getByText('only you can see this page')).toHaveCount(0);
    letThrough();
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

const DRAWING_BEGAN = `
  addEventListener('animationstart', ({ target, animationName }) => {
    if (animationName.includes('draw') && target.closest('figure')) globalThis.drawingBegan = true;
  }, true);
`;

test.describe('the drawing', () => {
  test.use(MOVING);

  test('is drawn before one’s eyes once, and never where motion is unwanted', async ({ page, context, request }) => {
    const ada = await finishedPerson(request);
    await signIn(context, ada);
    // On a slow machine the drawing may be over before anybody asks: that it began is noted.
    await page.addInitScript({ content: DRAWING_BEGAN });
    const hasBegun = () => page.evaluate<boolean>('globalThis.drawingBegan === true');
    const isDrawing = async () =>
      (await hasBegun()) ||
      (await page.evaluate<boolean>(
        `document.getAnimations().some(({ animationName = '' }) => animationName.includes('draw'))`,
      ));
    await page.goto(own(ada.licenseCode));
    await expect(title(page)).toBeVisible();
    await expect.poll(hasBegun).toBe(true);
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
