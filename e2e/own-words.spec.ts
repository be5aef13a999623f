import { expect, test } from './fixtures.ts';
import { LIBRARY, openAfterTelling, PROMISES, detectedResult, toldForm } from './survey/told-memories.ts';
import { savedForm } from './survey/person.ts';
import { at, MEMORIES, next } from './survey/walk.ts';
import type { Page, Request } from '@playwright/test';

const VALUES = ['Reliability', 'Play', 'Order', 'Warmth', 'Depth'];
const WRITTEN = 'I dance in the kitchen when nobody is looking.';
const SECOND = { question: 'Question 2?', answer: MEMORIES[1], topic: 'topic-2' };
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const listed = () =>
  toldForm({
    'add-values': {
      values: VALUES,
      initial: VALUES,
      sentences: { Reliability: { quote: PROMISES, side: 'lived', topic: 'topic-2' } },
    },
    'value-order': VALUES,
  });

interface Told {
  readonly value: string;
  readonly quote: string;
}
const toldIn = (request: Request): readonly Told[] => (request.postDataJSON() as { told: Told[] }).told;

/** Answers the calls that make the result, and keeps what they were asked with. */
async function answerForResult(page: Page): Promise<Request[]> {
  const asked: Request[] = [];
  await page.route('**/ai/survey/new_order_value_drivers', (route) => {
    asked.push(route.request());
    const { value_drivers, told } = route.request().postDataJSON() as { value_drivers: string[]; told: Told[] };
    const quoteFor = (value: string) => told.find((one) => one.value === value)?.quote;
    const explained = value_drivers.map((value) => [value, { text: `What ${value} is for.`, quote: quoteFor(value) }]);
    return route.fulfill({
      json: {
        value_drivers,
        value_drivers_explanation: Object.fromEntries(
          value_drivers.map((value) => [
            value,
            quoteFor(value) ? `“${quoteFor(value)}” What ${value} is for.` : `What ${value} is for.`,
          ]),
        ),
        explained: Object.fromEntries(explained),
        evidence: [],
      },
    });
  });
  await page.route('**/ai/survey/values_philosophy', (route) => {
    asked.push(route.request());
    return route.fulfill({ json: { values_philosophy: 'You keep what you say. The rest follows from it.' } });
  });
  return asked;
}

test('sentences given by hand survive renaming and reload, go to the service, and stand on the result', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const person = await openAfterTelling(page, 'add-values', { form: listed() });
  const rows = page.getByRole('list', { name: 'Your value-drivers' });
  await expect(rows.getByText(PROMISES)).toBeVisible();

  // One of theirs, by a tap.
  await page.getByRole('button', { name: 'Add a sentence of yours for Warmth' }).click();
  await page.getByText('Tap one you have told').click();
  await page.getByRole('button', { name: LIBRARY }).click();
  await expect(page.getByRole('button', { name: 'Another sentence for Warmth' })).toBeFocused();

  // One that is written, with a reload in between.
  await page.getByRole('button', { name: 'Add a sentence of yours for Play' }).click();
  await page.getByLabel('Or write one').fill(WRITTEN);
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Or write one')).toHaveValue(WRITTEN);
  await page.getByRole('button', { name: 'Use this sentence' }).click();
  await expect(rows.locator('blockquote').getByText(WRITTEN)).toBeVisible();

  // Renamed: the sentence stays, also after a reload.
  await page.getByRole('button', { name: 'Edit Reliability' }).click();
  await page.getByRole('textbox', { name: 'Value', exact: true }).fill('Keeping my word');
  await page.getByRole('textbox', { name: 'Value', exact: true }).press('Enter');
  await saved(page);
  await page.reload();
  await expect(
    rows.getByRole('listitem').filter({ hasText: PROMISES }).getByText('Keeping my word', { exact: true }),
  ).toBeVisible();

  await next(page).click();
  await at(page, 'video-values-mapping');
  await next(page).click();
  await at(page, 'value-order');
  await page.getByRole('button', { name: 'Yes, create my personal fingerprint' }).click();
  await at(page, 'confirm-fingerprint');

  // Nothing was told about coping: the person chooses, and the suggestions follow; a told trigger has its sentence.
  const triggers = page.getByRole('group', { name: 'What can set you off' });
  await expect(triggers.getByRole('checkbox').first()).toHaveAccessibleName('Being challenged in public');
  await expect(triggers.getByText('A suggestion, not something you told us.')).toHaveCount(2);
  await page.getByRole('radio', { name: 'You go quiet and manage it alone.' }).check();
  await expect(triggers.getByRole('checkbox')).toHaveCount(3);
  const suggestion = await triggers.locator('label').nth(1).innerText();
  await triggers.getByRole('checkbox').nth(1).uncheck();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'You go quiet and manage it alone.' })).toBeChecked();
  await expect(triggers.getByRole('checkbox').nth(1)).not.toBeChecked();

  const asked = await answerForResult(page);
  await page.getByRole('button', { name: "I'm Sure" }).click();
  await page.waitForURL(`**/digital-fingerprint/${person.licenseCode}`);
  const values = page.getByRole('region', { name: 'Your values' });
  await expect(values).toBeVisible({ timeout: 60_000 });
  for (const quote of [PROMISES, LIBRARY, WRITTEN]) await expect(values.getByText(quote)).toHaveCount(1);
  await expect(values.getByText('What Keeping my word is for.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Defensive Archetype' })).toContainText('Fortress');
  await expect(page.getByRole('region', { name: 'Triggers' })).toContainText('Being challenged in public');
  await expect(page.getByRole('region', { name: 'Triggers' })).not.toContainText(suggestion);

  expect(asked).toHaveLength(2);
  for (const request of asked)
    expect(toldIn(request)).toEqual(
      expect.arrayContaining([
        { value: 'Keeping my word', quote: PROMISES, side: 'lived', topic: 'topic-2' },
        { value: 'Warmth', quote: LIBRARY, topic: 'topic-7' },
        { value: 'Play', quote: WRITTEN },
      ]),
    );
  expect(asked[0]?.postDataJSON()).toMatchObject({ survey_data: expect.arrayContaining([SECOND]) });
});

test('the question about tense moments is left open at first', async ({ page }) => {
  await openAfterTelling(page, 'confirm-fingerprint', { form: listed() });
  await expect(page.getByRole('radio', { name: 'I would rather leave this open' })).toBeChecked();
});

test('who told how they cope is not asked about it', async ({ page }) => {
  const [one] = detectedResult().evidence ?? [];
  const archetype_evidence = one && { quote: one.quote, answer: one.answer, start: one.start, end: one.end };
  const person = await openAfterTelling(page, 'confirm-fingerprint', {
    form: listed(),
    result: { ...detectedResult(), archetype_evidence },
  });
  await expect(page.getByRole('group', { name: 'What can set you off' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect((await savedForm(page.request, person))['confirm-fingerprint']).toBeUndefined();
});

test('a cry for help written for a value gets the notice and stands for nothing', async ({ page }) => {
  await openAfterTelling(page, 'add-values', { form: listed() });
  await page.getByRole('button', { name: 'Add a sentence of yours for Play' }).click();
  const field = page.getByLabel('Or write one');
  await field.fill('I want to end my life tonight and nobody knows about it.');
  await page.getByRole('button', { name: 'Use this sentence' }).click();
  const notice = page.getByRole('region', { name: 'You do not have to carry this alone.' });
  await expect(notice).toBeFocused();
  await expect(page.locator('blockquote').getByText('end my life')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Go on with the survey' }).click();
  await expect(field).toBeFocused();
  await field.fill(WRITTEN);
  await page.getByRole('button', { name: 'Use this sentence' }).click();
  await expect(page.locator('blockquote').getByText(WRITTEN)).toBeVisible();
  await expect(notice).toHaveCount(0);
});
