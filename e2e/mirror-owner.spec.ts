import { finishedPerson, signIn } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import { section, heading, openOwn } from './mirror-page.ts';
import { deleteMirror, inviteByMail, mirrorPage, replyByLink, startMirror, takeReplyBack } from './mirror-people.ts';

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
  await expect(section(page).getByRole('alert')).toContainText('Please confirm your email address first.');
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
  await expect(section(page).getByText(`Already invited, so we sent no second email: ${friend}`)).toBeVisible();
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
  await expect(heading(page)).toHaveText('You are logged in as the person who asks');
  await page.getByRole('link', { name: 'To my account' }).click();
  await page.waitForURL('**/account');
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
  await expect(section(page).getByRole('alert')).toHaveCount(0);
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
  await expect(dialog.getByRole('alert')).toContainText('No PDF was made');
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
