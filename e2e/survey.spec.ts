import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { enterSurvey, savedRecord } from './survey/person.ts';
import {
  answerAll,
  answerField,
  at,
  MEMORIES,
  next,
  readTranscript,
  tickSix,
  valuesToOrder,
  walkProfile,
} from './survey/walk.ts';
import type { Page } from '@playwright/test';

for (const { name, viewport } of [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
]) {
  test(`the whole survey on a ${name}, from login to confirm`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    // One of the two walks sees what moves, as most people will.
    await page.emulateMedia({ reducedMotion: name === 'desktop' ? 'no-preference' : 'reduce' });
    const person = await createKeyHolder(page.request);
    await enterSurvey(page, person);
    await walkProfile(page);
    await expect(page.getByText('Question: 1 / 9')).toBeVisible();
    const bar = await page.getByRole('progressbar', { name: 'Question: 1 / 9' }).boundingBox();
    expect(bar?.width).toBe(160);
    await expect(answerField(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Previous Question' })).toHaveCount(0);
    await answerAll(page);

    // A value can be left out and taken in, and a few more questions can be declined.
    const first = page.getByRole('checkbox').first();
    await first.uncheck();
    await page.getByRole('button', { name: 'Answer a few more questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Continue with the additional questions?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await tickSix(page);

    await next(page).click();
    await at(page, 'video-value-drivers');
    await readTranscript(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await at(page, 'potential-values');
    await page.getByRole('button', { name: 'Next' }).click();
    await at(page, 'video-value-drivers');
    await next(page).click();
    await at(page, 'add-values');
    await addValuesRules(page);
    await next(page).click();
    await at(page, 'video-values-mapping');
    await readTranscript(page);
    await next(page).click();
    await at(page, 'value-order');
    await orderRules(page);
    await page.getByRole('button', { name: 'Yes, create my personal fingerprint' }).click();
    await at(page, 'confirm-fingerprint');
    await expect(page.getByRole('heading', { name: 'Are You Sure?' })).toBeVisible();
    await page.getByRole('button', { name: 'Maybe not, take me back' }).click();
    await at(page, 'value-order');
    await page.getByRole('button', { name: 'Yes, create my personal fingerprint' }).click();
    await page.getByRole('button', { name: "I'm Sure" }).click();
    await page.waitForURL(`**/digital-fingerprint/${person.licenseCode}`);
    await expect(page.getByRole('heading', { name: 'Values Philosophy' })).toBeVisible({ timeout: 60_000 });

    const saved = await savedRecord(page.request, person);
    expect(saved?.surveyData.map((item) => item.answer)).toEqual([...MEMORIES]);
    expect(saved?.visitedRoutes.split(',')).toEqual([...new Set(saved?.visitedRoutes.split(','))]);
    expect(saved).toMatchObject({ country: 'Germany', state: 'Bayern', industryOther: 'Lighthouses', role: 'Keeper' });
  });
}

async function addValuesRules(page: Page): Promise<void> {
  const add = async (value: string) => {
    await page.getByLabel('Another value').fill(value);
    await page.getByRole('button', { name: 'Add another' }).click();
  };
  await add('quiet courage');
  await expect(page.getByText('Quiet courage', { exact: true })).toBeVisible();
  await add('   ');
  const rows = page.getByRole('list', { name: 'Your value-drivers' }).getByRole('listitem');
  const count = await rows.count();
  await page.getByRole('button', { name: 'Edit Quiet courage' }).click();
  const field = page.getByRole('textbox', { name: 'Value', exact: true });
  await field.fill('Courage 2');
  await expect(page.getByText("Please, don't use numbers and special characters in your values")).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await field.fill('');
  await expect(page.getByText('Please, use meaningfull and non-empty values')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeDisabled();
  await field.fill('bravery');
  await field.press('Enter');
  await expect(page.getByText('Bravery', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Bravery' }).click();
  await expect(rows).toHaveCount(count - 1);
  const fill = ['Warmth', 'Play', 'Depth', 'Wonder', 'Patience', 'Humour', 'Beauty', 'Fairness', 'Rest'];
  for (const value of fill.slice(0, 10 - (count - 1))) await add(value);
  await expect(page.getByText('You have 10 value-drivers and cannot add any more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add another' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore initial values' }).click();
  while ((await rows.count()) > 4)
    await page
      .getByRole('button', { name: /^Delete/ })
      .last()
      .click();
  await expect(page.getByText('Please, add at least 5 value-drivers')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  for (const value of ['Warmth', 'محبة']) await add(value);
  await expect(page.getByText('You may have up to 10 values.')).toBeVisible();
}

async function orderRules(page: Page): Promise<void> {
  const rows = page.getByRole('list', { name: 'Your value-drivers in order' }).getByRole('listitem');
  const before = await rows.first().innerText();
  const moved = page.getByRole('button', { name: /^Move .* down$/ }).first();
  await moved.focus();
  const name = await moved.getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toContainText(name?.replace(/^Move (.*) down$/, '$1') ?? before);
  // The focus goes with the value, and the move is said aloud.
  await expect(page.getByRole('button', { name: name ?? '' })).toBeFocused();
  await expect(page.getByText(/, now number 2 of \d+/)).toBeAttached();
  await expect(rows.nth(2)).toContainText('has been fulfilled');
  await expect(page.getByText('Do your values feel accurate?')).toBeVisible();
}

test('reload at every step, and the back button everywhere: nothing is lost', { tag: '@storm' }, async ({ page }) => {
  test.setTimeout(240_000);
  const person = await createKeyHolder(page.request);
  await enterSurvey(page, person);
  await walkProfile(page);
  await answerField(page).fill('Half a sentence that nobody has submitted');
  await page.reload();
  await expect(answerField(page)).toHaveValue('Half a sentence that nobody has submitted');
  for (const [slug, check] of [
    ['a-few-questions', () => expect(page.getByRole('heading', { level: 1 })).toHaveText('A Few Questions')],
    ['your-professional-life', () => expect(page.getByLabel('Role')).toHaveValue('Keeper')],
    ['about-you', () => expect(page.getByLabel('State')).toHaveValue('Bayern')],
  ] as const) {
    await page.goBack();
    await at(page, slug);
    await page.reload();
    await check();
  }
  await page.goto('/digital-fingerprint/earliest-memory');
  await expect(answerField(page)).toHaveValue('Half a sentence that nobody has submitted');
  await answerAll(page);
  const proposed = await page.getByRole('checkbox').count();
  await page.reload();
  await expect(page.getByRole('checkbox')).toHaveCount(proposed);
  await valuesToOrder(page);
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  const order = await page.getByRole('list', { name: 'Your value-drivers in order' }).innerText();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your value-drivers in order' })).toBeVisible();
  expect(await page.getByRole('list', { name: 'Your value-drivers in order' }).innerText()).toBe(order);
  await page.goto('/digital-fingerprint/before-we-begin');
  await expect(page.getByText('Looks like you have one in progress. Do you want to continue?')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await at(page, 'value-order');
});

test('leaving asks first, Start New asks before it deletes', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await enterSurvey(page, person);
  await walkProfile(page);
  await answerField(page).fill('A memory');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText('Question: 2 / 9')).toBeVisible();
  await page.getByRole('button', { name: 'Skip this question' }).click();
  await expect(page.getByText('Question: 3 / 9')).toBeVisible();
  await page.getByRole('button', { name: 'Previous Question' }).click();
  await page.getByRole('button', { name: 'Previous Question' }).click();
  await expect(answerField(page)).toHaveValue('A memory');
  await answerField(page).fill('A memory, told better');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText('Question: 2 / 9')).toBeVisible();
  await page.getByRole('link', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/earliest-memory$/);
  await page.getByRole('link', { name: 'Take a break' }).click();
  await page.getByRole('button', { name: 'Leave the survey' }).click();
  await page.waitForURL('**/account');
  expect((await savedRecord(page.request, person))?.surveyData[0]?.answer).toBe('A memory, told better');
  await page
    .getByRole('button', { name: /^Continue/ })
    .or(page.getByRole('link', { name: /^Continue/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Start New' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start New' }).click();
  await expect(page.getByText('Looks like you have one in progress')).toBeHidden();
  await next(page).click();
  await at(page, 'about-you');
  await expect(page.getByLabel('Gender')).toHaveValue('');
  await expect.poll(async () => (await savedRecord(page.request, person))?.surveyData).toEqual([]);
});

/** Run in the page, since no test is quick enough from outside: leaves as soon as another heading stands. */
const LEAVE_AT_THE_NEXT_HEADING = `
  const before = document.querySelector('h1')?.textContent;
  new MutationObserver((_, observer) => {
    const drawn = document.querySelector('h1')?.textContent;
    if (!drawn || drawn === before) return;
    observer.disconnect();
    window.location.assign('/account');
  }).observe(document.body, { childList: true, subtree: true });
`;

test('a step that is left in the moment it is drawn is where one goes on', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await enterSurvey(page, person);
  await walkProfile(page);
  await page.goBack();
  await at(page, 'a-few-questions');
  await expect.poll(async () => (await savedRecord(page.request, person))?.lastPageAccessed).toBe('a-few-questions');
  // On a slow phone more happens between the drawing of a step and what follows it.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.evaluate(LEAVE_AT_THE_NEXT_HEADING);
  await next(page).click();
  await page.waitForURL('**/account');
  await page.goto('/digital-fingerprint/before-we-begin');
  await page.getByRole('button', { name: 'Continue' }).click();
  await at(page, 'earliest-memory');
});
