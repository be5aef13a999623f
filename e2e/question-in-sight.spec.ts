import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { openFirstQuestion } from './survey/person.ts';
import { answerField, MEMORIES } from './survey/walk.ts';

const WINDOWS = [
  { name: 'a phone with its keyboard open', width: 360, height: 440 },
  { name: 'a phone', width: 360, height: 740 },
  { name: 'a phone on its side', width: 740, height: 360 },
];

const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();

/** Answers and waits for the next question, whole. */
async function submit(page: Page, text: string): Promise<void> {
  const asked = await question(page).innerText();
  await answerField(page).fill(text);
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(question(page)).not.toHaveText(asked);
  await expect(answerField(page)).toBeEditable();
  await expect(answerField(page)).toHaveValue('');
}

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? -1;

async function expectInSight(page: Page, from: number, to: number): Promise<void> {
  const box = await question(page).boundingBox();
  expect(box?.y, 'the question begins in sight').toBeGreaterThanOrEqual(from);
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the question ends in sight').toBeLessThanOrEqual(to);
  // The field's first line, which is written on now.
  expect(await topOf(answerField(page)), 'the field begins in sight').toBeLessThan(to - 40);
}

for (const { name, width, height } of WINDOWS) {
  test(`on ${name} the next question is in sight after Submit, and the focus is in its field`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    await openFirstQuestion(page, await createKeyHolder(request));
    for (const memory of MEMORIES.slice(0, 3)) {
      await submit(page, memory);
      await expectInSight(page, 0, height);
      await expect(answerField(page)).toBeFocused();
      // What a screen reader says with the focus.
      await expect(page.getByRole('textbox', { name: await question(page).innerText() })).toBeFocused();
    }
    // A long answer pushes the page up; the question stays above it.
    await answerField(page).pressSequentially('\n'.repeat(24));
    await page.evaluate('scrollBy(0, 400)');
    await expect.poll(() => topOf(question(page))).toBeGreaterThanOrEqual(0);
  });
}

/** A keyboard that lies over the page and leaves the window as it is: Safari on a phone. */
const OWN_VIEWPORT = `{
  const own = new EventTarget();
  Object.assign(own, { offsetTop: 0, height: innerHeight });
  Object.defineProperty(window, 'visualViewport', { value: own });
  globalThis.keyboard = (height, offsetTop) => {
    Object.assign(own, { height, offsetTop });
    own.dispatchEvent(new Event('resize'));
    own.dispatchEvent(new Event('scroll'));
  };
}`;

test('a keyboard over the page leaves the question in sight, and so does its closing', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript({ content: OWN_VIEWPORT });
  await openFirstQuestion(page, await createKeyHolder(request));
  await submit(page, MEMORIES[0]);
  await page.evaluate('keyboard(440, 0)');
  await expectInSight(page, 0, 440);
  // The browser pushes what can be seen down over the page, to the place that is written on.
  await answerField(page).pressSequentially('\n'.repeat(24));
  await page.evaluate('scrollBy(0, 400)');
  await page.evaluate('keyboard(440, 200)');
  await expect.poll(() => topOf(question(page))).toBeGreaterThanOrEqual(200);
  await page.evaluate('keyboard(740, 0)');
  await expect.poll(() => topOf(question(page))).toBeGreaterThanOrEqual(0);
  await expect.poll(() => topOf(question(page))).toBeLessThan(200);
});
