import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { finishedPerson, signIn } from './finished-person.ts';
import { expect, test, watchConsole } from './fixtures.ts';
import { deleteMirror, inviteByMail, mirrorPage, replyByLink, startMirror, takeReplyBack } from './mirror-people.ts';
import { confirmEmail, logInAs, type KeyHolder } from './people.ts';
import { own, shared } from './result-page.ts';

const PHONE = { width: 360, height: 740 };
/** But for the fraction of a pixel that scrolling leaves. */
const ALL_OF_IT = 0.99;
const SENTENCE = 'she told the board that the numbers were wrong.';

const section = (page: Page) => page.getByRole('region', { name: 'How others see it' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /\d of 5 picked/ });

/** Somebody else's phone. */
async function phone(browser: Browser, baseURL: string, errors: string[]): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: PHONE,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  watchConsole(page, errors);
  return page;
}

async function openOwn(page: Page, context: BrowserContext, owner: KeyHolder): Promise<void> {
  await signIn(context, owner);
  await page.goto(own(owner.licenseCode));
}

async function pick(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) await page.getByRole('checkbox', { name: value, exact: true }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my reply' }).click();
const thanked = (page: Page) => expect(heading(page)).toHaveText('Thank you');
const clipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

/** What is read of the own section after a reload. */
async function expectInSection(page: Page, text: string): Promise<void> {
  await page.reload();
  await expect(section(page).getByText(text)).toBeVisible();
}

test('the whole way: ask, three friends reply, see it, hide, one takes it back, delete everything', async ({
  page,
  context,
  browser,
  request,
  server,
  consoleErrors,
}) => {
  const ada = await finishedPerson(request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOwn(page, context, ada);
  await section(page).getByRole('button', { name: 'Ask people who know me' }).click();
  await section(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(section(page).getByText('The link is copied.')).toBeVisible();
  const link = await clipboard(page);

  // The first: picks, reloads, is offline for a moment, presses twice.
  const jo = await phone(browser, server.url, consoleErrors);
  await jo.goto(link);
  await expect(heading(jo)).toHaveText('What have you seen in Ada?');
  await pick(jo, 'Honesty', 'Courage');
  await jo.getByLabel('I saw it when…').fill('she told the board\nthat the numbers were wrong.');
  await expect(jo.getByLabel('I saw it when…')).toHaveValue(SENTENCE);
  await jo.getByLabel('Sign it, if you like').fill('Jo');
  await jo.reload();
  await expect(count(jo)).toHaveText('2 of 5 picked');
  await expect(jo.getByLabel('I saw it when…')).toHaveValue(SENTENCE);
  await jo.context().setOffline(true);
  await send(jo);
  await expect(jo.getByRole('alert')).toContainText('What you picked and wrote is kept on this device.');
  await jo.context().setOffline(false);
  await jo.getByRole('button', { name: 'Send my reply' }).dblclick();
  await thanked(jo);
  await expect(jo.getByText(SENTENCE)).toBeVisible();
  await jo.goto(link);
  await thanked(jo);
  await jo.getByRole('button', { name: 'Copy my link' }).click();
  const ownLink = await clipboard(jo);
  expect(ownLink).not.toBe(link);
  await expectInSection(page, '1 reply so far. You can read what people say once three have replied.');

  const mo = await phone(browser, server.url, consoleErrors);
  await mo.goto(link);
  await pick(mo, 'Honesty');
  await send(mo);
  await thanked(mo);
  await expectInSection(page, '2 replies so far. You can read what people say once three have replied.');
  await expect(section(page).getByText(SENTENCE)).toHaveCount(0);
  await expect(section(page).getByText('Seen by both')).toHaveCount(0);

  const lin = await phone(browser, server.url, consoleErrors);
  await lin.goto(link);
  await pick(lin, 'Honesty', 'Freedom');
  await send(lin);
  await thanked(lin);
  await expectInSection(page, '3 people who know you');
  const both = section(page).getByRole('region', { name: 'Seen by both' });
  await expect(both.getByRole('listitem').first()).toHaveText('Honesty 3 of 3 people');
  await expect(section(page).getByRole('region', { name: 'Not seen yet' }).getByRole('listitem')).toHaveText([
    'Family',
    'Growth',
  ]);
  await expect(section(page).getByText(SENTENCE)).toBeVisible();
  await expect(section(page).getByText('Signed: Jo')).toBeVisible();
  await expectAccessible(page);

  await section(page).getByRole('button', { name: 'Hide the sentence about Honesty' }).click();
  await expect(section(page).getByText(SENTENCE)).toBeHidden();
  await expect(section(page).getByText('Show hidden sentences (1)')).toBeFocused();
  await section(page).getByText('Show hidden sentences (1)').click();
  await section(page).getByRole('button', { name: 'Show again the sentence about Honesty' }).click();
  await expect(section(page).getByText('Show hidden sentences')).toHaveCount(0);
  await expect(section(page).getByText(SENTENCE)).toBeVisible();
  await section(page).getByRole('button', { name: 'Report the sentence about Honesty' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Report it' }).click();
  await expect(section(page).getByText('The sentence is hidden')).toBeVisible();
  await expect(section(page).getByText(SENTENCE)).toBeHidden();

  // Nothing of it is on the public page.
  const stranger = await phone(browser, server.url, consoleErrors);
  await stranger.goto(shared(ada.licenseCode));
  await expect(heading(stranger)).toHaveText('A Leadership Fingerprint');
  await expect(stranger.getByText('How others see it')).toHaveCount(0);

  // On another device, by the friend's own link.
  await stranger.goto(ownLink);
  await thanked(stranger);
  await stranger.getByRole('button', { name: 'Take my reply back' }).click();
  await stranger.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(heading(stranger)).toHaveText('Your reply is taken back');
  await expect(heading(stranger)).toBeFocused();
  await expectInSection(page, '2 replies so far. You can read what people say once three have replied.');
  await expect(section(page).getByText('Seen by both')).toHaveCount(0);

  await section(page).getByRole('button', { name: 'Delete all replies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all replies' }).click();
  await expect(section(page).getByText('All replies are deleted.')).toBeVisible();
  await expect(section(page).getByRole('group', { name: 'How others see it' })).toBeFocused();
  await expect(section(page).getByRole('button', { name: 'Ask people who know me' })).toBeVisible();
  for (const friend of [jo, mo]) {
    await friend.goto(link);
    await expect(heading(friend)).toHaveText('There is nothing behind this link');
  }
  for (const friend of [jo, mo, lin, stranger]) await friend.context().close();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a sixth word is not picked, and why is said; one that is cleared makes room', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty', 'Family', 'Growth', 'Courage', 'Freedom');
    await expect(count(page)).toHaveText('5 of 5 picked That is five. Clear one to pick another.');
    const sixth = page.getByRole('checkbox', { checked: false }).first();
    await expect(sixth).toHaveAttribute('aria-disabled', 'true');
    await sixth.press('Space');
    await expect(sixth).not.toBeChecked();
    await expect(sixth).toBeFocused();
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await expect(count(page)).toHaveText('4 of 5 picked');
    await sixth.check();
    await expect(count(page)).toHaveText('5 of 5 picked That is five. Clear one to pick another.');
  });

  test('nothing picked is refused, at the cards', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await send(page);
    await expect(page.getByText('Please pick at least one word, or pass.')).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
  });

  test('an answer that got lost: the reply is there, and there once', async ({ page, request, context }) => {
    const ada = await finishedPerson(request);
    const secret = await startMirror(request, ada);
    await page.goto(mirrorPage(secret));
    await pick(page, 'Honesty');
    await page.route('**/mirror/reply', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/mirror/reply');
    await send(page);
    await thanked(page);
    await openOwn(page, context, ada);
    await expect(section(page).getByText('1 reply so far.')).toBeVisible();
  });

  test('whoever would rather not is asked no more on this device, and can think again', async ({ page, request }) => {
    const secret = await startMirror(request, await finishedPerson(request));
    await page.goto(mirrorPage(secret));
    await pick(page, 'Honesty');
    await page.getByRole('button', { name: 'I’d rather not' }).click();
    await expect(heading(page)).toHaveText('That is fine');
    await page.reload();
    await expect(heading(page)).toHaveText('That is fine');
    await page.getByRole('button', { name: 'Reply after all' }).click();
    await expect(count(page)).toHaveText('1 of 5 picked');
    await pick(page, 'Family');
    await send(page);
    await thanked(page);
  });

  test('a mailed invitation opens its own reply again, and can be answered anew', async ({ page, request, server }) => {
    const ada = await finishedPerson(request);
    await startMirror(request, ada);
    const email = `friend.${process.pid}.${Date.now()}@example.com`;
    const [secret = ''] = await inviteByMail(request, server, ada, [email]);
    await page.goto(mirrorPage(secret));
    await pick(page, 'Honesty');
    await send(page);
    await thanked(page);
    await page.evaluate('localStorage.clear()');
    await page.reload();
    await thanked(page);
    await page.getByRole('button', { name: 'Take my reply back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await page.getByRole('button', { name: 'Reply again' }).click();
    await expect(count(page)).toHaveText('0 of 5 picked');
  });

  test('an invitation can be reported', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await page.getByRole('button', { name: 'Report this invitation' }).click();
    await page.getByLabel('What is wrong? (optional)').fill('I do not know this person.');
    await page.getByRole('button', { name: 'Send my report' }).click();
    await expect(page.getByText('The people who run this site will look at it.')).toBeVisible();
  });

  test('two who share a device reply by the same link, each once', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ada = await finishedPerson(request);
    const secret = await startMirror(request, ada);
    await page.goto(mirrorPage(secret));
    await pick(page, 'Honesty');
    await send(page);
    await thanked(page);
    await page.getByRole('button', { name: 'Copy my link' }).click();
    const first = await clipboard(page);
    await page.getByRole('button', { name: 'Somebody else replies here' }).click();
    await expect(count(page)).toHaveText('0 of 5 picked');
    await pick(page, 'Family');
    await send(page);
    await thanked(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Family' })).toBeVisible();
    await page.goto(first);
    await thanked(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Honesty' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Somebody else replies here' })).toHaveCount(0);
    await openOwn(page, context, ada);
    await expect(section(page).getByText('2 replies so far')).toBeVisible();
  });

  test('links of two people on one device do not mix', async ({ page, request }) => {
    const [first, second] = [
      await startMirror(request, await finishedPerson(request)),
      await startMirror(request, await finishedPerson(request)),
    ];
    await page.goto(mirrorPage(first));
    await pick(page, 'Honesty');
    await page.goto(mirrorPage(second));
    await expect(count(page)).toHaveText('0 of 5 picked');
    await page.goto(mirrorPage(first));
    await expect(count(page)).toHaveText('1 of 5 picked');
  });

  test('above the keyboard of a phone the field that is written in can be seen', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.setViewportSize({ width: PHONE.width, height: 320 });
    for (const label of ['I saw it when…', 'Sign it, if you like']) {
      await page.getByLabel(label).focus();
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: ALL_OF_IT });
    }
  });
});

test.describe('offline', () => {
  test('an invitation that could not be opened opens when the connection is back', async ({ page, request }) => {
    const secret = await startMirror(request, await finishedPerson(request));
    await page.route('**/mirror/open', (route) => route.abort());
    await page.goto(mirrorPage(secret));
    await expect(heading(page)).toHaveText('The invitation did not open');
    await page.unroute('**/mirror/open');
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await expect(heading(page)).toHaveText('What have you seen in Ada?');
  });
});

test('inviting by mail: what was typed stays on a refusal; who was invited is listed, not who replied', async ({
  page,
  context,
  request,
  server,
}) => {
  const ada = await finishedPerson(request);
  const secret = await startMirror(request, ada);
  await replyByLink(request, secret, { picks: [0] });
  await openOwn(page, context, ada);
  const emails = section(page).getByLabel('Email addresses');
  const friend = `grace.${process.pid}.${Date.now()}@example.com`;
  await emails.fill(friend);
  await section(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section(page).getByRole('alert')).toContainText('Please confirm your email first.');
  await expect(emails).toHaveValue(friend);
  const [, second = ''] = await inviteByMail(request, server, ada, [
    `charles.${process.pid}.${Date.now()}@example.com`,
    `mary.${process.pid}.${Date.now()}@example.com`,
  ]);
  expect(second).not.toBe('');
  await page.reload();
  await emails.fill(friend);
  await section(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section(page).getByText('Your invitation is on its way.')).toBeVisible();
  await expect(section(page).getByText('You can invite 7 more people by email.')).toBeVisible();
  await emails.fill(friend);
  await expect(section(page).getByText('Your invitation is on its way.')).toHaveCount(0);
  await section(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section(page).getByText(`Already invited, so no second email goes to: ${friend}`)).toBeVisible();
  await emails.fill('mary.example.com');
  await section(page).getByRole('button', { name: 'Send the invitation' }).click();
  await expect(section(page).getByText('Not an email address: mary.example.com')).toBeVisible();
  await page.reload();
  await expect(emails).toHaveValue('mary.example.com');
  await section(page).getByText('Invited by email (3)').click();
  await expect(section(page).getByText(friend)).toBeVisible();
  await section(page).getByRole('button', { name: 'Stop taking replies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop taking replies' }).click();
  await expect(section(page).getByText('You have stopped taking replies.')).toBeVisible();
  await expect(emails).toHaveCount(0);
});

test('the owner who opens the own link is led to the account', async ({ page, context, request }) => {
  const ada = await finishedPerson(request);
  const secret = await startMirror(request, ada);
  await signIn(context, ada);
  await page.goto(mirrorPage(secret));
  await expect(heading(page)).toHaveText('You opened your own link');
  await page.getByRole('link', { name: 'To my account' }).click();
  await page.waitForURL('**/account');
});

const REPLIES_LINK = /https?:\/\/\S+#mirror/;

test('the mail about three replies leads through the log-in page to them, on another device, too', async ({
  page,
  request,
  server,
}) => {
  const ada = await finishedPerson(request);
  await confirmEmail(request, server, ada);
  const secret = await startMirror(request, ada);
  for (const pick of [0, 1, 2]) await replyByLink(request, secret, { picks: [pick] });
  const mail = await server.mailTo(ada.email, REPLIES_LINK);
  const link = new URL(REPLIES_LINK.exec(mail.text ?? '')?.[0] ?? '');
  await page.goto(link.pathname + link.hash);
  await page.waitForURL('**/login');
  await logInAs(page, ada);
  await page.waitForURL(`**${link.pathname}#mirror`);
  const title = page.getByRole('heading', { name: 'How others see it' });
  await expect(section(page).getByText('Seen by both')).toBeVisible();
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await page.reload();
  await expect(section(page).getByText('Seen by both')).toBeVisible();
  await expect(title).toBeInViewport();
});

test('what another tab deleted is gone in this one, when it is seen again and when it is pressed', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  await startMirror(request, ada);
  await openOwn(page, context, ada);
  await expect(section(page).getByText('No replies yet.')).toBeVisible();
  await deleteMirror(request, ada);
  await section(page).getByRole('button', { name: 'Stop taking replies' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop taking replies' }).click();
  await expect(section(page).getByRole('alert')).toContainText('You have not asked anybody');
  await expect(section(page).getByRole('button', { name: 'Ask people who know me' })).toBeVisible();
  await startMirror(request, ada);
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await expect(section(page).getByText('No replies yet.')).toBeVisible();
});

test('a third page that was chosen and is gone is told; paper shows no section without replies', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  const secret = await startMirror(request, ada);
  const [, , last] = [
    await replyByLink(request, secret, { picks: [0] }),
    await replyByLink(request, secret, { picks: [1] }),
    await replyByLink(request, secret, { picks: [2] }),
  ];
  await openOwn(page, context, ada);
  await expect(section(page).getByText('Seen by both')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Download now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await takeReplyBack(request, last);
  await dialog.getByRole('button', { name: 'Colored PDF' }).click();
  await expect(dialog.getByRole('alert')).toContainText('so the PDF has two pages');
  await expect(dialog.getByRole('heading')).toHaveText('Two pages to keep');
  await page.keyboard.press('Escape');
  await expect(section(page).getByText('2 replies so far.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toBeHidden();
});

test.describe('code that does not come', () => {
  test.use({ serviceWorkers: 'block' });

  test('is told, and is there when it is tried again', async ({ page, context, request }) => {
    const ada = await finishedPerson(request);
    await startMirror(request, ada);
    const code = '**/assets/mirror-section-*.js';
    await page.route(code, (route) => route.abort());
    await openOwn(page, context, ada);
    const again = section(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(code);
    await again.click();
    await expect(section(page).getByText('No replies yet.')).toBeVisible();
    await expect(section(page).getByRole('group', { name: 'How others see it' })).toBeFocused();
  });
});
