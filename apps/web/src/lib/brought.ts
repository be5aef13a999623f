import { readStored, writeStored } from './browser-storage.ts';

/** What somebody came with before they had an account: it is theirs to use after signing up, logging in or setting a new password. */
export const BROUGHT = ['gift', 'with', 'code'] as const;
export type BroughtKind = (typeof BROUGHT)[number];

/** Long enough to find a mail about a new password, too short for the next person on a shared computer. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const nameOf = (kind: BroughtKind): string => `lf.brought.${kind}`;

interface Brought {
  readonly at: string;
  /** Whose it is; of nobody while nobody is logged in. */
  readonly userId: string | undefined;
  readonly text: string;
}

function read(kind: BroughtKind): Brought | undefined {
  const [, at, userId, text] = /^(\d+)(?:@([^:]+))?:(.+)/s.exec(readStored(nameOf(kind)) ?? '') ?? [];
  if (at === undefined || text === undefined || Math.abs(Date.now() - Number(at)) >= KEPT_MS) return undefined;
  return { at, userId, text };
}

function write(kind: BroughtKind, { at, userId, text }: Brought): void {
  writeStored(nameOf(kind), `${at}${userId === undefined ? '' : `@${userId}`}:${text}`);
}

/** Whoever is logged in keeps it for themselves. */
export function rememberBrought(kind: BroughtKind, text: string, userId?: string): void {
  write(kind, { at: String(Date.now()), userId, text });
}

/** What this person brought, or what nobody has made theirs yet. */
export function readBrought(kind: BroughtKind, userId?: string): string | undefined {
  const brought = read(kind);
  return brought?.userId === undefined || brought.userId === userId ? brought?.text : undefined;
}

/** What came with nobody belongs to whoever logs in first: a link that was meant for one person is not found by the next. */
export function adoptBrought(userId: string): void {
  for (const kind of BROUGHT) {
    const brought = read(kind);
    if (brought !== undefined && brought.userId === undefined) write(kind, { ...brought, userId });
  }
}

export function forgetBrought(kind: BroughtKind): void {
  writeStored(nameOf(kind), null);
}

/** Of whoever leaves this browser. */
export function forgetAllBrought(): void {
  for (const kind of BROUGHT) forgetBrought(kind);
}
