import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { confirmedPerson, signIn, VALUES } from './finished-person.ts';
import { own, philosophyOf, title } from './result-page.ts';

test('twenty tabs at once, in one browser and on two other devices: one result, saved once, and every reload shows it', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const ada = await confirmedPerson(request);
  const saves: number[] = [];
  const tabs: Page[] = [];
  // The tabs of one browser take turns; other devices cannot know of each other.
  for (const count of [18, 1, 1]) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await signIn(context, ada);
    context.on('response', (answer) => {
      if (answer.url().endsWith('/narrative/save-values')) saves.push(answer.status());
    });
    for (let n = 0; n < count; n++) tabs.push(await context.newPage());
  }
  await Promise.all(tabs.map((tab) => tab.goto(own(ada.licenseCode), { waitUntil: 'commit' })));
  await Promise.all(
    tabs.map((tab) => expect(title(tab)).toHaveText('Your Leadership Fingerprint', { timeout: 120_000 })),
  );
  const seen = new Set(await Promise.all(tabs.map(philosophyOf)));
  expect(seen.size).toBe(1);
  // The same result said again is no second one (201, like the first); any other is refused (409).
  expect(saves).toContain(201);
  expect(saves.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  const [first] = tabs;
  if (first === undefined) throw new Error('no tab');
  await first.reload();
  await expect(title(first)).toHaveText('Your Leadership Fingerprint');
  expect(seen).toContain(await philosophyOf(first));
  const values = await first
    .getByRole('region', { name: 'Your values' })
    .getByRole('heading', { level: 3 })
    .allInnerTexts();
  expect(values.toSorted()).toEqual([...VALUES].toSorted());
  await expect(first.getByRole('region', { name: 'Defensive Archetype' })).toBeVisible();
  await Promise.all(browser.contexts().map((context) => context.close()));
});

test('values that are confirmed after the page asked for them: the result is made all the same', async ({
  page,
  context,
  request,
}) => {
  const ada = await confirmedPerson(request);
  await signIn(context, ada);
  let asked = 0;
  await page.route('**/api/narrative/get-values/*', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const record = (await response.json()) as object;
    await route.fulfill({ response, json: asked === 1 ? { ...record, values: [] } : record });
  });
  await page.goto(own(ada.licenseCode));
  await expect(page.getByRole('region', { name: 'Values Philosophy' })).toBeVisible({ timeout: 60_000 });
});

test('a failing AI service: the technical issue, and Generate results tries again', async ({
  page,
  context,
  request,
}) => {
  const ada = await confirmedPerson(request);
  await signIn(context, ada);
  await page.route('**/ai/survey/*', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, messages: ['no'], code: 'internal' } }),
  );
  await page.goto(own(ada.licenseCode));
  await expect(
    page.getByText('Unfortunatelly, we could not generate your results because of the technical issue.'),
  ).toBeVisible();
  await page.unroute('**/ai/survey/*');
  await page.getByRole('button', { name: 'Generate results' }).click();
  await expect(page.getByRole('region', { name: 'Values Philosophy' })).toBeVisible({ timeout: 60_000 });
});
