import { dueForClearing, dueForReminder } from '../features/retention/due-drafts.repo.ts';
import { sweep } from '../features/retention/retention.ts';
import type { Command } from './command.ts';

export const draftCommands: readonly Command[] = [
  {
    name: 'drafts sweep',
    summary: 'Remind people of old unfinished surveys and clear those whose time is over, as the server does by itself',
    flags: {},
    changes: true,
    run: async ({ db, config, dryRun }) => {
      const months = config.DRAFT_KEPT_MONTHS;
      if (dryRun) {
        const [reminders, clearings] = [
          await dueForReminder(db, months).execute(),
          await dueForClearing(db, months).execute(),
        ];
        return {
          message: `Kept for ${months} months. Due now: ${reminders.length} reminder(s), ${clearings.length} to clear (of the next 200 each).`,
        };
      }
      const { reminded, cleared } = await sweep({ db, config });
      return { message: `Kept for ${months} months. Reminded of ${reminded}, cleared ${cleared}.` };
    },
  },
];
