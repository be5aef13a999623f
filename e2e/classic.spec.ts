import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { at, begin, chooseClassic, next, STORIES } from './survey/classic-walk.ts';

/** Twenty-five screens take their time on a busy machine. */
test.setTimeout(300_000);

const STORY_TITLES = [
  'Your earliest memory',
  'The people who raised you',
  'A relationship that mattered',
  'Your best boss',
  'A moment of conflict',
] as const;

const DETECTED = [
  ['Trust', 'heard 3 times'],
  ['Hard work', 'heard 3 times'],
  ['Family', 'heard 2 times'],
  ['Love', 'heard 2 times'],
  ['Honesty', 'heard once'],
  ['Fun', 'heard once'],
  ['Patience', 'heard once'],
  ['Order', 'heard once'],
] as const;

const CHOICES = [
  'A choice in your private life',
  'A choice at work',
  'An opportunity with a catch',
  'A disappointment',
] as const;
const NEVER = 'When making a decision, I never betray this value. I would sacrifice anything to uphold it.';
const SOMETIMES = 'This value is very important to me but I find myself betraying it every once in a while.';
const NOT_VALUED = 'On further reflection, I do not value this.';

async function tellStories(page: Page): Promise<void> {
  for (const [index, story] of STORIES.entries()) {
    // The old screen stays until the next one is ready: write on the right one.
    await expect(page.getByRole('heading', { level: 1, name: STORY_TITLES[index] ?? '' })).toBeVisible();
    await page.getByLabel(/^Your answer/).fill(story);
    if (index === 1) {
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel(/^Your answer/)).toHaveValue(story);
    }
    await next(page);
  }
}

async function rate(page: Page, value: string, sentence: string): Promise<void> {
  await page.getByRole('group', { name: value, exact: true }).getByRole('button', { name: sentence }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('from not very much to a fingerprint, without any AI', async ({ page }) => {
    const aiCalls: string[] = [];
    page.on('request', (request) => new URL(request.url()).pathname.startsWith('/ai/') && aiCalls.push(request.url()));
    const owner = await begin(page, 'Klara');
    await chooseClassic(page);
    await next(page, 'Let’s begin');
    await at(page, 'earliest-memory');
    await tellStories(page);

    await at(page, 'potential-values');
    for (const [value, times] of DETECTED) {
      const row = page.getByRole('checkbox', { name: value, exact: true });
      await expect(row).toBeChecked();
      await expect(row).toHaveAccessibleDescription(new RegExp(`^${times}`));
    }
    await page.getByRole('checkbox', { name: 'Order', exact: true }).uncheck();
    await page.getByLabel('In your own words').fill('r2d2');
    await expect(page.getByText("Please, don't use numbers and special characters in your values")).toBeVisible();
    await page.getByLabel('In your own words').fill('inner calm');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Inner calm' })).toBeChecked();
    await next(page);

    await at(page, 'core-value');
    await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Trust' }).check();
    await next(page);

    await at(page, 'mapping-question-1');
    await rate(page, 'Trust', NEVER);
    await rate(page, 'Hard work', SOMETIMES);
    await rate(page, 'Family', NOT_VALUED);
    await expect(page.getByRole('heading', { name: 'Family has been taken off your list.' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Family has been taken off your list.' })).toBeAttached();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rate(page, 'Family', SOMETIMES);
    await rate(page, 'Love', NEVER);
    await next(page);

    await at(page, 'mapping-question-2');
    await rate(page, 'Honesty', NEVER);
    await rate(page, 'Fun', NOT_VALUED);
    await rate(page, 'Patience', SOMETIMES);
    await rate(page, 'Inner calm', SOMETIMES);
    await next(page);

    await at(page, 'test-your-value-drivers');
    await expect(page.getByRole('listitem').first()).toContainText('Trust');
    await expect(page.getByRole('listitem').first()).toContainText('8 points');
    await expect(page.getByRole('main')).not.toContainText('Fun');
    await next(page);

    for (const title of CHOICES) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByLabel(/^Your answer/).fill(`${title}: I went home, and gave up the flat.`);
      await next(page);
      await page.getByRole('checkbox', { name: 'Love' }).check();
      await expect(page.getByRole('checkbox', { name: 'Fun' })).toHaveCount(0);
      await next(page);
    }

    await at(page, 'classic-value-order');
    const order = page.getByRole('list', { name: 'Your value-drivers in order' }).getByRole('listitem');
    await expect(order.first()).toContainText('Trust');
    await expect(order.last()).toContainText('Love');
    await page.getByRole('button', { name: 'Move Honesty down' }).click();
    await expect(order.nth(2)).toContainText('Honesty');
    await next(page);

    await at(page, 'craft-narrative');
    await expect(page.getByRole('main').getByRole('listitem').nth(2)).toContainText('Honesty');
    const philosophy = page.getByLabel('Your Values Philosophy');
    await expect(philosophy).toHaveValue(/Trust/);
    await philosophy.fill('');
    await expect(page.getByRole('button', { name: 'Make it final' })).toBeDisabled();
    await page.getByRole('button', { name: 'Restore the first draft' }).click();
    const mine = 'I hold on, and I let go; both, in that order.';
    await philosophy.fill(mine);
    await next(page, 'Make it final');

    await expect(page).toHaveURL(new RegExp(`/digital-fingerprint/${owner.licenseCode}$`));
    await expect(page.getByText(mine).first()).toBeVisible();
    await expect(page.getByText('Fortress').first()).toBeVisible();
    expect(aiCalls).toEqual([]);

    const { headers } = owner;
    const saved = await page.request.get(`/api/narrative/get-values/${owner.licenseCode}`, { headers });
    expect(await saved.json()).toMatchObject({
      values: ['Trust', 'Hard work', 'Honesty', 'Family', 'Patience', 'Inner calm', 'Love'],
      valuesPhilosophy: mine,
      archetype: 'Fortress',
    });
    const licenses = await page.request.get('/api/users/me/licenses', { headers });
    expect(await licenses.json()).toMatchObject({ result: [{ code: owner.licenseCode, status: 'completed' }] });
  });
});
