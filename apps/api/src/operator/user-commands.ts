import { sql } from 'kysely';
import { deleteAccount } from '../features/users/account-deletion.ts';
import { exportArchive } from '../features/users/export-archive.ts';
import { endAllSessions, findSessions } from '../features/auth/sessions.repo.ts';
import { switchOff } from '../features/auth/second-factor.repo.ts';
import { OperatorError, required, type Command } from './command.ts';
import { knownTo } from './restore.ts';
import { userOf } from './user-of.ts';

const FOUND_MAX = 50;

export const userCommands: readonly Command[] = [
  {
    name: 'user find',
    summary: 'Find people by a part of their address or name',
    flags: { search: 'the part' },
    changes: false,
    run: async ({ db, flags }) => {
      const part = `%${required(flags, 'search').replaceAll(/[\\%_]/g, '\\$&')}%`;
      const rows = await db
        .selectFrom('users')
        .select([
          'email',
          'first_name',
          'last_name',
          'created_at',
          sql<boolean>`email_confirmed_at is not null`.as('confirmed'),
          sql<number>`(select count(*)::int from licenses where user_id = users.id)`.as('keys'),
          sql<number>`(select count(*)::int from sessions where user_id = users.id and expires_at > now())`.as(
            'sessions',
          ),
        ])
        .where((eb) =>
          eb.or([eb('email', 'ilike', part), eb(sql<string>`first_name || ' ' || last_name`, 'ilike', part)]),
        )
        .orderBy('email')
        .limit(FOUND_MAX)
        .execute();
      return { message: `${rows.length} person(s)${rows.length === FOUND_MAX ? ', the first of more' : ''}.`, rows };
    },
  },
  {
    name: 'user log-out',
    summary: 'End all sessions of a person',
    flags: { email: "the person's address" },
    changes: true,
    run: async (input) => {
      const user = await userOf(input);
      const sessions = await findSessions(input.db, user.id);
      if (!input.dryRun) await endAllSessions(input.db, user.id);
      return {
        about: user.id,
        message: `${input.dryRun ? 'Would end' : 'Ended'} ${sessions.length} session(s) of ${user.email}.`,
      };
    },
  },
  {
    name: 'user export',
    summary: 'Write everything about a person to a zip',
    flags: { email: "the person's address", out: 'the file to write; it must not exist yet' },
    changes: false,
    run: async (input) => {
      const user = await userOf(input);
      const file = required(input.flags, 'out');
      if (input.dryRun) return { message: `Would write the data of ${user.email} to ${file}.` };
      const bytes = await exportArchive(input.db, user.id);
      return { about: user.id, message: `Wrote the data of ${user.email} to ${file}.`, file: { path: file, bytes } };
    },
  },
  {
    name: 'user deletions',
    summary:
      'Write who has left, what was ended, who was invited, who wants no invitations, who is barred and who has had the yearly reminder, for a restore after the database itself is lost',
    flags: { out: 'the file to write; it must not exist yet' },
    changes: false,
    run: async ({ db, flags, dryRun }) => {
      const file = required(flags, 'out');
      const gone = await knownTo(db);
      const count = gone.people.length + gone.ended.length;
      return {
        message: `${dryRun ? 'Would write' : 'Wrote'} ${count} id(s) to ${file}.`,
        ...(dryRun ? {} : { file: { path: file, bytes: Buffer.from(`${JSON.stringify(gone, null, 2)}\n`) } }),
      };
    },
  },
  {
    name: 'user second-step-off',
    summary: 'Switch off the second step at login of a person who lost the phone and the recovery codes',
    flags: { email: "the person's address" },
    changes: true,
    run: async (input) => {
      const user = await userOf(input);
      if (user.second_factor_at === null) throw new OperatorError(`${user.email} has no second step`);
      if (!input.dryRun) await input.db.transaction().execute((trx) => switchOff(trx, user.id));
      return {
        about: user.id,
        message: `${input.dryRun ? 'Would switch' : 'Switched'} off the second step of ${user.email}.`,
      };
    },
  },
  {
    name: 'user delete',
    summary: 'Delete a person and everything of theirs; receipts stay without a name',
    flags: { email: "the person's address" },
    changes: true,
    run: async (input) => {
      const user = await userOf(input);
      const keys = await input.db
        .selectFrom('licenses')
        .select(['code', 'status', 'created_at'])
        .where('user_id', '=', user.id)
        .execute();
      if (!input.dryRun) await deleteAccount(input.db, user);
      return {
        about: user.id,
        message: `${input.dryRun ? 'Would delete' : 'Deleted'} ${user.email} and ${keys.length} key(s).`,
        rows: keys,
      };
    },
  },
];
