import { expect, test } from './fixtures.ts';
import { createKeyHolder, logInAs } from './people.ts';
import { savedRecord } from './survey/person.ts';
import { answerField, at, next } from './survey/walk.ts';

for (const [name, script] of [
  ['is full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`],
  [
    'is refused',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  ],
] as const) {
  test(`the storage of the browser ${name}: login works for this tab, writing reaches the server, the person is told`, async ({
    page,
  }) => {
    const person = await createKeyHolder(page.request);
    await page.addInitScript({ content: script });
    await page.goto('/login');
    await logInAs(page, person);
    await page.waitForURL('**/account');
    const told = page.getByText('Your browser does not let us keep anything on this device.');
    await expect(told).toBeVisible();
    await page
      .getByRole('button', { name: /^(Start|Continue)/ })
      .first()
      .click();
    await at(page, 'before-we-begin');
    await expect(told).toBeVisible();
    for (const slug of ['about-you', 'your-professional-life', 'a-few-questions', 'earliest-memory']) {
      await next(page).click();
      await at(page, slug);
    }
    await answerField(page).fill('Written without any storage.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect
      .poll(async () => (await savedRecord(page.request, person))?.data)
      .toContain('Written without any storage.');
  });
}
