import { leasesSpent } from '@lf/platform/db/lease';
import { KEYS_PER_ORDER_MAX } from '@lf/domain/limits';
import { insertLicenses } from '../features/licenses/licenses.repo.ts';
import { OperatorError, required, wholeNumber, type Command } from './command.ts';
import { revokeKeys } from '../features/orders/revoked-keys.repo.ts';
import { tellWhoLostKeys } from '../features/orders/lost-keys.ts';
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
    name: 'key revoke',
    summary: 'Take a key back; its holder is told by mail. What was written with it stays until its holder deletes it',
    flags: { code: 'the key', 'force!': 'also when it has been started' },
    changes: true,
    run: async ({ db, config, flags, dryRun }) => {
      const code = required(flags, 'code').toUpperCase();
      const key = await db
        .selectFrom('licenses')
        .innerJoin('users', 'users.id', 'licenses.user_id')
        .select(['licenses.user_id', 'licenses.status', 'licenses.revoked_at', 'users.email'])
        .where('licenses.code', '=', code)
        .executeTakeFirst();
      if (!key) throw new OperatorError('there is no such key');
      if (key.revoked_at !== null) throw new OperatorError('this key was taken back before');
      if (key.status !== 'active' && flags['force'] !== true)
        throw new OperatorError(`this key is ${key.status}: --force takes it back all the same`);
      if (!dryRun) {
        await db.transaction().execute(async (trx) => {
          const lost = await revokeKeys(trx, [code]);
          await tellWhoLostKeys(trx, lost, config.SUPPORT_EMAIL);
        });
        await leasesSpent();
      }
      return { about: key.user_id, message: `${dryRun ? 'Would take' : 'Took'} a key back from ${key.email}.` };
    },
  },
];
