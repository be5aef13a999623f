import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { finishedPerson, signIn, VALUES } from './finished-person.ts';
import { expect, MOVING, test } from './fixtures.ts';

const PHONE = { width: 360, height: 740 };
const own = (code: string) => `/digital-fingerprint/${code}`;
const figure = (page: Page) => page.getByRole('figure', { name: /A fingerprint in 5 groups/ });

async function openOwn(page: Page, request: Parameters<typeof finishedPerson>[0]): Promise<void> {
  const person = await finishedPerson(request);
  await signIn(page.context(), person);
  await page.goto(own(person.licenseCode));
  await expect(figure(page).getByRole('button').last()).toBeVisible();
}

/** Width and height of a PNG stand at the same place in each. */
function sizeOf(file: string): { readonly width: number; readonly height: number } {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the names stand by the picture, and the buttons near the top and at the end', async ({ page, request }) => {
    await openOwn(page, request);
    for (const value of VALUES)
      await expect(figure(page).getByText(value, { exact: true })).toBeInViewport({ ratio: 0 });
    const names = await figure(page).locator('button').allInnerTexts();
    expect(names.map((name) => name.trim().split('\n')[0])).toEqual([...VALUES]);
    for (const name of ['Download now', 'Get Your Link', 'Save the picture']) {
      const buttons = page.getByRole('button', { name });
      await expect(buttons).toHaveCount(2);
      const values = await page.getByRole('heading', { name: 'Your values' }).boundingBox();
      expect((await buttons.first().boundingBox())?.y, `${name}, near the top`).toBeLessThan(values?.y ?? 0);
      const triggers = await page.getByRole('heading', { name: 'Triggers' }).boundingBox();
      expect((await buttons.last().boundingBox())?.y, `${name}, at the end`).toBeGreaterThan(triggers?.y ?? 0);
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('its contents lead to every part, and no paragraph is there twice', async ({ page, request }) => {
    await openOwn(page, request);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links).toHaveText([
      'Your values',
      'Values Philosophy',
      'Defensive Archetype',
      'Triggers',
      'How others see it',
      'Side by side',
      'Keep it and share it',
    ]);
    for (const link of await links.all()) {
      const title = await link.innerText();
      await link.click();
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Leadership Fingerprint');
    const paragraphs = await page
      .locator('article > :not(dialog) p:visible, article blockquote:visible')
      .allInnerTexts();
    const long = paragraphs.filter((text) => text.split(' ').length > 4);
    expect(long.length).toBeGreaterThan(3);
    expect(long).toEqual([...new Set(long)]);
    expect(long.filter((text, n) => long.some((other, m) => m !== n && other.includes(text)))).toEqual([]);
  });

  test('the picture is saved as an image, in the size of this screen, of a phone, of a computer, and as a square', async ({
    page,
    request,
  }) => {
    await openOwn(page, request);
    await page.getByRole('button', { name: 'Save the picture' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Save the picture' });
    await expectAccessible(page);
    const sizes = [
      { name: /this screen/, ...PHONE },
      { name: /a phone/, width: 1290, height: 2796 },
      { name: /a computer/, width: 3840, height: 2160 },
      { name: /Square/, width: 2048, height: 2048 },
    ];
    const files: number[] = [];
    for (const { name, width, height } of sizes) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`Leadership_Fingerprint_${width}x${height}.png`);
      const file = await download.path();
      expect(sizeOf(file)).toEqual({ width, height });
      files.push(readFileSync(file).length);
      await expect(dialog.getByText('The picture is saved.')).toBeVisible();
    }
    // Without the names there is less on it.
    await dialog.getByRole('checkbox', { name: 'With the names of my values' }).uncheck();
    const [bare] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /Square/ }).click(),
    ]);
    expect(readFileSync(await bare.path()).length).not.toBe(files.at(-1));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('a window that changes its size', () => {
  test.use(MOVING);

  test('keeps the names by the picture in sight', async ({ page, request }) => {
    await openOwn(page, request);
    const opacities = () =>
      page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('figure button, figure svg > g[aria-hidden]')].map((part) => getComputedStyle(part.closest('div[aria-hidden], g')).opacity)`,
      );
    await expect.poll(opacities).toEqual(VALUES.map(() => '1').concat('1'));
    for (const width of [360, 1280, 767, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await opacities(), `at ${width}`).toEqual(VALUES.map(() => '1').concat('1'));
      await expect(figure(page).getByText(VALUES[0], { exact: true })).toBeVisible();
    }
  });
});
