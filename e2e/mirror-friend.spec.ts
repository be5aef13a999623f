import { finishedPerson } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import {
  PHONE,
  ALL_OF_IT,
  SENTENCE,
  STORAGE_REFUSED,
  STORED_FOR_MIRRORS,
  section,
  heading,
  count,
  openOwn,
  loseAnswers,
  pick,
  send,
  thanked,
  clipboard,
} from './mirror-page.ts';
import { closeMirror, deleteMirror, inviteByMail, mirrorPage, startMirror } from './mirror-people.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a sixth word is not picked, and why is said; one that is cleared makes room', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty', 'Family', 'Growth', 'Courage', 'Freedom');
    await expect(count(page)).toHaveText('5 of 5 picked. Uncheck one to swap.');
    const sixth = page.getByRole('checkbox', { checked: false }).first();
    await expect(sixth).toHaveAttribute('aria-disabled', 'true');
    await sixth.press('Space');
    await expect(sixth).not.toBeChecked();
    await expect(sixth).toBeFocused();
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await expect(count(page)).toHaveText('4 of 5 picked.');
    await sixth.check();
    await expect(count(page)).toHaveText('5 of 5 picked. Uncheck one to swap.');
  });

  test('nothing picked is refused, at the cards; neither that nor the fifth word moves them', async ({
    page,
    request,
  }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    const height = async () => (await count(page).boundingBox())?.height;
    await expect(count(page)).toBeVisible();
    const before = await height();
    await send(page);
    await expect(page.getByText('Pick at least one.')).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    expect(await height()).toBe(before);
    await pick(page, 'Honesty', 'Family', 'Growth', 'Courage', 'Freedom');
    await expect(count(page)).toHaveText('5 of 5 picked. Uncheck one to swap.');
    expect(await height()).toBe(before);
  });

  test('Enter sends nothing from a field, and breaks no line', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.getByRole('checkbox', { name: 'Honesty' }).press('Enter');
    const sentence = page.getByLabel('I saw it when…');
    await sentence.fill('she stayed');
    await sentence.press('Enter');
    await expect(sentence).toHaveValue('she stayed');
    await expect(sentence).not.toBeFocused();
    await page.getByLabel('Your name under it, if you like').press('Enter');
    await expect(page.getByRole('button', { name: 'Send my reply' })).toBeVisible();
    await expect(count(page)).toHaveText('1 of 5 picked.');
  });

  test('several lines that are pasted become one, where somebody is writing', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    const sentence = page.getByLabel('I saw it when…');
    await sentence.fill('first last');
    await page.evaluate(`navigator.clipboard.writeText('one\\ntwo ')`);
    for (let step = 0; step < 'last'.length; step += 1) await sentence.press('ArrowLeft');
    await sentence.press('Control+V');
    await sentence.pressSequentially('and ');
    await expect(sentence).toHaveValue('first one two and last');
  });

  test('a sentence stays with its word: without it, it asks for one', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty', 'Courage');
    const about = page.getByLabel('Which word is it about?');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    await page.getByLabel('Your name under it, if you like').fill('Jo');
    await page.getByRole('checkbox', { name: 'Honesty' }).uncheck();
    await expect(about).toHaveValue('');
    await send(page);
    await expect(about).toBeFocused();
    await expect(page.getByText('Which word is your sentence about?')).toBeVisible();
    await pick(page, 'Honesty');
    await expect(about).toHaveValue('Honesty');
    await page.getByRole('checkbox', { name: 'Honesty' }).uncheck();
    await about.selectOption('Courage');
    await send(page);
    await thanked(page);
    await expect(page.getByText('Courage: I saw it when…')).toBeVisible();
    await expect(page.getByText('Signed: Jo')).toBeVisible();
  });

  test('what is on its way cannot be changed', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    let goOn = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/mirror/reply', async (route) => {
      await waits;
      await route.continue();
    });
    await send(page);
    await expect(page.getByLabel('I saw it when…')).not.toBeEditable();
    await page.getByRole('checkbox', { name: 'Courage' }).press('Space');
    await expect(page.getByRole('checkbox', { name: 'Courage' })).not.toBeChecked();
    goOn();
    await thanked(page);
    await expect(page.getByText(SENTENCE)).toBeVisible();
  });

  test('a draft of an earlier visit can be left for an empty form', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await expect(page.getByRole('button', { name: 'Start with an empty form' })).toHaveCount(0);
    await page.reload();
    await expect(count(page)).toHaveText('1 of 5 picked.');
    await page.getByRole('button', { name: 'Start with an empty form' }).click();
    await expect(count(page)).toHaveText('0 of 5 picked.');
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await page.reload();
    await expect(count(page)).toHaveText('0 of 5 picked.');
  });

  test('what was written for a mirror that has closed can be taken along, and off the device', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const ada = await finishedPerson(request);
    const secret = await startMirror(request, ada);
    await page.goto(mirrorPage(secret));
    await pick(page, 'Honesty');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    await closeMirror(request, ada);
    await page.reload();
    await expect(heading(page)).toHaveText('You can no longer reply to Ada');
    await page.getByRole('button', { name: 'Copy what I wrote' }).click();
    await expect(page.getByText('What you wrote is copied.')).toBeVisible();
    expect(await clipboard(page)).toBe(`Honesty\nHonesty: I saw it when… ${SENTENCE}`);
    await page.getByRole('button', { name: 'Delete it from this device' }).click();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
    await expect(page.getByText('What you wrote is deleted from this device.')).toBeFocused();
    expect(await page.evaluate(STORED_FOR_MIRRORS)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Report this invitation' })).toBeVisible();
  });

  test('an address without its end is asked for nowhere, and leaves nothing behind', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (one) => void (one.url().includes('/mirror/open') && asked.push(one.url())));
    await page.goto('/mirror');
    await expect(heading(page)).toHaveText('This link does not work');
    expect(asked).toEqual([]);
    await page.goto(mirrorPage('cut-off'));
    await expect(heading(page)).toHaveText('This link does not work');
    await expect.poll(() => page.evaluate(STORED_FOR_MIRRORS)).toEqual([]);
  });

  test('whoever has replied finds the way to a fingerprint of their own', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await send(page);
    await thanked(page);
    await page.getByRole('link', { name: 'Find your own' }).click();
    await page.waitForURL('**/registration');
  });

  test('while a reply is taken back the dialog does not close', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await send(page);
    await thanked(page);
    let goOn = (): void => undefined;
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/mirror/withdraw', async (route) => {
      await waits;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Take my reply back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(2, 2);
    await dialog.getByRole('button', { name: 'Keep my reply' }).click({ force: true });
    await expect(dialog).toBeVisible();
    goOn();
    await expect(heading(page)).toHaveText('You took your reply back');
    await expect(heading(page)).toBeInViewport();
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Report this invitation' })).toBeVisible();
  });

  test('an answer that got lost: the reply is there, and there once', async ({ page, request, context }) => {
    const ada = await finishedPerson(request);
    const secret = await startMirror(request, ada);
    await page.goto(mirrorPage(secret));
    await pick(page, 'Honesty');
    await loseAnswers(page);
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/mirror/reply');
    await send(page);
    await thanked(page);
    await openOwn(page, context, ada);
    await expect(section(page).getByText('1 reply so far.')).toBeVisible();
  });

  test('whoever would rather not after an answer that got lost leaves no reply behind, and is told', async ({
    page,
    request,
    context,
  }) => {
    const ada = await finishedPerson(request);
    await page.goto(mirrorPage(await startMirror(request, ada)));
    await pick(page, 'Honesty');
    await loseAnswers(page);
    await send(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'I’d rather not' }).click();
    await expect(heading(page)).toHaveText('That is fine');
    await expect(page.getByText('had reached us after all. We have deleted it.')).toBeVisible();
    await page.getByRole('button', { name: 'Reply after all' }).click();
    await expect(count(page)).toHaveText('1 of 5 picked.');
    await openOwn(page, context, ada);
    await expect(section(page).getByText('No replies yet.', { exact: false })).toBeVisible();
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
    await expect(count(page)).toHaveText('1 of 5 picked.');
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
    await expect(count(page)).toHaveText('0 of 5 picked.');
  });

  test('whoever was invited by mail can pass for good', async ({ page, request, server }) => {
    const ada = await finishedPerson(request);
    await startMirror(request, ada);
    const [secret = ''] = await inviteByMail(request, server, ada, [`no.${process.pid}.${Date.now()}@example.com`]);
    await page.goto(mirrorPage(secret));
    await page.getByRole('button', { name: 'I’d rather not' }).click();
    await page.getByRole('button', { name: 'Send me no more invitations like this' }).click();
    await expect(page.getByText('We have noted it')).toBeVisible();
    await page.getByRole('button', { name: 'Report this invitation' }).click();
    await page.getByRole('button', { name: 'Send my report' }).click();
    await expect(
      page.getByText(/If you were invited by email in the last \d+ days, we will send you no more/u),
    ).toBeVisible();
  });

  test('whoever was invited by mail can pass for good and complain after the mirror is deleted', async ({
    page,
    request,
    server,
  }) => {
    const ada = await finishedPerson(request);
    await startMirror(request, ada);
    const [secret = ''] = await inviteByMail(request, server, ada, [`late.${process.pid}.${Date.now()}@example.com`]);
    await deleteMirror(request, ada);
    await page.goto(mirrorPage(secret));
    await expect(heading(page)).toHaveText('This invitation has ended');
    await expect(page.getByText('Nobody can reply by this link anymore.')).toBeVisible();
    await page.getByRole('button', { name: 'Send me no more invitations like this' }).click();
    await expect(page.getByText('We have noted it')).toBeVisible();
    await page.getByRole('button', { name: 'Report this invitation' }).click();
    await page.getByRole('button', { name: 'Send my report' }).click();
    await expect(page.getByText('The people who run this site will look at it.')).toBeVisible();
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
    await expect(page.getByText('The link is copied.')).toBeVisible();
    const first = await clipboard(page);
    await expect(page.getByText(first)).toBeVisible();
    await page.getByRole('button', { name: 'Let somebody else reply on this device' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('it is the only way back to your reply')).toBeVisible();
    await expect(dialog.getByText(first)).toBeVisible();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await page.reload();
    await thanked(page);
    await page.getByRole('button', { name: 'Let somebody else reply on this device' }).click();
    await dialog.getByRole('button', { name: 'Let somebody else reply' }).click();
    await expect(count(page)).toHaveText('0 of 5 picked.');
    await pick(page, 'Family');
    await send(page);
    await thanked(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Family' })).toBeVisible();
    await page.goto(first);
    await thanked(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Honesty' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Let somebody else reply on this device' })).toHaveCount(0);
    await openOwn(page, context, ada);
    await expect(section(page).getByText('2 replies so far')).toBeVisible();
  });

  test('in a browser that keeps nothing, nothing is said to be kept', async ({ page, request }) => {
    await page.addInitScript({ content: STORAGE_REFUSED });
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.route('**/mirror/reply', (route) => route.abort());
    await send(page);
    await expect(page.getByRole('alert')).toContainText('kept only as long as this page stays open');
    await page.unroute('**/mirror/reply');
    await send(page);
    await thanked(page);
    await expect(page.getByText('This browser keeps nothing, so your own link is the only way back')).toBeVisible();
    await expect(page.getByText('Whoever uses this device can also open your reply')).toHaveCount(0);
  });

  test('links of two people on one device do not mix', async ({ page, request }) => {
    const [first, second] = [
      await startMirror(request, await finishedPerson(request)),
      await startMirror(request, await finishedPerson(request)),
    ];
    await page.goto(mirrorPage(first));
    await pick(page, 'Honesty');
    await page.goto(mirrorPage(second));
    await expect(count(page)).toHaveText('0 of 5 picked.');
    await page.goto(mirrorPage(first));
    await expect(count(page)).toHaveText('1 of 5 picked.');
  });

  test('above the keyboard of a phone the field that is written in can be seen', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    // Out of the field again.
    await page.getByLabel('I saw it when…').press('Enter');
    await page.setViewportSize({ width: PHONE.width, height: 320 });
    for (const label of ['I saw it when…', 'Your name under it, if you like']) {
      await page.getByLabel(label).focus();
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: ALL_OF_IT });
    }
  });
});
