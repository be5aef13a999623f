import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { arriveWithKey } from './people.ts';

/** Twenty-five screens take their time on a busy machine. */
test.setTimeout(300_000);

/** Five stories; every value word in them was counted by hand. */
const STORIES = [
  'I sat under the table in my grandmother’s kitchen. There was love in every loaf, and family came first.',
  'They praised hard work. Hard work, honesty, and then again hard work.',
  'Jo taught me trust. Trust is slow: she came back every Sunday. That is love, too.',
  'My best boss had patience. She said: “I trust you.” It was fun, and there was order.',
  'We fought about the house; the family took sides. I said nothing for a week and built a wall around me.',
] as const;

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

interface Owner {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly licenseCode: string;
}

/** A person with one fresh key, signed in in this browser, about to begin. */
async function begin(page: Page, name: string): Promise<Owner> {
  const { request } = page;
  const { email, password } = await arriveWithKey(page, request, name);
  const logged = await request.post('/api/auth/login', { data: { email, password } });
  const { access_token: token } = (await logged.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { id } = (await (await request.get('/api/users/me', { headers })).json()) as { id: string };
  const { result } = (await (await request.get('/api/users/me/licenses', { headers })).json()) as {
    result: { code: string }[];
  };
  await page.getByRole('button', { name: 'Start' }).click();
  await at(page, 'before-we-begin');
  return { id, headers, licenseCode: result[0]?.code ?? '' };
}

/** The one place where the flow is chosen. */
async function chooseClassic(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prefer no AI? Take the classic assessment' }).click();
  await at(page, 'not-very-much');
}

const next = (page: Page, name: string | RegExp = 'Next') =>
  page.getByRole('main').getByRole('button', { name }).click();
const at = (page: Page, slug: string) => expect(page).toHaveURL(new RegExp(`/digital-fingerprint/${slug}$`));

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

    await expect(page).toHaveURL(new RegExp(`/digital-fingerprint/${owner.licenseCode}$`), { timeout: 30_000 });
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

test('comes back to where one was, and knows the flow again', async ({ page, browser }) => {
  const owner = await begin(page, 'Rosa');
  await chooseClassic(page);
  await next(page, 'Let’s begin');
  await page.getByLabel(/^Your answer/).fill(STORIES[0]);
  await next(page);
  await at(page, 'your-parents');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const saved = await other.request.get(`/api/fingerprintData/data/${owner.id}/${owner.licenseCode}`, {
    headers: owner.headers,
  });
  const { data } = (await saved.json()) as {
    data: { lastPageAccessed: string; visitedRoutes: string; data: string }[];
  };
  expect(data[0]?.lastPageAccessed).toBe('your-parents');
  expect(data[0]?.visitedRoutes.split(',')).not.toContain('not-very-much');
  expect(JSON.parse(data[0]?.data ?? '')).toMatchObject({ flow: 'classic', 'earliest-memory': STORIES[0] });
  await other.close();

  await page.goto('/digital-fingerprint/before-we-begin');
  // One slip of a finger deletes no story.
  await page.getByRole('button', { name: 'Start New' }).click();
  await page.getByRole('button', { name: 'Keep what I wrote' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await at(page, 'your-parents');
  await page.getByRole('button', { name: 'Back' }).click();
  await at(page, 'earliest-memory');
  await expect(page.getByLabel(/^Your answer/)).toHaveValue(STORIES[0]);
});

test('a step opened too early leads to the one it needs; nothing is made final by address', async ({ page }) => {
  await begin(page, 'Ella');
  await chooseClassic(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/digital-fingerprint/craft-narrative');
  await at(page, 'potential-values');
  await page.goto('/digital-fingerprint/building-fingerprint');
  await at(page, 'potential-values');
  // Nothing was told, so nothing was detected: the list to choose from stands open.
  for (const value of ['Music', 'Nature', 'Hope', 'Health'])
    await page.getByRole('button', { name: value, exact: true }).click();
  await expect(page.getByText('Please keep or add at least 5 values to go on.')).toBeVisible();
  await page.getByRole('button', { name: 'Wisdom', exact: true }).click();
  await next(page);
  await at(page, 'core-value');
  await page.goto('/digital-fingerprint/personal-choice');
  await at(page, 'test-your-value-drivers');
  await expect(page.getByText('Your core value is gone from the list. Please choose another.').first()).toBeVisible();
});

test('a story over the limit is kept whole, and leads on neither by button nor by keyboard', async ({ page }) => {
  await begin(page, 'Nora');
  await chooseClassic(page);
  await next(page, 'Let’s begin');
  const field = page.getByLabel(/^Your answer/);
  await field.fill('word '.repeat(2_100));
  await expect(page.getByText('Please shorten your answer')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Next' })).toBeDisabled();
  await field.press('Control+Enter');
  await at(page, 'earliest-memory');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  expect((await field.inputValue()).length).toBe(10_500);
});
