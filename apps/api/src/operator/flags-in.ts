import { parseArgs } from 'node:util';
import type { Command, Flags } from './command.ts';

export function flagsIn(command: Command, args: readonly string[]): Flags {
  const kinds = Object.keys(command.flags).map((flag) =>
    flag.endsWith('!') ? ([flag.slice(0, -1), 'boolean'] as const) : ([flag, 'string'] as const),
  );
  const options: Record<string, { type: 'boolean' | 'string' }> = {
    json: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  };
  for (const [flag, type] of kinds) options[flag] = { type };
  const { values } = parseArgs({ args: [...args], strict: true, options });
  return values;
}
