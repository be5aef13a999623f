import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyKeys } from '../../testing/buy-keys.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { pdfText } from '../../testing/read-pdf-text.ts';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api.ts';
import type { Order } from '@lf/contract/orders';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    PRICE_TIERS: '1:11900',
    TAX_PERCENT: '19',
    SELLER_NAME: 'Fingerprint GmbH',
    SELLER_ADDRESS: 'Hauptstr. 1 | 80331 Munich',
    SELLER_TAX_ID: 'DE999999999',
    INVOICE_PREFIX: 'FP-',
  });
});
afterAll(() => api.close());

/** The first document waits for the typesetter to start, which is slow on a busy machine. */
const TYPESETTER_STARTS_MS = 120_000;

const ordersOf = async ({ token }: TestUser) =>
  ((await api.call('GET', '/users/me/orders', { token })).body as { result: Order[] }).result;
const pdfOf = ({ token }: TestUser, id: string) =>
  api.server.inject({
    method: 'GET',
    url: `/api/users/me/orders/${id}/invoice.pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
const setDetails = ({ token }: TestUser, id: string, body: object) =>
  api.call('PUT', `/users/me/orders/${id}/invoice`, { token, body });

test('numbers run on without a gap, also when two pay at once', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => api.signUp()));
  await Promise.all(people.map((person) => buyKeys(api, person, 1)));
  const numbers = (await Promise.all(people.map(ordersOf))).flat().map(({ invoiceNumber }) => invoiceNumber);
  const serials = numbers.map((number) => Number(/^FP-\d{4}-(\d{5})$/.exec(number)?.[1])).toSorted((a, b) => a - b);
  expect(serials).toEqual(serials.map((_, at) => (serials[0] ?? 0) + at));
});

test('a purchase is confirmed by mail, with its number and the tax', async () => {
  const ada = await api.signUp();
  await buyKeys(api, ada, 2);
  const [order] = await ordersOf(ada);
  const [mail] = await mailsTo(api, ada.email);
  expect(mail?.subject).toBe(`Your receipt ${order?.invoiceNumber}`);
  expect(mail?.text).toContain('2 assessment keys, $238.00, with $38.00 tax in it.');
});

test(
  'the invoice has number, seller, buyer with address and VAT id, and the tax line; it is nobody else’s',
  { timeout: TYPESETTER_STARTS_MS },
  async () => {
    const [ada, eve] = [await api.signUp(), await api.signUp('Eve')];
    const id = await buyKeys(api, ada, 2);
    expect(
      (await setDetails(ada, id, { name: 'Engines #strong[Ltd]', address: '1 Mill Lane\nCambridge', vatId: 'GB123' }))
        .status,
    ).toBe(204);
    const [order] = await ordersOf(ada);
    const answer = await pdfOf(ada, id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await pdfText(answer.rawPayload);
    for (const words of [
      order?.invoiceNumber ?? '',
      'Fingerprint GmbH',
      '80331 Munich',
      'VAT ID: DE999999999',
      'Engines #strong[Ltd]',
      '1 Mill Lane',
      'VAT ID: GB123',
      '$200.00',
      '$38.00',
      '$238.00',
    ])
      expect(text).toContain(words);
    expect((await pdfOf(eve, id)).statusCode).toBe(404);
    expect((await setDetails(eve, id, { name: 'Eve', address: '', vatId: '' })).status).toBe(404);
  },
);

test('details that no invoice holds are refused', async () => {
  const ada = await api.signUp();
  const id = await buyKeys(api, ada, 1);
  const good = { name: 'A', address: 'B', vatId: 'C' };
  for (const bad of [{ name: 'x'.repeat(201) }, { address: 'a\n'.repeat(9) + 'b' }, { vatId: 'x'.repeat(41) }])
    expect((await setDetails(ada, id, { ...good, ...bad })).status).toBe(422);
});

test('a refund takes no key with a text in it, whatever its status', async () => {
  const ada = await api.signUp();
  const id = await buyKeys(api, ada, 2);
  const { body } = await api.call('GET', '/users/me/licenses', { token: ada.token });
  const [first] = (body as { result: { code: string }[] }).result;
  await api.db
    .insertInto('survey_records')
    .values({
      license_code: first?.code ?? '',
      user_id: ada.id,
      version: 1,
      data: JSON.stringify({ note: 'begun' }),
      last_page_accessed: '',
      visited_routes: '',
    })
    .execute();
  const order = await api.db.selectFrom('orders').select('payment_id').where('id', '=', id).executeTakeFirstOrThrow();
  const { applyPaymentEvent } = await import('../payments/payment-events.ts');
  await applyPaymentEvent({ db: api.db, config: api.config }, 'sandbox', {
    id: `refund-${id}`,
    kind: 'refunded',
    orderId: null,
    sessionId: null,
    paymentId: order.payment_id,
  });
  const { body: left } = await api.call('GET', '/users/me/licenses', { token: ada.token });
  expect((left as { result: { code: string }[] }).result.map(({ code }) => code)).toEqual([first?.code]);
});
