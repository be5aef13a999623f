import { createPayments } from '@lf/api/payments/gateway-registry';
import { readConfig } from '@lf/platform/env';
import { caller } from '../people/http.ts';
import { person, read, type Place } from '../people/person.ts';
import type { Fault, Row, Storm } from '../fault.ts';

const DELIVERIES = 10;

async function inject(storm: Storm, on: string, place: Place & { secret: string }): Promise<Row> {
  const times = storm.times(20, 2);
  const ada = await person(place);
  const webhook = caller(place.url, DELIVERIES * 2);
  const { sandbox } = createPayments(readConfig({ JWT_SECRET: place.secret }), place.secret);
  const before = ada.keys.length;
  let bad = 0;
  for (let n = 0; n < times; n += 1) {
    const { url } = read<{ url: string }>(await ada.call('POST', '/api/payments/create-checkout-session', {}));
    const checkout = new URL(url);
    const sessionId = checkout.pathname.split('/').pop() ?? '';
    const orderId = new URLSearchParams(checkout.searchParams.get('success')?.split('?')[1]).get('order') ?? '';
    const event = { orderId, sessionId, paymentId: `payment_${sessionId}` };
    // The same event ten times, and others of the same session in between.
    const events = [
      ...Array.from({ length: DELIVERIES }, () => ({ ...event, id: `paid_${sessionId}`, kind: 'paid' as const })),
      { ...event, id: `unpaid_${sessionId}`, kind: 'unpaid' as const },
      { ...event, id: `expired_${sessionId}`, kind: 'expired' as const },
      { ...event, id: `again_${sessionId}`, kind: 'paid' as const },
    ].toSorted(() => Math.random() - 0.5);
    const answers = await Promise.all(
      events.map((one) => {
        const { body, headers } = sandbox?.sign(one) ?? { body: Buffer.alloc(0), headers: {} };
        return webhook.call('POST', '/api/payments/webhook', { body: body.toString(), headers });
      }),
    );
    bad += answers.filter(({ status }) => status !== 200).length;
  }
  webhook.close();
  const keys = read<{ result: unknown[] }>(await ada.call('GET', '/api/users/me/licenses')).result.length - before;
  const orders = read<{ result: { status: string }[] }>(await ada.call('GET', '/api/users/me/orders')).result.filter(
    ({ status }) => status === 'paid',
  ).length;
  return {
    on,
    times,
    acknowledged: times,
    lost: Math.max(0, times - keys),
    ok: keys === times && orders === times && bad === 0,
    note: `13 events each, shuffled and at once; ${keys} keys and ${orders} receipts for ${times} payments`,
  };
}

export const fault: Fault = {
  name: 'paid-event',
  expected: 'the same paid event 10 times, in any order: exactly one purchase',
  on: {
    embedded: async (storm) => inject(storm, 'embedded', await storm.embedded()),
    cluster: async (storm) => inject(storm, 'cluster', await storm.cluster()),
  },
};
