import { answersCommands } from './answers-commands.ts';
import { auditCommands } from './audit-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { couponCommands } from './coupon-commands.ts';
import { doctorCommand } from './doctor-command.ts';
import { draftCommands } from './draft-commands.ts';
import { keyCommands } from './key-commands.ts';
import { mailCommands } from './mail-commands.ts';
import { orderCommands } from './order-commands.ts';
import { reportCommands } from './report-commands.ts';
import { userCommands } from './user-commands.ts';
import type { Command } from './command.ts';

export const commands: readonly Command[] = [
  ...couponCommands,
  ...keyCommands,
  ...orderCommands,
  ...userCommands,
  ...mailCommands,
  ...draftCommands,
  ...answersCommands,
  ...reportCommands,
  ...auditCommands,
  ...backupCommands,
  doctorCommand,
];

/** The command that a line begins with, one word or two, and what follows it. */
export function commandNamed(args: readonly string[]): {
  readonly command: Command | undefined;
  readonly rest: readonly string[];
} {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ');
    const command = commands.find((candidate) => candidate.name === name);
    if (command !== undefined) return { command, rest: args.slice(words) };
  }
  return { command: undefined, rest: [] };
}
