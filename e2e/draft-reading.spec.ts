import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createKeyHolder } from './people.ts';
import { openFirstQuestion, savedForm } from './survey/person.ts';
import { answerField } from './survey/walk.ts';

const ANSWER = 'I carried my sister home through the snow.';
const FOR_DRAFT = '**/ai/survey/question_for_draft';
const NEXT = '**/ai/survey/next-question';
const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });

test('what is asked next is there before the submit, is not seen until then, and needs no further call', async ({
  page,
}) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  const first = await question(page).innerText();
  const read = page.waitForResponse(FOR_DRAFT);
  await answerField(page).fill(ANSWER);
  const { question: ahead } = (await (await read).json()) as { question: { next_question: string } };
  await expect(page.getByText(ahead.next_question)).toHaveCount(0);
  await expect(question(page)).toHaveText(first);

  await page.route(NEXT, (route) => route.abort());
  await submit(page).click();
  await expect(question(page)).toHaveText(ahead.next_question);
  await expect(answerField(page)).toBeFocused();
  await expect(answerField(page)).toHaveValue('');
  await expect
    .poll(async () => (await savedForm(page.request, person)).questions?.items.map((item) => item.question))
    .toEqual([first, ahead.next_question]);
});

test('a text that was changed since is read anew', async ({ page }) => {
  await openFirstQuestion(page, await createKeyHolder(page.request));
  const read = page.waitForResponse(FOR_DRAFT);
  await answerField(page).fill(ANSWER);
  await read;
  await page.route(FOR_DRAFT, (route) => route.fulfill({ json: { reads_drafts: true } }));
  const asked = page.waitForRequest(NEXT);
  await answerField(page).fill(`${ANSWER} She was four`);
  await submit(page).click();
  expect((await asked).postData()).toContain('She was four');
  await expect(page.getByText('Question: 2 / 9')).toBeVisible();
});

test('a sentence that is not finished is read when the submit is near', async ({ page }) => {
  await openFirstQuestion(page, await createKeyHolder(page.request));
  let drafts = 0;
  await page.route(FOR_DRAFT, (route) => {
    drafts += 1;
    return route.fulfill({ json: { reads_drafts: false } });
  });
  // The page's clock is moved on: nobody waits here.
  await page.clock.install();
  await answerField(page).fill('I carried my sister');
  await page.clock.runFor(60_000);
  expect(drafts).toBe(0);
  await submit(page).hover();
  await expect.poll(() => drafts).toBe(1);
});
