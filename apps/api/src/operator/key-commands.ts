import { sql } from 'kysely';
import { KEYS_PER_ORDER_MAX } from '@lf/domain/limits';
import { insertLicenses } from '../features/licenses/licenses.repo.ts';
import { wholeNumber, type Command } from './command.ts';
import { recordEvent } from '../features/audit/audit.repo.ts';
import { userOf } from './user-of.ts';

export const keyCommands: readonly Command[] = [
  {
    name: 'key grant',
    summary: 'Give keys to a person',
    flags: { email: "the person's address", count: 'how many (default 1)' },
    changes: true,
    run: async (input) => {
      const user = await userOf(input);
      const count = wholeNumber(input.flags, 'count', 1, KEYS_PER_ORDER_MAX);
      if (input.dryRun) return { message: `Would give ${count} key(s) to ${user.email}.` };
      const rows = await insertLicenses(input.db, { userId: user.id, count });
      await recordEvent(input.db, {
        userId: user.id,
        kind: 'keys_received',
        actor: 'operator',
        detail: { keys: count },
      });
      return {
        about: user.id,
        message: `Gave ${count} key(s) to ${user.email}.`,
        rows: rows.map(({ code, status }) => ({ code, status })),
      };
    },
  },
  {
    name: 'key list',
    summary: "Show a person's keys",
    flags: { email: "the person's address" },
    changes: false,
    run: async (input) => {
      const user = await userOf(input);
      const rows = await input.db
        .selectFrom('licenses')
        .select(['code', 'status', 'created_at', 'revoked_at'])
        .where('user_id', '=', user.id)
        .orderBy('created_at', 'desc')
        .execute();
      return { message: `${rows.length} key(s) of ${user.email}.`, rows };
    },
  },
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
          'orders.created_at',
        ])
        .$if(user !== undefined, (query) => query.where('orders.user_id', '=', user?.id ?? null))
        .orderBy('orders.created_at', 'desc')
        .limit(wholeNumber(input.flags, 'limit', 50, 10_000))
        .execute();
      return { message: `${rows.length} order(s).`, rows };
    },
  },
];
