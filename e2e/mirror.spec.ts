import { expectAccessible } from './accessible.ts';
import { finishedPerson } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import {
  SENTENCE,
  section,
  heading,
  count,
  phone,
  openOwn,
  pick,
  send,
  thanked,
  clipboard,
  expectInSection,
} from './mirror-page.ts';
import { mirrorPage, replyByLink, startMirror } from './mirror-people.ts';
import { confirmEmail, logInAs } from './people.ts';
import { shared } from './result-page.ts';

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
  await section(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(section(page).getByText('The link is copied.')).toBeVisible();
  const link = await clipboard(page);

  // The first: picks, reloads, is offline for a moment, presses twice.
  const jo = await phone(browser, server.url, consoleErrors);
  await jo.goto(link);
  await expect(heading(jo)).toHaveText('What have you seen in Ada?');
  await pick(jo, 'Honesty', 'Courage');
  await jo.getByLabel('I saw it when…').fill('she told the board\nthat the numbers were wrong.');
  await jo.getByLabel('I saw it when…').press('Enter');
  await expect(jo.getByLabel('I saw it when…')).toHaveValue(SENTENCE);
  await jo.getByLabel('Your name under it, if you like').fill('Jo');
  await jo.reload();
  await expect(count(jo)).toHaveText('2 of 5 picked.');
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
  await expect(jo.getByText('The link is copied.')).toBeVisible();
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
  await expect(heading(stranger)).toHaveText('You took your reply back');
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
    await expect(heading(friend)).toHaveText('This link does not work');
  }
  for (const friend of [jo, mo, lin, stranger]) await friend.context().close();
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
