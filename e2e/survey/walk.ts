import { expect, type Page } from '@playwright/test';

/** Nine memories of an invented person. */
export const MEMORIES = [
  'I was five, on the roof of my grandmother’s house, and she let me hold the hose while she watered the tomatoes. She trusted me with it although I always soaked everything. I felt big and safe, and nobody hurried us.',
  'My mother worked nights, and she would still come to every school play. Once she fell asleep in the front row and I was ashamed for a second, and then so proud. She kept her promises. I have tried to keep mine ever since.',
  'My first boss Ines took the blame for a mistake I had made, in front of the whole board. Afterwards she only said: now make it right. I have never worked harder. I learned that honesty and courage belong together.',
  'When my brother was ill we fought about money. I said something cruel and did not apologise for two years. When I finally did he laughed and said he had been waiting. Family comes before being right.',
  'I left a well paid job because I was asked to hide numbers from a customer. I was scared, I had two children. But I could not have looked at them. Integrity is not a word for me, it is whether I sleep.',
  'On the mountain the group wanted to go on, and I turned us back because of the weather. They were angry. In the night the storm came. I would do it again: people’s safety first, also when nobody thanks you.',
  'I built a small library in our village with eleven others. Nobody was paid. On the opening day an old man came in and cried because he had never been allowed to borrow a book. I knew then what I want to leave behind.',
  'I admire my daughter. She asks why until there is nothing left to ask. She made me curious again about things I thought I knew, and I started to study again at forty six.',
  'If I had one more year, I would spend it teaching, in the garden, with people I love around one long table, and I would write letters to everybody I forgot to thank.',
] as const;

/** At a step, and drawn: the address changes a moment before, and a press until then is one on the step before. */
export async function at(page: Page, slug: string): Promise<void> {
  await page.waitForURL(`**/digital-fingerprint/${slug}`);
  await page.locator(`main[data-step="${slug}"]`).waitFor();
}
export const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const question = (page: Page) => page.getByRole('heading', { level: 2 }).first();
export const answerField = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' });

export async function walkProfile(page: Page): Promise<void> {
  await next(page).click();
  await at(page, 'about-you');
  await page.getByLabel('Gender').selectOption('Female');
  await page.getByLabel('Age').selectOption('35 - 44');
  await page.getByLabel('Country').selectOption('Germany');
  await expect(page.getByLabel('State')).toBeEnabled();
  await page.getByLabel('State').selectOption('Bayern');
  await next(page).click();
  await at(page, 'your-professional-life');
  await page.getByLabel('Industry', { exact: true }).selectOption('Other');
  await page.getByLabel('Your industry, in your own words').fill('Lighthouses');
  await page.getByLabel('Role').fill('Keeper');
  await page.getByLabel('Education').selectOption("Master's degree");
  await page.getByLabel('Income').selectOption('I prefer not to say');
  await next(page).click();
  await at(page, 'a-few-questions');
  await next(page).click();
  await at(page, 'earliest-memory');
}

/** Answers the question that is shown and waits for the next one, or for the values. */
async function answerOne(page: Page, text: string): Promise<string> {
  await expect(answerField(page)).toBeEditable();
  const asked = await question(page).innerText();
  await answerField(page).fill(text);
  await submit(page).click();
  await expect
    .poll(async () => page.url().endsWith('/potential-values') || (await question(page).allInnerTexts())[0] !== asked)
    .toBe(true);
  return asked;
}

export async function answerAll(page: Page, from = 0): Promise<void> {
  for (const memory of MEMORIES.slice(from)) await answerOne(page, memory);
  await at(page, 'potential-values');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
}

const TICKED = 6;

/** Six of the proposed values, whatever the service is sure of: enough to go on, with room for more. */
export async function tickSix(page: Page): Promise<void> {
  for (const [n, box] of (await page.getByRole('checkbox').all()).entries()) await box.setChecked(n < TICKED);
}

/** Instead of a minute and a half of film: its words. */
export async function readTranscript(page: Page): Promise<void> {
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText('Please watch the video before advancing.')).toBeVisible();
  const read = page.getByRole('button', { name: /I have read/ });
  if (!(await read.isVisible()))
    await page
      .getByText(/transcript/i)
      .first()
      .click();
  await read.click();
  await expect(next(page)).toBeEnabled();
}

export async function valuesToOrder(page: Page): Promise<void> {
  await tickSix(page);
  await next(page).click();
  await at(page, 'video-value-drivers');
  await readTranscript(page);
  await next(page).click();
  await at(page, 'add-values');
  await page.getByLabel('Another value').fill('quiet courage');
  await page.getByRole('button', { name: 'Add another' }).click();
  while (await next(page).isDisabled()) {
    const rows = await page.getByRole('button', { name: /^Delete/ }).count();
    await page.getByLabel('Another value').fill(['Warmth', 'Play', 'Order', 'Depth', 'Wonder'][rows] ?? 'Patience');
    await page.getByRole('button', { name: 'Add another' }).click();
  }
  await next(page).click();
  await at(page, 'video-values-mapping');
  await readTranscript(page);
  await next(page).click();
  await at(page, 'value-order');
}
