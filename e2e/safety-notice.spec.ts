import { expect, test } from './fixtures.ts';
import { createKeyHolder, type KeyHolder } from './people.ts';
import { noDraftReading } from './survey/no-draft-reading.ts';
import { acceptLeaving, savedForm, seedForm, signInAs } from './survey/person.ts';
import { answerField } from './survey/walk.ts';
import type { Page } from '@playwright/test';

const EASIER = 'Think of a place where you feel at ease. What is it like there?';
const CARE = {
  next_question: EASIER,
  is_completed: false,
  safety: { message: 'Please talk to somebody who can be there for you.', resources: ['A line of the service'] },
};
const notice = (page: Page) => page.getByRole('region', { name: 'You do not have to carry this alone.' });

async function tellSomethingHeavy(page: Page, country: string, answered: object = CARE): Promise<KeyHolder> {
  const person = await createKeyHolder(page.request);
  await seedForm(page.request, person, {
    flow: 'main',
    'about-you': { country },
    questions: { items: [{ question: 'First?', answer: '' }] },
  });
  await noDraftReading(page);
  await page.route('**/ai/survey/next-question', (route) => route.fulfill({ json: answered }));
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/earliest-memory');
  await answerField(page).fill('Something heavy.');
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByRole('heading', { name: EASIER })).toBeVisible();
  return person;
}

test('the notice takes the focus, names help of the person’s country, and the survey can go on', async ({ page }) => {
  await tellSomethingHeavy(page, 'Germany');
  await expect(notice(page)).toBeFocused();
  await expect(notice(page)).toHaveAccessibleDescription(CARE.safety.message);
  await expect(notice(page).getByRole('link', { name: '0800 111 0 111' })).toHaveAttribute('href', 'tel:08001110111');
  await expect(notice(page).getByRole('link', { name: '112' })).toBeVisible();
  await expect(notice(page).getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await notice(page).getByRole('button', { name: 'Go on with the survey' }).click();
  await expect(answerField(page)).toBeFocused();
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('where it hardly sounds like danger, one line names help and nothing is interrupted', async ({ page }) => {
  const message = 'In case somebody is in danger:';
  await tellSomethingHeavy(page, 'Germany', { ...CARE, safety: { ...CARE.safety, message, unsure: true } });
  await expect(notice(page)).toHaveCount(0);
  const line = page.getByRole('complementary', { name: 'Where to find help' });
  await expect(line).toContainText(message);
  await expect(line.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(line.getByRole('link', { name: '0800 111 0 111' })).toBeVisible();
  await expect(line.getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await expect(answerField(page)).toBeFocused();
  await page.reload();
  await expect(line).toBeVisible();
});

test('without a country: the directory of all countries and the local emergency number', async ({ page }) => {
  await tellSomethingHeavy(page, '');
  await expect(notice(page).getByText('your local emergency number')).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveCount(1);
});

test('a break leads to the account without another question, and everything is kept', async ({ page }) => {
  const person = await tellSomethingHeavy(page, 'Germany');
  await notice(page).getByRole('button', { name: 'Take a break' }).click();
  await page.waitForURL('**/account');
  await expect
    .poll(async () => (await savedForm(page.request, person)).questions?.items[0]?.answer)
    .toBe('Something heavy.');
});

test('log out and leave: the log-in page, nothing left on the screen, everything kept', async ({ page }) => {
  const person = await tellSomethingHeavy(page, 'Germany');
  await notice(page).getByRole('button', { name: 'Log out and leave' }).click();
  await page.waitForURL('**/login*');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect((await savedForm(page.request, person)).questions?.items[0]?.answer).toBe('Something heavy.');
});
