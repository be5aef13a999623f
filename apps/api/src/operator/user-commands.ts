import { writeFile } from 'node:fs/promises';
import { deleteAccount } from '../features/users/account-deletion.ts';
import { listDeleted } from '../features/users/deleted-users.ts';
import { exportArchive } from '../features/users/export-archive.ts';
import { switchOff } from '../features/auth/second-factor.repo.ts';
import { OperatorError, required, type Command } from './command.ts';
import { userOf } from './user-of.ts';

/** Somebody's memories: for the operator's eyes at most. */
const OWNER_ONLY = 0o600;

async function writeNew(file: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    throw new OperatorError(`${file} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const userCommands: readonly Command[] = [
  {
    name: 'user export',
    summary: 'Write everything about a person to a zip',
    flags: { email: "the person's address", out: 'the file to write; it must not exist yet' },
    changes: false,
    run: async (input) => {
      const user = await userOf(input);
      const file = required(input.flags, 'out');
      if (input.dryRun) return { message: `Would write the data of ${user.email} to ${file}.` };
      await writeNew(file, await exportArchive(input.db, user.id));
      return { about: user.id, message: `Wrote the data of ${user.email} to ${file}.` };
    },
  },
  {
    name: 'user deletions',
    summary: 'Write the ids of everybody who has left, for a restore after the database itself is lost',
    flags: { out: 'the file to write; it must not exist yet' },
    changes: false,
    run: async ({ db, flags, dryRun }) => {
      const file = required(flags, 'out');
      const ids = await listDeleted(db);
      if (!dryRun) await writeNew(file, Buffer.from(`${JSON.stringify(ids, null, 2)}\n`));
      return { message: `${dryRun ? 'Would write' : 'Wrote'} ${ids.length} id(s) to ${file}.` };
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
