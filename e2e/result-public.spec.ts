import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { confirmedPerson, finishedPerson, VALUES } from './finished-person.ts';
import { own, philosophyOf, shared, title } from './result-page.ts';

/** Once there are ridges: how few there have ever been since. */
const FEWEST_RIDGES = `
  window.fewestRidges = Infinity;
  let seen = false;
  new MutationObserver(() => {
    const ridges = document.querySelectorAll('figure svg [role=button] path').length;
    seen ||= ridges > 0;
    if (seen) window.fewestRidges = Math.min(window.fewestRidges, ridges);
  }).observe(document, { childList: true, subtree: true });
`;

test('shows the result and nothing of the person, and unfurls', async ({ page, request }) => {
  const ada = await finishedPerson(request);
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  // Slow enough that the page takes its picture over piece by piece.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript({ content: FEWEST_RIDGES });
  const answer = await page.goto(shared(ada.licenseCode));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  const arrived = (await answer?.text()) ?? '';
  for (const words of [...VALUES, 'This fingerprint starts with', 'Someone left alone', 'Rescuer'])
    expect(arrived).toContain(words);
  for (const secret of ['Ada', 'Lovelace', ada.email, ada.id, 'grandmother', 'You lead'])
    expect(arrived).not.toContain(secret);
  expect(answer?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  await expect(page).toHaveTitle('A Leadership Fingerprint · Leadership Fingerprint');
  await expect(page.getByRole('region', { name: 'Values Philosophy' })).toBeVisible();
  const html = await page.content();
  for (const secret of ['Ada', 'Lovelace', ada.email, ada.id, 'grandmother']) expect(html).not.toContain(secret);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const image = await request.get(picture ?? '');
  expect(image.headers()['content-type']).toBe('image/png');
  // Hydrated, without having asked again for the data that came with the page.
  await page.getByRole('button', { name: 'Download now' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  // What a finger reaches is there, so the picture is hydrated, and it was never removed meanwhile.
  await expect(page.locator('figure svg [role=button]').first().locator('path')).toHaveCount(2);
  expect(await page.evaluate<number>('window.fewestRidges')).toBeGreaterThan(0);
});

test('can be read without any script, and the share link shows strangers the same', async ({
  browser,
  request,
  baseURL,
}) => {
  const ada = await finishedPerson(request);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  for (const address of [shared, own]) {
    await page.goto(address(ada.licenseCode));
    await expect(title(page)).toHaveText('A Leadership Fingerprint');
    expect(await philosophyOf(page)).toContain('This fingerprint starts with');
    await expect(page.getByRole('region', { name: 'The values' }).getByRole('heading', { level: 3 })).toHaveText([
      ...VALUES,
    ]);
    await expect(page.getByRole('figure', { name: /A fingerprint in 5 groups/ })).toBeVisible();
  }
  expect(refused, 'the CSP lets the page have its own styles').toEqual([]);
  await context.close();
});

test('fits a phone and both directions of writing', async ({ browser, request, baseURL }) => {
  const values = ['الصدق', 'Família e coração', '勇気', 'Unconditional acceptance of everybody around', 'נאמנות'];
  const ada = await finishedPerson(request, values);
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(shared(ada.licenseCode));
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'الصدق' })).toBeVisible();
  await expectAccessible(page);
});

test('unknown and unfinished look alike', async ({ page, request }) => {
  const ada = await confirmedPerson(request);
  for (const code of ['NOSUCHKEY', ada.licenseCode]) {
    expect((await page.goto(shared(code)))?.status()).toBe(404);
    await expect(title(page)).toHaveText('There is no fingerprint to see here');
  }
});
