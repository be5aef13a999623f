import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { savedForm, seedForm, signInAs } from './survey/person.ts';

const VALUES = ['Honesty', 'Family', 'Growth', 'Courage', 'Freedom', 'Patience', 'Humor', 'Craft', 'Faith', 'Joy'];

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const list = (page: Page) => page.getByRole('list', { name: 'Your value-drivers in order' });
const card = (page: Page, value: string) => list(page).getByRole('listitem').filter({ hasText: value }).first();
const order = (page: Page) => list(page).locator('bdi').allInnerTexts();

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** One finger, from here to there. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
    ]);
  await touch('touchEnd', []);
}

test('on a phone the list comes first, a finger moves a value, and every place says something else', async ({
  page,
  request,
}) => {
  const person = await createKeyHolder(request);
  await seedForm(request, person, { flow: 'main', 'value-order': VALUES }, 'value-order');
  page.on('dialog', (dialog) => void dialog.accept());
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/value-order');
  await expect(list(page)).toBeVisible();

  const audio = page.locator('summary', { hasText: 'Listen' });
  expect((await audio.boundingBox())?.height).toBeLessThanOrEqual(50);
  expect((await list(page).boundingBox())?.y).toBeLessThan((await audio.boundingBox())?.y ?? 0);
  await expect(page.getByRole('button', { name: 'Play' })).toBeHidden();

  const said = await list(page).getByRole('listitem').locator('p:last-child').allInnerTexts();
  expect(new Set(said.map((text) => text.replaceAll(new RegExp(VALUES.join('|'), 'g'), 'it'))).size).toBe(
    VALUES.length,
  );

  // By the dots beside the arrows.
  const dots = card(page, 'Family').locator('[aria-hidden=true]').first();
  const arrow = card(page, 'Family').getByRole('button', { name: 'Move Family up' });
  const [dotsBox, arrowBox] = [await dots.boundingBox(), await arrow.boundingBox()];
  expect(dotsBox?.width).toBeGreaterThanOrEqual(44);
  expect((dotsBox?.x ?? 0) + (dotsBox?.width ?? 0)).toBeLessThanOrEqual((arrowBox?.x ?? 0) + 1);
  // In the middle of the screen: near its edge the page would scroll along.
  await dots.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const [from, { y }] = [await middleOf(dots), await middleOf(card(page, 'Growth'))];
  await drag(page, from, { x: from.x, y });
  await expect.poll(() => order(page)).toEqual(['Honesty', 'Growth', 'Family', ...VALUES.slice(3)]);
  await expect
    .poll(async () => (await savedForm(request, person))['value-order'])
    .toEqual(['Honesty', 'Growth', 'Family', ...VALUES.slice(3)]);

  // A finger on the words scrolls the page and moves nothing.
  await page.evaluate('scrollTo(0, 0)');
  const words = await middleOf(card(page, 'Honesty').getByText('Honesty', { exact: true }));
  await drag(page, words, { ...words, y: words.y - 150 });
  expect(await order(page)).toEqual(['Honesty', 'Growth', 'Family', ...VALUES.slice(3)]);

  await audio.tap();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
