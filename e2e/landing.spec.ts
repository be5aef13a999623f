import { expect, test } from './fixtures.ts';
import { finishedPerson } from './finished-person.ts';
import { createKeyHolder } from './people.ts';
import { signInAs } from './survey/person.ts';

const PHONE = { width: 390, height: 844 };

for (const path of ['/login', '/registration']) {
  test(`${path} tells a newcomer what they get, how long it takes, what it costs, by whom, and about their words`, async ({
    page,
  }) => {
    await page.goto(path);
    const facts = page.getByRole('region', { name: 'What you get' });
    for (const term of [
      'What you get',
      'How long it takes',
      'What it costs',
      'Who made it',
      'What happens to your words',
    ])
      await expect(facts.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(facts.getByText('Free with an access code.')).toBeVisible();
    await expect(facts.getByRole('link', { name: 'More about privacy' })).toBeVisible();
  });

  test(`the sample on ${path} can be looked into`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('figure')
      .getByRole('button', { name: /^Honesty/ })
      .press('Enter');
    await expect(page.getByRole('dialog')).toContainText('My father walked across the whole village in the rain');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'See a full sample' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sample Leadership Fingerprint');
  });
}

test('on a phone the promise stands before the form, and the explanation begins one swipe below', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/login');
  const form = await page.getByLabel('Email').boundingBox();
  const short = await page.getByText('The memories you keep say what you stand for.').boundingBox();
  expect(short?.y).toBeLessThan(form?.y ?? 0);
  const rest = await page.getByRole('region', { name: 'What you get' }).boundingBox();
  expect(rest?.y).toBeLessThan(PHONE.height);
});

test('where data is to be saved, the sample is drawn on a press alone', async ({ page }) => {
  await page.addInitScript({
    content: "Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })",
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Draw a sample' })).toBeVisible();
  expect(fetched.filter((file) => file.includes('sample-print'))).toEqual([]);
  await page.getByRole('button', { name: 'Draw a sample' }).click();
  await expect(page.getByRole('figure').getByRole('button')).toHaveCount(7);
});

test.describe('the sample', () => {
  test('arrives as a whole page, is marked, and unfurls in chats as a real one does', async ({ request }) => {
    const answer = await request.get('/sample');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    for (const words of ['This is a sample.', 'Robin Ellis is invented', 'Values Philosophy', 'Fortress'])
      expect(html).toContain(words);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(/property="og:title" content="([^"]+)"/.exec(html)?.[1]).toContain('A sample Leadership Fingerprint');
    const png = await request.get(new URL(picture).pathname);
    expect(png.headers()['content-type']).toBe('image/png');
  });

  test('opens its values and downloads as a PDF', async ({ page }) => {
    await page.goto('/sample');
    await expect(page.getByText('This is a sample.')).toBeVisible();
    const freedom = page.getByRole('figure').getByRole('button', { name: /^Freedom/ });
    // What a finger reaches is there once the page is hydrated.
    await expect(freedom.locator('path')).toHaveCount(2);
    await freedom.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('I would walk from my door to the sea');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Download now' }).first().click();
    const download = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Colored PDF' }).click();
    expect((await download).suggestedFilename()).toBe('Your_Fingerprint.pdf');
  });

  test('is linked from Before We Begin and from a shared page', async ({ page, browser, request, server }) => {
    await signInAs(page, await createKeyHolder(request));
    await page.goto('/digital-fingerprint/before-we-begin');
    await expect(page.getByRole('link', { name: 'See a full sample' })).toHaveAttribute('href', '/sample');
    const { licenseCode } = await finishedPerson(request);
    const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
    await stranger.goto(`/fingerprint/${licenseCode}`);
    await stranger.getByRole('link', { name: 'See a full sample' }).click();
    await expect(stranger.getByText('This is a sample.')).toBeVisible();
    await stranger.context().close();
  });

  test('stands under its own address alone', async ({ page }) => {
    await page.goto('/fingerprint/SAMPLE');
    await expect(page).toHaveURL(/\/sample$/);
  });
});
