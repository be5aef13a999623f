import { parseArgs } from 'node:util';
import { errorCode } from '@lf/platform/error-code';
import { CHECK_CONFIG } from '@lf/platform/check-config';
import { DataFolderInUseError } from '@lf/platform/db/folder-lock';
import { answersCommands } from './answers-commands.ts';
import { auditCommands } from './audit-commands.ts';
import { backupCommands } from './backup-commands.ts';
import { couponCommands } from './coupon-commands.ts';
import { draftCommands } from './draft-commands.ts';
import { keyCommands } from './key-commands.ts';
import { userCommands } from './user-commands.ts';
import { OperatorError, type Command, type CommandInput, type Flags, type Outcome } from './command.ts';
import { recordEvent } from '../features/audit/audit.repo.ts';
import type { OpenedBy } from '@lf/platform/db/open-database';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

export const commands: readonly Command[] = [
  ...couponCommands,
  ...keyCommands,
  ...userCommands,
  ...draftCommands,
  ...answersCommands,
  ...auditCommands,
  ...backupCommands,
];

export interface OpenDatabase {
  readonly db: Database;
  readonly config: Config;
  readonly close: () => Promise<void>;
}

/** Opens the database as a command does, or, where it may be made, as a server does. */
export type Open = (by: OpenedBy) => Promise<OpenDatabase>;

export interface OperatorResult {
  readonly exitCode: number;
  readonly output: string;
}

function helpText(): string {
  const lines = commands.map((command) => {
    const flags = Object.entries(command.flags).map(
      ([flag, meaning]) => `      --${flag.replace('!', '').padEnd(10)} ${meaning}`,
    );
    return [`  ${command.name.padEnd(16)} ${command.summary}`, ...flags].join('\n');
  });
  return [
    'Usage: npm run operator -- COMMAND [flags]',
    '',
    ...lines,
    '',
    'Everywhere: --json prints rows as JSON, --dry-run changes nothing, --help shows this.',
    'The database is DATABASE_URL, or the embedded one in DATA_DIR (stop the server first: one process at a time), from .env as for npm start.',
    `${CHECK_CONFIG} says everything that is wrong with the configuration.`,
  ].join('\n');
}

function tableText(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const columns = Object.keys(first);
  const show = (value: unknown) => {
    if (value === null || value === undefined) return '-';
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => show(row[column]).length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(columns), ...rows.map((row) => line(columns.map((column) => show(row[column]))))].join('\n');
}

function flagsIn(command: Command, args: readonly string[]): Flags {
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

/** What changed something, or took somebody's data out. Written after it: a restore would take away what was written before. */
async function recordCommand(db: Database, command: Command, { about }: Outcome): Promise<void> {
  if (!command.changes && about === undefined) return;
  const detail = { command: command.name };
  await recordEvent(db, { userId: about ?? null, kind: 'operator', actor: 'operator', detail });
}

async function perform(command: Command, given: Pick<CommandInput, 'flags' | 'dryRun'>, open: Open): Promise<Outcome> {
  try {
    const { db, config } = await open(
      command.mayCreate?.(given.flags) === true && !given.dryRun ? 'server' : 'command',
    );
    const outcome = await command.run({ ...given, db, config });
    if (!given.dryRun) await recordCommand(db, command, outcome);
    return outcome;
  } catch (error) {
    if (error instanceof DataFolderInUseError && command.whenInUse !== undefined)
      return command.whenInUse({ ...given, folder: error.folder });
    throw error;
  }
}

/** Runs one command line. The database is opened only for a command that exists and is well written. */
export async function runOperator(args: readonly string[], open: Open): Promise<OperatorResult> {
  const [noun = '', verb = '', ...rest] = args;
  if (noun === '' || args.includes('--help') || noun === 'help') return { exitCode: 0, output: helpText() };
  const command = commands.find((candidate) => candidate.name === `${noun} ${verb}`);
  if (!command) return { exitCode: 1, output: `There is no command "${noun} ${verb}".\n\n${helpText()}` };
  let opened: OpenDatabase | undefined;
  try {
    const { json, 'dry-run': dryRun, ...flags } = flagsIn(command, rest);
    const outcome = await perform(command, { flags, dryRun: dryRun === true }, async (by) => (opened = await open(by)));
    if (json === true)
      return { exitCode: 0, output: JSON.stringify({ message: outcome.message, rows: outcome.rows ?? [] }, null, 2) };
    return { exitCode: 0, output: [outcome.message, tableText(outcome.rows ?? [])].filter(Boolean).join('\n') };
  } catch (error) {
    const isTheirs =
      error instanceof OperatorError || (error instanceof Error && errorCode(error).startsWith('ERR_PARSE_ARGS'));
    if (!isTheirs) throw error;
    return { exitCode: 1, output: error.message };
  } finally {
    await opened?.close();
  }
}
