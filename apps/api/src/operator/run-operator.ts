import { writeFile } from 'node:fs/promises';
import { readFile } from 'node:fs/promises';
import { DataFolderInUseError } from '@lf/platform/db/folder-lock';
import { askServer, ServerRequestError } from '@lf/platform/server-request';
import { errorCode } from '@lf/platform/error-code';
import { StartError } from '@lf/platform/start-error';
import { commandNamed } from './commands.ts';
import { flagsIn } from './flags-in.ts';
import { helpText } from './help-text.ts';
import { OperatorError, type Command, type CommandInput, type Outcome } from './command.ts';
import { readResult, type OperatorResult, type WrittenFile } from './operator-result.ts';
import { recordEvent } from '../features/audit/audit.repo.ts';
import { tableText } from './table-text.ts';
import type { OpenedBy } from '@lf/platform/db/open-database';
import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

export interface OpenDatabase {
  readonly db: Database;
  readonly config: Config;
  readonly close: () => Promise<void>;
}

/** Opens the database as a command does, or, where it may be made, as a server does. */
export type Open = (by: OpenedBy) => Promise<OpenDatabase>;

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
    if (error instanceof StartError && !(error instanceof DataFolderInUseError) && command.whenNotOpened !== undefined)
      return command.whenNotOpened(error.message);
    throw error;
  }
}

const isTheirs = (error: unknown): error is Error =>
  error instanceof OperatorError ||
  error instanceof ServerRequestError ||
  (error instanceof Error && errorCode(error).startsWith('ERR_PARSE_ARGS'));

/** Runs one command line, and hands back what it writes. The database is opened only for a command that exists and is well written. */
export async function runCommand(args: readonly string[], open: Open): Promise<OperatorResult> {
  if (args.length === 0 || args.includes('--help') || args[0] === 'help') return { exitCode: 0, output: helpText() };
  const { command, rest } = commandNamed(args);
  if (command === undefined)
    return { exitCode: 1, output: `There is no command "${args.slice(0, 2).join(' ')}".\n\n${helpText()}` };
  let opened: OpenDatabase | undefined;
  try {
    const { json, 'dry-run': dryRun, ...flags } = flagsIn(command, rest);
    const outcome = await perform(command, { flags, dryRun: dryRun === true }, async (by) => (opened = await open(by)));
    const { message, rows = [], file } = outcome;
    return {
      exitCode: outcome.failed === true ? 1 : 0,
      output:
        json === true
          ? JSON.stringify({ message, rows }, null, 2)
          : [message, tableText(rows)].filter(Boolean).join('\n'),
      ...(file === undefined ? {} : { file: { path: file.path, base64: file.bytes.toString('base64') } }),
    };
  } catch (error) {
    if (error instanceof DataFolderInUseError && command.needsServerStopped !== true)
      return askServer('operator', error.folder, JSON.stringify(args), async (file) =>
        readResult(await readFile(file, 'utf8')),
      );
    if (!isTheirs(error)) throw error;
    return { exitCode: 1, output: error.message };
  } finally {
    await opened?.close();
  }
}

/** Somebody's memories: for the operator's eyes at most. */
const OWNER_ONLY = 0o600;

async function writeNew({ path, base64 }: WrittenFile): Promise<string | undefined> {
  try {
    await writeFile(path, Buffer.from(base64, 'base64'), { flag: 'wx', mode: OWNER_ONLY });
    return undefined;
  } catch (error) {
    return `${path} could not be written: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Runs one command line here, or by the server that holds the database. Files are written here in both cases. */
export async function runOperator(args: readonly string[], open: Open): Promise<OperatorResult> {
  try {
    const result = await runCommand(args, open);
    const complaint = result.file === undefined ? undefined : await writeNew(result.file);
    return complaint === undefined ? result : { exitCode: 1, output: complaint };
  } catch (error) {
    if (error instanceof ServerRequestError) return { exitCode: 1, output: error.message };
    throw error;
  }
}
