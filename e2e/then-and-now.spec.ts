import { VALUES, finishAgain, finishedPerson, signIn } from './finished-person.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { confirmEmail } from './people.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import type { Page } from '@playwright/test';

const LATER = {
  values: ['Family', 'Honesty', 'Growth', 'Patience', 'Freedom'],
  archetype: 'Fortress',
  triggers: ['Suffering ignored', 'Being rushed'],
  quotes: [
    'When my brother was ill we took turns at his bed for a month.',
    'My grandmother put the coins on the table.',
    'My grandmother put the coins on the table.',
  ],
};

const slider = (page: Page) => page.getByRole('slider', { name: 'From then to now' });
const reminder = (page: Page) => page.getByRole('switch', { name: 'Write to me a year after my newest fingerprint' });
const group = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const picture = (page: Page) =>
  page.locator('figure svg path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')).join(''));

test('two fingerprints of one person: the picture by the keyboard, and what became of each value', async ({
  page,
  context,
  request,
}) => {
  const ada = await finishedPerson(request);
  await finishAgain(request, ada, LATER);
  await signIn(context, ada);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Then and now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Then and now');

  // With less motion nothing plays by itself, also once everything is drawn that would be played.
  await expect(page.locator('figure[data-drawn]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Then, /);
  await expect.poll(() => picture(page)).not.toBe('');
  await expect(page.getByRole('heading', { name: 'When it gets tense' })).toBeVisible();
  await expectAccessible(page);
  const then = await picture(page);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Between then and now, \d+ percent/);
  await expect.poll(() => picture(page)).not.toBe(then);
  const between = await picture(page);
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Now, /);
  await expect.poll(() => picture(page)).not.toBe(between);
  await page.keyboard.press('Home');
  await expect.poll(() => picture(page)).toBe(then);

  await expect(group(page, 'Stayed').getByRole('listitem')).toHaveText([
    /^HonestyNumber 1 then, number 2 now.*Then.*put the coins on the table.*Now.*put the coins on the table/,
    /^GrowthNumber 3, then and nowThenNo sentence was kept\.Now.*put the coins on the table/,
    /^FreedomNumber 5, then and nowNo sentence was kept\.$/,
  ]);
  await expect(group(page, 'Moved').getByRole('listitem')).toHaveText([
    /^FamilyFrom number 2 to number 1.*my brother was ill/,
  ]);
  await expect(group(page, 'New').getByRole('listitem')).toHaveText([/^PatienceNumber 4/]);
  await expect(group(page, 'No longer there').getByRole('listitem')).toHaveText([/^CourageWas number 4/]);
  const tense = group(page, 'When it gets tense');
  await expect(tense).toContainText('Then Rescuer');
  await expect(tense).toContainText('Now Fortress');
  await expect(tense.getByRole('listitem')).toHaveText(['Suffering ignored', 'Being rushed', 'Someone left alone']);
  await expect(page.getByText('A change is neither progress nor decline.')).toBeVisible();
});

test('the reminder is off until it is switched on, and then on everywhere', async ({
  page,
  context,
  request,
  server,
  browser,
}) => {
  const ada = await finishedPerson(request);
  await confirmEmail(request, server, ada);
  await signIn(context, ada);
  await page.goto('/then-and-now');
  await expect(page.getByText('You have finished one fingerprint so far.')).toBeVisible();
  await expect(reminder(page)).not.toBeChecked();
  await reminder(page).check();
  await expect(page.getByText(/^On\. You get one email on \w+ \d+, \d{4}/)).toBeVisible();
  await page.reload();
  await expect(reminder(page)).toBeChecked();

  const other = await browser.newContext({ baseURL: server.url });
  await signIn(other, ada);
  const phone = await other.newPage();
  await phone.goto('/account/settings');
  await expect(reminder(phone)).toBeChecked();
  await reminder(phone).uncheck();
  await expect(phone.getByText(/^Off\. If you switch it on/)).toBeVisible();
  await other.close();
  await page.reload();
  await expect(reminder(page)).toBeVisible();
  await expect(reminder(page)).not.toBeChecked();
});

test('of three, any two can be looked at: the older one is always then', async ({ page, context, request }) => {
  const ada = await finishedPerson(request);
  await finishAgain(request, ada, LATER);
  await finishAgain(request, ada, { ...LATER, values: [...VALUES] });
  await signIn(context, ada);
  await page.goto('/then-and-now');
  const [then, now] = [page.getByLabel('Then', { exact: true }), page.getByLabel('Now', { exact: true })];
  await expect(group(page, 'New')).toContainText('Courage');
  await then.selectOption({ index: 1 });
  await expect(page.getByText('Every value is in the same place as before.')).toBeVisible();
  await then.selectOption({ index: 0 });
  await now.selectOption({ index: 1 });
  await expect(then.getByRole('option')).toHaveCount(1);
  await expect(group(page, 'New')).toContainText('Patience');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test.describe('when nothing comes back', () => {
  test.use({ allowConsoleErrors: true });

  test('it is said, and trying again shows everything', async ({ page, context, request }) => {
    const ada = await finishedPerson(request);
    await finishAgain(request, ada, LATER);
    await signIn(context, ada);
    await page.route('**/narrative/get-values/*', (route) => route.abort());
    await page.goto('/then-and-now');
    await expect(page.getByRole('alert')).toContainText(
      'The list of what stayed and what changed could not be loaded.',
    );
    await expect.poll(() => picture(page)).not.toBe('');
    await page.unroute('**/narrative/get-values/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'When it gets tense' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'What stayed and what changed' })).toBeFocused();
  });
});

test.describe('where things move', () => {
  test.use(MOVING);

  test('it plays once by itself, and again when it is asked to', async ({ page, context, request }) => {
    const ada = await finishedPerson(request);
    await finishAgain(request, ada, LATER);
    await signIn(context, ada);
    await page.clock.install();
    await page.goto('/then-and-now');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Now, /);
    // It plays for four seconds: on a busy machine it would be over before it is paused. Nor is there a way to a time that has passed meanwhile.
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 60_000);
    await page.getByRole('button', { name: 'Play from then to now' }).click();
    await page.clock.runFor(1_000);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Between/);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play from then to now' })).toBeVisible();
  });
});
