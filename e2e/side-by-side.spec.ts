import { besideOf, BOBS_VALUES, linkOf } from './beside.ts';
import { finishAgain, finishedPerson, signIn, VALUES } from './finished-person.ts';
import { TRIGGERS_MAX } from '@lf/contract/limits';
import type { Archetype } from '@lf/domain/archetype';
import { COMMANDER } from '@lf/domain/archetypes/against';
import { RESCUER } from '@lf/domain/archetypes/towards';
import { VALUE_CHARACTERS_MAX, VALUES_MAX } from '@lf/domain/limits';
import { createPerson, logInAs } from './people.ts';
import { expect, test, watchConsole } from './fixtures.ts';
import type { Browser, Page } from '@playwright/test';
import type { Standalone } from './standalone-server.ts';

const both = (page: Page) => page.getByRole('img', { name: /^The fingerprint of/ });
const agree = (page: Page) => page.getByRole('button', { name: 'Put them side by side' });

const pagesOf = (pdf: string) => Number(/\/Count (\d+)/.exec(pdf)?.[1]);
/** As many as a fingerprint may have. */
const MANY = ({ triggers }: Archetype) =>
  [...triggers.map(({ name }) => name), ...Array.from({ length: TRIGGERS_MAX }, (_, n) => `Something else ${n}`)].slice(
    0,
    TRIGGERS_MAX,
  );

/** Somebody else, on another device. */
async function elsewhere(browser: Browser, server: Standalone, errors: string[]): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })).newPage();
  watchConsole(page, errors);
  return page;
}

/** As when somebody comes back to the tab. */
const comeBack = (page: Page) => page.evaluate("dispatchEvent(new Event('visibilitychange'))");
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** In the menu: the page stays what it is until then. */
async function logOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.locator('summary').click();
  await banner.getByRole('button', { name: 'Logout' }).click();
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
  // What says that the link is there is there before, or it would not be said aloud.
  await expect(section.locator('button + div > output')).toBeAttached();
  await section.getByRole('button', { name: 'Make a link' }).click();
  await expect(section.locator('button + div > output')).toContainText('Send this link to one person.');
  const link = (await section.locator('code').textContent()) ?? '';
  expect(link).toContain('/side-by-side?with=');
  await expect(section.getByText('not used yet')).toBeVisible();

  const bobs = await elsewhere(browser, server, consoleErrors);
  await bobs.goto(link);
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText(
    'Somebody would like to see their fingerprint and yours side by side',
  );
  await expect(bobs.getByRole('main')).not.toContainText('Ada');
  await bobs.getByRole('link', { name: 'Log in' }).click();
  await expect(bobs.getByText('Somebody would like to see their fingerprint and yours side by side.')).toBeVisible();
  await logInAs(bobs, bob);
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText(
    'Ada would like to see their fingerprint and yours side by side',
  );
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
  await expect(eves.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await eves.goto(pair);
  await expect(eves.getByRole('heading', { level: 1 })).toHaveText('This page is no longer here');
  for (const name of ['Ada', 'Bob']) await expect(eves.getByRole('main')).not.toContainText(name);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The two fingerprints are no longer side by side.')).toBeVisible();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('link', { name: 'You and Bob' })).toHaveCount(0);
  await bobs.reload();
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('This page is no longer here');
  await expect(bobs.getByRole('main')).not.toContainText('Ada');
  await bobs.getByRole('link', { name: 'To my account' }).click();
  await expect(bobs.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
  await expect(bobs.getByRole('link', { name: 'You and Ada' })).toHaveCount(0);
  for (const other of [bobs, eves]) await other.context().close();
});

test('on paper both stand on two pages of A4 at most, without what stands around them', async ({ page, request }) => {
  const [ada, bob] = [await finishedPerson(request), await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' })];
  const path = await besideOf(request, ada, bob);
  await signIn(page.context(), ada);
  await page.goto(path);
  await expect(both(page)).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Print both', 'Stop sharing']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('You never have to say any of this.')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pagesOf(pdf)).toBeLessThanOrEqual(2);
  expect(/\/MediaBox \[0 0 (\d+)[.\d]* (\d+)/.exec(pdf)?.slice(1)).toEqual(['594', '841']);
});

test('on paper nothing is cut, however much there is and in whatever script', async ({ page, request }) => {
  const long = (word: string) =>
    `${word} ${'and all that comes with it '.repeat(3)}`.trim().slice(0, VALUE_CHARACTERS_MAX);
  const values = [...BOBS_VALUES, 'الصدق والأمانة', 'נאמנות'];
  const triggers = ['נטישה', 'الظلم', 'W'.repeat(60), ...COMMANDER.triggers.map(({ name }) => name)];
  const ada = await finishedPerson(
    request,
    [...values, ...['Unbestechlichkeitsvermutung', 'Trust', 'Hope'].map(long)].slice(0, VALUES_MAX),
    { firstName: 'Maximiliane-Theodora-von-Wolkenstein-Hohenfels', archetype: 'Rescuer', triggers: MANY(RESCUER) },
  );
  const noa = await finishedPerson(request, [...values, long('Wonder'), long('Beauty'), long('Joy')], {
    firstName: 'נועה-מיכל',
    archetype: 'Commander',
    triggers: triggers.slice(0, TRIGGERS_MAX),
  });
  await signIn(page.context(), ada);
  await page.goto(await besideOf(request, ada, noa));
  await expect(both(page)).toHaveCount(2);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pagesOf(pdf)).toBeLessThanOrEqual(4);
  // As wide as the paper is between its margins.
  await page.setViewportSize({ width: 703, height: 1032 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(
    `[...document.querySelectorAll('main *')].filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1 &&
      getComputedStyle(each).display !== 'inline').map((each) => each.outerHTML.slice(0, 200))`,
  );
  expect(cut).toEqual([]);
  const beyond = await page.evaluate(
    `[...document.querySelectorAll('main *')].filter((each) => { const { left, right, width } = each.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1); }).map((each) => each.outerHTML.slice(0, 200))`,
  );
  expect(beyond).toEqual([]);
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
  await expect(page.getByText('The link no longer works.')).toBeVisible();
  await agree(bobs).click();
  await expect(bobs.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await bobs.context().close();
});

test('who has nothing finished finds the link in the account', async ({ page, request }) => {
  const link = await linkOf(request, await finishedPerson(request));
  await page.goto(link);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, await createPerson(request, 'Grace'));
  await expect(page.getByText('You need a finished fingerprint of your own first.')).toBeVisible();
  await page.getByRole('link', { name: 'To my account' }).click();
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByText('You need a finished fingerprint of your own first.')).toBeVisible();
});

test('who does not want it now is not led there again', async ({ page, request }) => {
  const link = await linkOf(request, await finishedPerson(request));
  const bob = await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' });
  await page.goto(link);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, bob);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the link' })).toHaveCount(0);
  // Nothing was decided for good.
  await page.goto(link);
  await expect(agree(page)).toBeVisible();
});

test('a link that one person has opened is not found by the next on the same device', async ({ page, request }) => {
  const link = await linkOf(request, await finishedPerson(request));
  const bob = await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' });
  const eve = await finishedPerson(request, VALUES, { firstName: 'Eve' });
  await page.goto(link);
  await page.getByRole('link', { name: 'Log in' }).click();
  await logInAs(page, bob);
  await expect(agree(page)).toBeVisible();
  // From the very page of the link: it is no stranger's then.
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await logInAs(page, eve);
  await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the link' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the link' })).toHaveCount(0);
  // Also when it was opened while logged in, and the account was left for another.
  await page.goto(link);
  await expect(agree(page)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('link', { name: 'Open the link' })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await logInAs(page, bob);
  await expect(page.getByRole('heading', { name: 'Your fingerprints', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the link' })).toHaveCount(0);
});

test('what the other ends while one is reading is gone when one comes back to it', async ({ page, request }) => {
  const [ada, bob] = [await finishedPerson(request), await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' })];
  const path = await besideOf(request, ada, bob);
  await signIn(page.context(), ada);
  await page.goto(path);
  await expect(both(page)).toHaveCount(2);
  await request.delete(`/api${path}`, { headers: { authorization: `Bearer ${bob.token}` } });
  await comeBack(page);
  await expect(title(page)).toHaveText('This page is no longer here');
  await expect(page.getByRole('main')).not.toContainText('Bob');
});

test.describe('without a connection', () => {
  test.use({ allowConsoleErrors: true });

  test('it is said, nothing waits without a word, and what was chosen stays', async ({ page, context, request }) => {
    const [ada, bob] = [
      await finishedPerson(request),
      await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' }),
    ];
    const path = await besideOf(request, ada, bob);
    const link = await linkOf(request, ada);
    const older = bob.licenseCode;
    await finishAgain(request, bob, { values: VALUES });
    await signIn(context, bob);

    await page.goto(path);
    await expect(both(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'To my account' }).click();
    const wayIn = page.getByRole('link', { name: 'You and Ada' });
    await expect(wayIn).toBeVisible();
    await context.setOffline(true);
    await wayIn.click();
    await expect(title(page)).toHaveText('This page did not open');
    await expect(page.getByRole('alert')).toContainText('We can’t connect right now.');
    await context.setOffline(false);
    await expect(title(page)).toHaveText('Bob and Ada');

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(dialog.getByRole('alert')).toContainText('We can’t connect right now.');
    await context.setOffline(false);
    // It was not done: nor is it done later by itself.
    await dialog.getByRole('button', { name: 'Keep sharing' }).click();
    await page.reload();
    await expect(both(page)).toHaveCount(2);

    await page.goto(link);
    const choice = page.locator(`input[type=radio][value="${older}"]`);
    await choice.check();
    let asked = 0;
    await page.route('**/api/side-by-side/open', (route) => {
      asked += 1;
      return route.abort();
    });
    await comeBack(page);
    // Twice more after the first time.
    await expect.poll(() => asked).toBe(3);
    await expect(title(page)).toHaveText('Ada would like to see their fingerprint and yours side by side');
    await expect(choice).toBeChecked();
  });

  test('a list that does not come is not shown as if nobody were in it', async ({ page, context, request }) => {
    const [ada, bob] = [
      await finishedPerson(request),
      await finishedPerson(request, BOBS_VALUES, { firstName: 'Bob' }),
    ];
    await besideOf(request, ada, bob);
    await signIn(context, ada);
    await page.route('**/api/users/me/side-by-side', (route) => route.abort());
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Side by side' });
    await expect(section).toContainText('The list could not be loaded.');
    await page.unroute('**/api/users/me/side-by-side');
    await section.getByRole('button', { name: 'Try again' }).click();
    await expect(section.getByRole('link', { name: 'You and Bob' })).toBeVisible();
  });
});

test('links of one day are told apart', async ({ page, context, request }) => {
  const ada = await finishedPerson(request);
  await linkOf(request, ada);
  await signIn(context, ada);
  await page.goto('/account');
  await expect(page.getByText(/^Link from \w+ \d+, \d{4}, \d+:\d\d.[AP]M, not used yet$/)).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Take back the link from \w+ \d+, \d{4}, \d+:\d\d.[AP]M$/ }),
  ).toBeVisible();
});
