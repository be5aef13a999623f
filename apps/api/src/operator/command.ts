import type { Config } from '@lf/platform/env';
import type { Database } from '@lf/platform/db/schema';

export type Flags = Readonly<Record<string, string | boolean | undefined>>;

/** What a command answers: rows for the table or for `--json`, and a sentence for people. */
export interface Outcome {
  readonly message: string;
  /** The id of the person whom it was about, where it changed or took out something of theirs. */
  readonly about?: string;
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
  /** Written where the command was typed, also when the server ran it. It must not exist yet. */
  readonly file?: { readonly path: string; readonly bytes: Buffer };
  /** Something is not as it should be: the exit status says so. */
  readonly failed?: boolean;
}

export interface CommandInput {
  readonly db: Database;
  readonly config: Config;
  readonly flags: Flags;
  /** Say what would happen, change nothing. */
  readonly dryRun: boolean;
}

/** One thing an operator can do: `npm run operator -- coupon create --code SPRING`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** Flag -> what it means; a flag that takes no value ends with `!`. */
  readonly flags: Readonly<Record<string, string>>;
  readonly changes: boolean;
  /** Whether these flags allow it to make the database where there is none; without it that is refused. */
  mayCreate?(flags: Flags): boolean;
  run(input: CommandInput): Promise<Outcome>;
  /** Where a running server holds the embedded database, the server runs the command; not one that replaces the database. */
  readonly needsServerStopped?: boolean;
  /** What to say where no database could be opened; without it the reason is all that is said. */
  whenNotOpened?(reason: string): Outcome;
  /** What to do instead where a running server holds the embedded database's folder. */
  whenInUse?(input: { readonly folder: string; readonly flags: Flags; readonly dryRun: boolean }): Promise<Outcome>;
}

/** A mistake of the caller's, told in one line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export function required(flags: Flags, name: string): string {
  const value = flags[name];
  if (typeof value !== 'string' || value.trim() === '') throw new OperatorError(`--${name} is required`);
  return value.trim();
}

export function wholeNumber(flags: Flags, name: string, fallback: number, max: number): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  const number = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= 1 && number <= max)) throw new OperatorError(`--${name} must be a whole number between 1 and ${max}`);
  return number;
}
