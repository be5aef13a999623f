import { confirmEmail, createPerson, logIn, type Person } from './people.ts';
import { expect, test } from './fixtures.ts';
import type { APIRequestContext, Page } from '@playwright/test';

test.use({ serverEnv: { PRICE_TIERS: '1:4900,11:3900' } });

/** A gift that is being written, then a mail that is being sent, with much to spare. */
const LEASES_OVER_MS = 180_000;

const address = (name: string) => `${name}-${process.pid}-${Date.now()}@example.com`;

async function buy(page: Page, quantity: number): Promise<void> {
  await page.goto(`/purchase-confirmation?quantity=${quantity}`);
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

const tokenOf = async (request: APIRequestContext, { email, password }: Person): Promise<string> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
};

test('send keys to a list, see who was reached, correct an address, take one back', async ({
  page,
  request,
  server,
}) => {
  const ada = await createPerson(request);
  await confirmEmail(request, server, ada);
  await logIn(page, ada);
  await buy(page, 3);
  const [bob, carla, dora] = [address('bob'), address('carla'), address('dora')];
  await expect(page.getByText('0 addresses, 3 keys left to send')).toBeVisible();
  await page.getByLabel('Email addresses').fill(`${bob}, nobody@`);
  await page.getByRole('button', { name: 'Send 1 key' }).click();
  await expect(page.getByText('This is not an email address: nobody@')).toBeVisible();
  await page.getByLabel('Email addresses').fill(bob);
  await page.getByLabel('Or choose a CSV file').setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Email\n"Hopper, Carla",${carla}\n`),
  });
  await expect(page.getByText('2 addresses, 3 keys left to send')).toBeVisible();
  await page.getByLabel('Your message to all of them (optional)').fill('Half an hour, before Friday please.');
  await page.getByRole('button', { name: 'Send 2 keys' }).click();
  await expect(page.getByRole('progressbar', { name: '2 of 2 emails sent' })).toBeVisible();
  const mail = await server.mailTo(carla);
  expect(mail.text).toContain('Half an hour, before Friday please.');
  expect(mail.text).toContain('/claim-key?gift=');

  const row = (email: string) => page.getByRole('row').filter({ hasText: email });
  await expect(row(bob)).toContainText('mail sent, not claimed yet');
  await row(bob).getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(dora);
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`We are sending the key to ${dora} again.`)).toBeVisible();
  await server.mailTo(dora);
  await page.getByRole('button', { name: 'Remind who has not claimed' }).click();
  await expect(page.getByText('Nobody is due for a reminder.')).toBeVisible();
  await row(carla).getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The key is yours again.')).toBeVisible();
  await expect(row(carla)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('0 addresses, 2 keys left to send')).toBeVisible();

  await page.getByRole('link', { name: 'To my account' }).click();
  await page.getByText('Receipts (1)').click();
  await page.getByRole('link', { name: 'See 3 keys' }).click();
  await expect(row(dora)).toContainText('mail sent, not claimed yet');
});

test('a crash in the middle of sending: everybody gets the mail after the restart', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(2 * LEASES_OVER_MS);
  const ada = await createPerson(request);
  await confirmEmail(request, server, ada);
  await logIn(page, ada);
  await buy(page, 12);
  const orderId = new URL(page.url()).searchParams.get('order');
  const emails = Array.from({ length: 12 }, (_, at) => address(`team${at}`));
  const headers = { authorization: `Bearer ${await tokenOf(request, ada)}` };
  const answer = await request.post('/api/gifts/send', {
    headers,
    data: { id: '11111111-1111-4111-8111-111111111111', orderId, emails },
  });
  expect(await answer.json()).toEqual({ sent: 12 });
  await server.crash();
  // What the process was just writing or sending is free again when its lease is over.
  const textTo = (email: string) =>
    server.mailTo(email).then(
      ({ text = '' }) => text,
      () => '',
    );
  for (const email of emails)
    await expect.poll(() => textTo(email), { timeout: LEASES_OVER_MS }).toContain('/claim-key?gift=');
});
