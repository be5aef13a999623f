import { sql } from 'kysely';
import { createTokens } from '@lf/platform/http/tokens';
import { createPayments } from '../payments/gateway-registry.ts';
import { applyPaymentEvent } from '../features/payments/payment-events.ts';
import { OperatorError, required, wholeNumber, type Command } from './command.ts';
import { userOf } from './user-of.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const orderCommands: readonly Command[] = [
  {
    name: 'order list',
    summary: 'Show purchases, newest first',
    flags: { email: 'only of this person', limit: 'how many (default 50)' },
    changes: false,
    run: async (input) => {
      const user = input.flags['email'] === undefined ? undefined : await userOf(input);
      const rows = await input.db
        .selectFrom('orders')
        .leftJoin('users', 'users.id', 'orders.user_id')
        .select([
          'orders.id',
          'users.email',
          'orders.status',
          'orders.quantity',
          sql<number>`orders.amount_total::float8`.as('cents'),
          'orders.currency',
          'orders.provider',
          'orders.invoice_number',
          'orders.disputed_at',
          'orders.created_at',
        ])
        .$if(user !== undefined, (query) => query.where('orders.user_id', '=', user?.id ?? null))
        .orderBy('orders.created_at', 'desc')
        .limit(wholeNumber(input.flags, 'limit', 50, 10_000))
        .execute();
      return { message: `${rows.length} order(s).`, rows };
    },
  },
  {
    name: 'order refund',
    summary: 'Pay a purchase back by the payment provider; keys that nobody has started are taken back',
    flags: { order: 'its id, as in "order list"' },
    changes: true,
    run: async ({ db, config, flags, dryRun }) => {
      const id = required(flags, 'order');
      const order = UUID.test(id)
        ? await db
            .selectFrom('orders')
            .select(['id', 'user_id', 'provider', 'payment_id', 'status'])
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined;
      if (!order) throw new OperatorError('there is no such order');
      if (order.status !== 'paid' || order.payment_id === null)
        throw new OperatorError(`this order is ${order.status}, so there is nothing to pay back`);
      const { gateway } = createPayments(config, (await createTokens(db, config)).secret);
      if (gateway.name !== order.provider)
        throw new OperatorError(`this order was paid by ${order.provider}, and PAYMENTS is ${gateway.name}`);
      const about = order.user_id === null ? {} : { about: order.user_id };
      if (dryRun) return { ...about, message: `Would pay the order ${id} back.` };
      // Where the provider sends no event of its own, this is it; Stripe's comes by the webhook.
      const event = await gateway.refund(order.payment_id);
      if (event !== undefined) await applyPaymentEvent({ db, config }, gateway.name, event);
      return {
        ...about,
        message:
          event === undefined
            ? `Asked ${gateway.name} to pay the order ${id} back. Its keys are taken back when ${gateway.name} confirms.`
            : `Paid the order ${id} back.`,
      };
    },
  },
];
