import { brokenStream } from './broken-stream.ts';
import { expect, test } from './fixtures.ts';
import { createKeyHolder, logInAs } from './people.ts';
import { noDraftReading } from './survey/no-draft-reading.ts';
import { acceptLeaving, enterSurvey, openFirstQuestion, savedRecord, secondDevice, signInAs } from './survey/person.ts';
import { holdBack } from './hold-back.ts';
import { answerField, at, MEMORIES } from './survey/walk.ts';

/** Nothing that a person typed may be lost, whatever happens to network, token, tab or server. */
test.use({ allowConsoleErrors: true });

const saved = 'Saved';
const offline = 'Kept on this device, not sent yet';

test(
  'offline for half a minute while typing, and a reload afterwards',
  { tag: '@storm' },
  async ({ page, context }) => {
    // The page's clock can be moved on: nobody waits thirty seconds here, but every timer of the page does.
    await page.clock.install();
    const person = await createKeyHolder(page.request);
    await openFirstQuestion(page, person);
    await context.setOffline(true);
    await answerField(page).pressSequentially(MEMORIES[0].slice(0, 80), { delay: 40 });
    await expect(page.getByText(offline, { exact: true }).first()).toBeVisible();
    for (const word of [' and', ' on']) {
      await page.clock.runFor(15_000);
      await expect(page.getByText(offline, { exact: true }).first()).toBeVisible();
      await answerField(page).pressSequentially(word);
    }
    await context.setOffline(false);
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    const text = `${MEMORIES[0].slice(0, 80)} and on`;
    await expect.poll(async () => (await savedRecord(page.request, person))?.data).toContain(text);
    await page.reload();
    await expect(answerField(page)).toHaveValue(text);
  },
);

test('the server is killed while somebody writes: everything acknowledged and everything typed is there', async ({
  page,
  server,
}) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  await answerField(page).fill('Before the crash.');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await server.crash();
  await answerField(page).fill('Before the crash. And after it.');
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await savedRecord(page.request, person))?.data)
    .toContain('Before the crash. And after it.');
});

test(
  'the token ends in the middle of an answer: after login the text is there, for this person only',
  { tag: '@storm' },
  async ({ page }) => {
    const person = await createKeyHolder(page.request);
    const stranger = await createKeyHolder(page.request);
    await openFirstQuestion(page, person);
    await expect(page.getByText(saved, { exact: true })).toBeVisible();
    const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('lf.session')).token`);
    // Whatever else asks meanwhile would meet the ended session, and leave the page before a word is written.
    const letThrough = await holdBack(page, /\/api\//u);
    await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await answerField(page).fill('What I was writing when the session ended.');
    letThrough();
    await page.waitForURL('**/login');

    // Somebody else on this browser sees nothing of it.
    await logInAs(page, stranger);
    await page.waitForURL('**/account');
    await page.goto('/digital-fingerprint/earliest-memory');
    await expect(answerField(page)).toHaveValue('');
    await page.evaluate(`localStorage.removeItem('lf.session')`);
    await page.goto('/login');

    await logInAs(page, person);
    await page.waitForURL('**/account');
    await page.goto('/digital-fingerprint/earliest-memory');
    await expect(answerField(page)).toHaveValue('What I was writing when the session ended.');
  },
);

test('back to the same step right after logging in again', { tag: '@storm' }, async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  const token = await page.evaluate<string>(`JSON.parse(localStorage.getItem('lf.session')).token`);
  const letThrough = await holdBack(page, /\/api\//u);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await answerField(page).fill('Still here.');
  letThrough();
  await page.waitForURL('**/login');
  await logInAs(page, person);
  await at(page, 'earliest-memory');
  await expect(answerField(page)).toHaveValue('Still here.');
});

test('two browsers at once: both texts are kept', async ({ page, browser, baseURL }) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  const other = await secondDevice(browser, baseURL ?? '', person);
  await Promise.all([
    answerField(page).fill('Written at the desk.'),
    answerField(other.page).fill('Written on the phone.'),
  ]);
  await expect
    .poll(async () => {
      const data = (await savedRecord(page.request, person))?.data ?? '';
      return [data.includes('Written at the desk.'), data.includes('Written on the phone.')];
    })
    .toEqual([true, true]);
  await other.context.close();
});

test('tabs of one browser follow each other, and logging out of one leaves no words behind in any', async ({
  page,
  context,
}) => {
  const person = await createKeyHolder(page.request);
  await signInAs(page, person);
  const old = await context.newPage();
  acceptLeaving(old);
  await old.goto('/digital-fingerprint/about-you');
  await expect(old.getByText('Saved', { exact: true })).toBeVisible();
  await openFirstQuestion(page, person);
  const tab = await context.newPage();
  acceptLeaving(tab);
  await tab.goto('/digital-fingerprint/earliest-memory');
  await expect(answerField(tab)).toBeVisible();
  await answerField(page).fill('Typed in the first tab.');
  await expect(answerField(tab)).toHaveValue('Typed in the first tab.');

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  for (const each of [page, tab, old]) await expect(each).toHaveURL(/\/login$/);
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('Typed in');
});

test(
  'the AI service is away, then cut off in the middle of a question: Retry, no half question, and the answer stays',
  { tag: '@storm' },
  async ({ page }) => {
    const calls = '**/ai/survey/next-question';
    const person = await createKeyHolder(page.request);
    await noDraftReading(page);
    await openFirstQuestion(page, person);
    await page.route(calls, (route) => route.abort());
    await answerField(page).fill(MEMORIES[0]);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expect(page.getByText('What you wrote is kept.')).toBeVisible();
    await expect(answerField(page)).toHaveValue(MEMORIES[0]);
    await page.unroute(calls);

    const half = 'You wrote of a kitchen. What did you';
    const stream = await brokenStream(page, calls, half);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(half)).toBeVisible();
    stream.cut();
    await expect(page.getByText('What you wrote is kept.')).toBeVisible();
    await expect(page.getByText(half)).toBeHidden();
    await expect(answerField(page)).toHaveValue(MEMORIES[0]);
    await stream.mend();

    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Question: 2 / 9')).toBeVisible();
    await expect(answerField(page)).toHaveValue('');
    await expect.poll(async () => (await savedRecord(page.request, person))?.data).toContain(MEMORIES[0]);
    expect((await savedRecord(page.request, person))?.data).not.toContain(half);
  },
);

test('a heavy answer is met with a kind line and help, and it is there after a reload', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  await answerField(page).fill(
    'After my father died I wanted to kill myself. I still think about ending my life sometimes.',
  );
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(page.getByText('findahelpline.com')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a break' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('findahelpline.com')).toBeVisible();
});

test('a profile that cannot be saved is told for six seconds and blocks nobody', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await enterSurvey(page, person);
  await page.getByRole('button', { name: 'Next' }).click();
  await at(page, 'about-you');
  await page.route('**/fingerprintData/save-about-you', (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, messages: ['The service is resting.'], code: 'unavailable' },
    }),
  );
  await page.getByLabel('Gender').selectOption('Male');
  await page.getByRole('button', { name: 'Next' }).click();
  await at(page, 'your-professional-life');
  await expect(page.getByText('The service is resting.')).toBeVisible();
  await expect(page.getByText('What you wrote is kept, and you can go on.')).toBeVisible();
  await expect(page.getByText('The service is resting.')).toBeHidden();
});

for (const { slug, call, following } of [
  { slug: 'about-you', call: 'save-about-you', following: 'your-professional-life' },
  { slug: 'your-professional-life', call: 'save-professional-life', following: 'a-few-questions' },
]) {
  test(`${call} has ended before the next screen opens, and its success is told`, async ({ page }) => {
    const person = await createKeyHolder(page.request);
    acceptLeaving(page);
    await signInAs(page, person);
    await page.goto(`/digital-fingerprint/${slug}`);
    let answered = false;
    await page.route(`**/fingerprintData/${call}`, async (route) => {
      const response = await route.fetch();
      // Whatever the screen does meanwhile, it does before the answer.
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
      expect(page.url()).toContain(slug);
      answered = true;
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Next' }).click();
    await at(page, following);
    expect(answered).toBe(true);
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
  });
}

test('a profile is saved when nothing is chosen any more, and whoever goes on then waits for nothing', async ({
  page,
}) => {
  const person = await createKeyHolder(page.request);
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/about-you');
  const saving = page.waitForResponse('**/fingerprintData/save-about-you');
  await page.getByLabel('Gender').selectOption('Male');
  expect((await (await saving).request().postDataJSON()).gender).toBe('Male');
  await page.route('**/fingerprintData/save-about-you', () => undefined);
  await page.getByRole('button', { name: 'Next' }).click();
  await at(page, 'your-professional-life');
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
});

test('an answer that is too long is kept whole and cannot be submitted', async ({ page }) => {
  const person = await createKeyHolder(page.request);
  await openFirstQuestion(page, person);
  await answerField(page).fill('word '.repeat(2_100));
  await expect(page.getByText('Please shorten your answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
  await expect(page.getByText(saved, { exact: true })).toBeVisible();
  await page.reload();
  expect((await answerField(page).inputValue()).length).toBe(10_500);
});

test('no key, no survey', async ({ page, request }) => {
  const email = `nokey-${Date.now()}@example.com`;
  await request.post('/api/users/register', {
    data: { firstName: 'No', lastName: 'Key', email, password: 'correct horse' },
  });
  await page.goto('/login');
  await logInAs(page, { email, password: 'correct horse' });
  await page.waitForURL('**/account');
  await page.goto('/digital-fingerprint/value-order');
  await expect(page.getByText('No active survey session is found.')).toBeVisible();
  await page.getByRole('link', { name: 'Start new survey' }).click();
  await page.waitForURL('**/account');
});
