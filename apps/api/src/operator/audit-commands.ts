import { findEvents } from '../features/audit/audit.repo.ts';
import { wholeNumber, type Command } from './command.ts';
import { userOf } from './user-of.ts';

export const auditCommands: readonly Command[] = [
  {
    name: 'audit list',
    summary: 'Show what happened, newest first: of one person, or of all',
    flags: { email: 'only of this person', limit: 'how many (default 100)' },
    changes: false,
    run: async (input) => {
      const user = input.flags['email'] === undefined ? undefined : await userOf(input);
      const rows = await findEvents(input.db, {
        userId: user?.id,
        limit: wholeNumber(input.flags, 'limit', 100, 100_000),
      });
      return {
        message: `${rows.length} event(s).`,
        rows: rows.map(({ at, user_id, actor, kind, detail }) => ({ at, user_id, actor, kind, detail })),
      };
    },
  },
];
