import type { SurveyForm } from '@lf/contract/form-data';
import type { APIRequestContext, Page } from '@playwright/test';
import { ANSWER_MESSAGES } from '@lf/domain/messages/survey';
import { expect, test } from './fixtures.ts';
import { holdBack } from './hold-back.ts';
import { createKeyHolder, type KeyHolder } from './people.ts';
import { acceptLeaving, savedForm, seedForm, signInAs } from './survey/person.ts';

/** The page of the interview draws the question itself, before React's code is there. Here that code waits until it is let through. */

const INTERVIEW = '/digital-fingerprint/earliest-memory';
const ANSWERS = '**/api/fingerprintData/data/**';
const CODE = /\/assets\/react-/;
const STEP_CODE = /\/assets\/interview-[^/]*\.js/;
const QUESTION = 'What did you hear when you woke up in that house?';
const told = { question: 'Where was it?', answer: 'In the small house by the railway.' };
const waits = { question: QUESTION, answer: '' };
const asked = (...items: NonNullable<SurveyForm['questions']>['items']): SurveyForm => ({
  flow: 'main',
  questions: { items },
});

test.use({ viewport: { width: 412, height: 823 } });

/** Somebody with this record opens the interview; React's code waits until it is let through. */
async function openHeldBack(
  page: Page,
  request: APIRequestContext,
  form?: SurveyForm,
): Promise<{ readonly person: KeyHolder; readonly letThrough: () => void }> {
  const person = await createKeyHolder(request);
  if (form !== undefined) await seedForm(request, person, form);
  acceptLeaving(page);
  await signInAs(page, person);
  const letThrough = await holdBack(page, CODE);
  await page.goto(INTERVIEW, { waitUntil: 'commit' });
  return { person, letThrough };
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });
const question = (page: Page) => page.getByRole('heading', { level: 2, name: QUESTION });
/** React listens: it computes whether there is something to submit. */
const isReacts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate<boolean>(
        `Object.keys(document.querySelector('main textarea') ?? {}).some((name) => name.startsWith('__reactProps'))`,
      ),
    )
    .toBe(true);

test('a question can be read and answered before the code is there, and React takes over where the person is', async ({
  page,
  request,
}) => {
  const { person, letThrough } = await openHeldBack(page, request, asked(told, waits));
  await expect(question(page)).toBeVisible();
  await expect(page.getByText('Question: 2 / 9')).toBeVisible();
  const saved = page.getByRole('banner').getByText('Saved', { exact: true });
  await expect(saved).toBeVisible();
  await field(page).pressSequentially('I heard the trains.');
  await expect(saved, 'nobody has saved this yet').toBeHidden();
  // A font that comes in between may break lines elsewhere.
  await page.evaluate('document.fonts.ready.then(() => true)');
  const before = await page.evaluate(`(() => {
    const field = document.querySelector('main textarea');
    field.isTheSame = true;
    field.setSelectionRange(7, 7);
    return [...document.querySelectorAll('main h2, main textarea, main button')].map((one) => one.getBoundingClientRect().top);
  })()`);
  // On a slow processor the draft is saved while React takes over.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  letThrough();
  await isReacts(page);
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeEnabled();
  expect(
    await page.evaluate(`(() => {
      const { activeElement: field } = document;
      return [field.isTheSame, field.value, field.selectionStart];
    })()`),
  ).toEqual([true, 'I heard the trains.', 7]);
  expect(
    await page.evaluate(
      `[...document.querySelectorAll('main h2, main textarea, main button')].map((one) => one.getBoundingClientRect().top)`,
    ),
    'nothing moves',
  ).toEqual(before);
  await page.keyboard.type(' all');
  await expect(field(page)).toHaveValue('I heard all the trains.');
  await expect
    .poll(async () => (await savedForm(request, person)).questions?.items.at(-1))
    .toMatchObject({ question: QUESTION, draft: 'I heard all the trains.' });
  await expect(saved).toBeVisible();
});

test('a question that stands there stays until the code of its step is there, however long that takes', async ({
  page,
  request,
}) => {
  const letStep = await holdBack(page, STEP_CODE);
  const { letThrough } = await openHeldBack(page, request, asked(waits));
  await field(page).pressSequentially('I heard');
  await page.evaluate(`document.querySelector('main textarea').isTheSame = true`);
  letThrough();
  // Longer than whoever has nothing to read waits for it (open-ahead.ts).
  await page.waitForTimeout(1_500);
  letStep();
  await isReacts(page);
  await field(page).press('End');
  await page.keyboard.type(' the trains.');
  expect(await page.evaluate(`[document.activeElement.isTheSame, document.activeElement.value]`)).toEqual([
    true,
    'I heard the trains.',
  ]);
});

test('the very first question is drawn as well, asked for once, and saved', async ({ page, request }) => {
  let calls = 0;
  page.on('request', (sent) => (calls += sent.url().endsWith('/ai/survey/next-question') ? 1 : 0));
  const { person, letThrough } = await openHeldBack(page, request);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).not.toBeEmpty();
  const words = await heading.textContent();
  await page.evaluate(`document.querySelector('main textarea').isTheSame = true`);
  letThrough();
  await isReacts(page);
  await expect(heading).toHaveText(words ?? '');
  expect(await page.evaluate(`document.querySelector('main textarea').isTheSame`)).toBe(true);
  await expect
    .poll(async () => (await savedForm(request, person)).questions?.items.map((item) => item.question))
    .toEqual([words]);
  expect(calls).toBe(1);
});

test('what is pressed before the code is there is pressed once it is', async ({ page, request }) => {
  const { person, letThrough } = await openHeldBack(page, request, asked(waits));
  const skip = page.getByRole('button', { name: 'Skip this question' });
  await skip.click();
  await skip.click();
  letThrough();
  await expect(page.getByText(ANSWER_MESSAGES.skipped)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect
    .poll(async () => (await savedForm(request, person)).questions?.items.map(({ skipped }) => skipped ?? false))
    .toEqual([true, false]);
});

test('what was typed is kept on this device where the code never comes', async ({ page, request }) => {
  const { person, letThrough } = await openHeldBack(page, request, asked(waits));
  await field(page).fill('The kettle.');
  await page.goto('/privacy', { waitUntil: 'commit' });
  letThrough();
  await page.goto(INTERVIEW);
  await expect(field(page)).toHaveValue('The kettle.');
  await expect
    .poll(async () => (await savedForm(request, person)).questions?.items)
    .toMatchObject([{ question: QUESTION, draft: 'The kettle.' }]);
});

for (const [name, form] of [
  ['an answer that is begun', asked({ ...waits, draft: 'I heard' })],
  ['an answer that is being changed', asked({ ...told, draft: 'Somewhere else.' }, waits)],
  ['a word that comes with the question', asked({ ...waits, note: 'That was hard.' })],
  ['help that is offered', asked({ ...waits, safety: { message: 'Please talk to somebody.', resources: ['A line'] } })],
  ['the classic way', { ...asked(waits), flow: 'classic' }],
] as const)
  test(`is React’s alone: ${name}`, async ({ page, request }) => {
    const answered = page.waitForResponse(ANSWERS);
    await openHeldBack(page, request, form);
    await (await answered).finished();
    await expect(page.getByText('One moment…')).toBeVisible();
    await expect(field(page)).toHaveCount(0);
  });

test('no question is drawn for somebody who is not signed in any more', async ({ page, request }) => {
  const person = await createKeyHolder(request);
  await seedForm(request, person, asked(waits));
  await signInAs(page, person);
  const letCode = await holdBack(page, CODE);
  const letAnswers = await holdBack(page, ANSWERS);
  const answered = page.waitForResponse(ANSWERS);
  await page.goto(INTERVIEW, { waitUntil: 'commit' });
  await expect(page.getByText('One moment…')).toBeVisible();
  await page.evaluate(`localStorage.removeItem('lf.session')`);
  letAnswers();
  await (await answered).finished();
  await expect(page.getByText('One moment…')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  letCode();
  await page.waitForURL('**/login');
});

test('a drawn question goes when the person signs out in another tab', async ({ page, context, request }) => {
  const { letThrough } = await openHeldBack(page, request, asked(waits));
  await expect(question(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(`localStorage.removeItem('lf.session')`);
  await expect(question(page)).toHaveCount(0);
  letThrough();
  await page.waitForURL('**/login');
});
