import type { Page } from '@playwright/test';
import { finishedPerson } from './finished-person.ts';
import { expect, test } from './fixtures.ts';
import { PHONE, SENTENCE, loseAnswers, pick, send, thanked } from './mirror-page.ts';
import { closeMirror, mirrorPage, startMirror } from './mirror-people.ts';

test.describe('a reply that is changed', () => {
  test.use({ viewport: PHONE });
  const CORRECTED = 'she told the board that the numbers were right.';

  /** The reply arrives, and its answer does not. */
  async function sendAndLoseAnswer(page: Page): Promise<void> {
    await pick(page, 'Honesty');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    await loseAnswers(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText('What you picked and wrote is kept on this device.');
    await page.unroute('**/mirror/reply');
    await page.getByLabel('I saw it when…').fill(CORRECTED);
  }

  test('after an answer that got lost, the friend decides which version stays', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await sendAndLoseAnswer(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText('An earlier version of your reply had already arrived.');
    await expect(page.getByLabel('I saw it when…')).toHaveValue(CORRECTED);
    await page.getByRole('button', { name: 'Replace it with this one' }).click();
    await thanked(page);
    await expect(page.getByText(CORRECTED)).toBeVisible();
    await page.reload();
    await thanked(page);
    await expect(page.getByText(CORRECTED)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });

  test('the earlier version can stay', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await sendAndLoseAnswer(page);
    await send(page);
    await page.getByRole('button', { name: 'Keep the earlier one' }).click();
    await thanked(page);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(page.getByText(CORRECTED)).toHaveCount(0);
  });

  test('a corrected version that was not sent is there after a reload', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await sendAndLoseAnswer(page);
    await page.reload();
    await thanked(page);
    const newer = page.getByRole('region', { name: 'A newer version on this device was not sent' });
    await expect(newer.getByText(CORRECTED)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await newer.getByRole('button', { name: 'Send the newer version' }).click();
    await expect(newer).toHaveCount(0);
    await expect(page.getByText(CORRECTED)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });

  test('a reply that has arrived is changed in its own form', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    await send(page);
    await thanked(page);
    await page.getByRole('button', { name: 'Change my reply' }).click();
    await expect(page.getByLabel('I saw it when…')).toHaveValue(SENTENCE);
    await page.getByRole('button', { name: 'Go back' }).click();
    await thanked(page);
    await page.getByRole('button', { name: 'Change my reply' }).click();
    await page.getByLabel('I saw it when…').fill(CORRECTED);
    await page.getByRole('button', { name: 'Send the changed reply' }).click();
    await thanked(page);
    await expect(page.getByText(CORRECTED)).toBeVisible();
    await page.reload();
    await expect(page.getByText(CORRECTED)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
  });

  test('after a change whose answer got lost, what is shown and deleted is what is stored', async ({
    page,
    request,
  }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    await send(page);
    await thanked(page);
    await page.getByRole('button', { name: 'Change my reply' }).click();
    await page.getByLabel('I saw it when…').fill(CORRECTED);
    await loseAnswers(page);
    await page.getByRole('button', { name: 'Send the changed reply' }).click();
    await expect(page.getByRole('alert')).toContainText('What you picked and wrote is kept on this device.');
    await page.getByRole('button', { name: 'Go back' }).click();
    await thanked(page);
    await expect(page.getByText(CORRECTED)).toBeVisible();
    await expect(page.getByText(SENTENCE)).toHaveCount(0);
    await page.getByRole('button', { name: 'Change my reply' }).click();
    await page.getByLabel('I saw it when…').fill(SENTENCE);
    await page.reload();
    const newer = page.getByRole('region', { name: 'A newer version on this device was not sent' });
    await newer.getByRole('button', { name: 'Send the newer version' }).click();
    await expect(newer.getByRole('alert')).toBeVisible();
    await newer.getByRole('button', { name: 'Delete the newer version' }).click();
    await expect(newer).toHaveCount(0);
    await expect(page.getByText(SENTENCE)).toBeVisible();
    await expect(page.getByText(CORRECTED)).toHaveCount(0);
  });

  test('what was changed and changed back is no newer version', async ({ page, request }) => {
    await page.goto(mirrorPage(await startMirror(request, await finishedPerson(request))));
    await pick(page, 'Honesty');
    await send(page);
    await thanked(page);
    await page.getByRole('button', { name: 'Change my reply' }).click();
    await pick(page, 'Family');
    await page.getByRole('checkbox', { name: 'Family' }).uncheck();
    await page.getByRole('button', { name: 'Go back' }).click();
    await thanked(page);
    await expect(page.getByRole('button', { name: 'Change my reply' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'A newer version on this device was not sent' })).toHaveCount(0);
  });

  test('of a mirror that has closed, a reply can be taken back, and not changed', async ({ page, request }) => {
    const ada = await finishedPerson(request);
    await page.goto(mirrorPage(await startMirror(request, ada)));
    await pick(page, 'Honesty');
    await send(page);
    await thanked(page);
    await page.getByRole('button', { name: 'Change my reply' }).click();
    await page.getByLabel('I saw it when…').fill(CORRECTED);
    await closeMirror(request, ada);
    await page.reload();
    await thanked(page);
    await expect(page.getByText('You can take yours back, but not change it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change my reply' })).toHaveCount(0);
    const kept = page.getByRole('region', { name: 'What you wrote' });
    await expect(kept.getByText(CORRECTED)).toBeVisible();
    await kept.getByRole('button', { name: 'Delete it from this device' }).click();
    await expect(page.getByText(CORRECTED)).toHaveCount(0);
    await page.reload();
    await thanked(page);
    await page.getByRole('button', { name: 'Take my reply back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You took your reply back');
  });
});
