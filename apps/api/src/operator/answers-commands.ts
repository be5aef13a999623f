import { reseal } from '@lf/platform/sealing/reseal';
import type { Command } from './command.ts';

export const answersCommands: readonly Command[] = [
  {
    name: 'answers reseal',
    summary:
      'Encrypt with the current ANSWERS_KEY what another key encrypted, as servers do by themselves within a day',
    flags: {},
    changes: true,
    run: async ({ db, dryRun }) => {
      if (dryRun) return { message: 'Would encrypt again what the current key has not.' };
      const values = await reseal(db);
      return { message: `Encrypted ${values} value(s) again. Earlier keys are no longer needed.` };
    },
  },
];
