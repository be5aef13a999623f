import { PRESS_KEPT } from '@lf/domain/messages/shell';
import { expectAccessible, expectStillAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { createPerson } from './people.ts';

/** Failed loads are provoked on purpose. */
test.use({ viewport: { width: 360, height: 740 }, allowConsoleErrors: true });

for (const [missing, files] of [
  ['the code of the page', '**/assets/*.js'],
  ['only the code of the form', '**/assets/log*.js'],
] as const)
  test(`a press on a page without a connection is kept, said so, and goes on: without ${missing}`, async ({
    page,
    request,
  }) => {
    const person = await createPerson(request);
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const line = page.getByRole('status').filter({ hasText: PRESS_KEPT });
    await expect(line).toBeVisible();
    const [button, words] = [
      await page.getByRole('button', { name: 'Log in' }).boundingBox(),
      await line.boundingBox(),
    ];
    expect(words?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect(words?.y).toBeLessThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) + 40);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectStillAccessible(page);
    await expect(page.getByLabel('Email')).toHaveValue(person.email);

    // The connection is back.
    await page.unroute(files);
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await page.waitForURL('**/account');
  });
