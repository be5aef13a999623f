import { finishedPerson, signIn, VALUES } from './finished-person.ts';
import { createPerson, logInAs, type KeyHolder } from './people.ts';
import { expect, test, watchConsole } from './fixtures.ts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Standalone } from './standalone-server.ts';

const BOBS_VALUES = ['Fairness', 'Family', 'Order', 'Decisiveness', 'Harmony'] as const;

const both = (page: Page) => page.getByRole('img', { name: /^The fingerprint of/ });
const agree = (page: Page) => page.getByRole('button', { name: 'Put them side by side' });

/** Somebody else, on another device. */
async function elsewhere(browser: Browser, server: Standalone, errors: string[]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage();
  watchConsole(page, errors);
  return page;
}

/** Made through the API: for journeys that begin after it. */
async function linkOf(request: APIRequestContext, { token, licenseCode }: KeyHolder): Promise<string> {
  const answer = await request.post(`/api/fingerprints/${licenseCode}/side-by-side`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { link: string }).link;
}

test('two people agree, see both fingerprints, and one of them ends it for both', async ({
  page,
  request,
  browser,
  server,
  consoleErrors,
}) => {
  const ada = await finishedPerson(request, VALUES, { firstName: 'Ada' });
  const bob = await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob', archetype: 'Commander' });
  await signIn(page.context(), ada);
  await page.goto(`/digital-fingerprint/${ada.licenseCode}`);
  const section = page.getByRole('region', { name: 'Side by side' });
  await section.getByRole('button', { name: 'Make a link' }).click();
  const link = (await section.locator('code').textContent()) ?? '';
  expect(link).toContain('/side-by-side?with=');
  await expect(section.getByText('not used yet')).toBeVisible();

  const bobs = await elsewhere(browser, server, consoleErrors);
  await bobs.goto(link);
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText(
    'Someone would like to see your fingerprints side by side',
  );
  await expect(bobs.getByRole('main')).not.toContainText('Ada');
  await bobs.getByRole('link', { name: 'Log in' }).click();
  await expect(bobs.getByText('Someone would like to see your fingerprints side by side.')).toBeVisible();
  await logInAs(bobs, bob);
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('Ada asks to see your fingerprints side by side');
  await expect(bobs.getByText(`Your values in their order: ${BOBS_VALUES.join(', ')}`)).toBeVisible();
  await expect(bobs.getByRole('main')).not.toContainText('Honesty');
  await agree(bobs).click();
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('Bob and Ada');
  await expect(both(bobs)).toHaveCount(2);
  const pair = new URL(bobs.url()).pathname;

  await page.reload();
  await page.getByRole('region', { name: 'Side by side' }).getByRole('link', { name: 'You and Bob' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada and Bob');
  await expect(page).toHaveURL(new RegExp(`${pair}$`));
  await page.reload();
  await expect(both(page)).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Values of Bob, in their order' }).getByRole('listitem')).toHaveCount(
    BOBS_VALUES.length,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Leadership Fingerprint');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada and Bob');

  // The link is used up: it leads the two to where they are, and nobody else anywhere.
  await page.goto(link);
  await page.getByRole('link', { name: 'See both fingerprints' }).click();
  await expect(both(page)).toHaveCount(2);
  const eve = await finishedPerson(request, VALUES, { firstName: 'Eve' });
  const eves = await elsewhere(browser, server, consoleErrors);
  await signIn(eves.context(), eve);
  await eves.goto(link);
  await expect(eves.getByRole('heading', { level: 1 })).toHaveText('This link does not open');
  await eves.goto(pair);
  await expect(eves.getByRole('heading', { level: 1 })).toHaveText('There is nothing to see here');
  for (const name of ['Ada', 'Bob']) await expect(eves.getByRole('main')).not.toContainText(name);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('You and the other person no longer see each other’s fingerprints.')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('link', { name: 'You and Bob' })).toHaveCount(0);
  await bobs.reload();
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('There is nothing to see here');
  await expect(bobs.getByRole('main')).not.toContainText('Ada');
  await bobs.getByRole('link', { name: 'To my account' }).click();
  await expect(bobs.getByRole('heading', { name: 'Your fingerprints' })).toBeVisible();
  await expect(bobs.getByRole('link', { name: 'You and Ada' })).toHaveCount(0);
  for (const other of [bobs, eves]) await other.context().close();
});

test('on paper both stand on two pages of A4 at most, without what stands around them', async ({ page, request }) => {
  const [ada, bob] = [await finishedPerson(request), await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' })];
  const secret = new URL(await linkOf(request, ada)).searchParams.get('with');
  const accepted = await request.post('/api/side-by-side/accept', {
    data: { secret, licenseCode: bob.licenseCode },
    headers: { authorization: `Bearer ${bob.token}` },
  });
  const { id } = (await accepted.json()) as { id: string };
  await signIn(page.context(), ada);
  await page.goto(`/side-by-side/${id}`);
  await expect(both(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Print both', 'Stop sharing']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(Number(/\/Count (\d+)/.exec(pdf)?.[1])).toBeLessThanOrEqual(2);
  expect(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/.exec(pdf)?.slice(1)).toEqual(['594', '841']);
});

test('a link can be taken back; who has opened it before cannot use it', async ({
  page,
  request,
  browser,
  server,
  consoleErrors,
}) => {
  const [ada, bob] = [await finishedPerson(request), await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' })];
  const link = await linkOf(request, ada);
  const bobs = await elsewhere(browser, server, consoleErrors);
  await signIn(bobs.context(), bob);
  await bobs.goto(link);
  await expect(agree(bobs)).toBeVisible();
  await signIn(page.context(), ada);
  await page.goto('/account');
  await page.getByRole('button', { name: /^Take back the link from/ }).click();
  await expect(page.getByText('The link does not work any more.')).toBeVisible();
  await agree(bobs).click();
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('This link does not open');
  await bobs.context().close();
});

test('who has nothing finished finds the link in the account', async ({ page, request }) => {
  const link = await linkOf(request, await finishedPerson(request));
  await page.goto(link);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, await createPerson(request, 'Grace'));
  await expect(page.getByText('Finish your fingerprint first.')).toBeVisible();
  await page.getByRole('link', { name: 'To my account' }).click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('Finish your fingerprint first.')).toBeVisible();
});

test('who does not want it now is not led there again', async ({ page, request }) => {
  const link = await linkOf(request, await finishedPerson(request));
  const bob = await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' });
  await page.goto(link);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, bob);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Your fingerprints' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the link' })).toHaveCount(0);
  // Nothing was decided for good.
  await page.goto(link);
  await expect(agree(page)).toBeVisible();
});
