import { readStored, writeStored } from './browser-storage.ts';

/** What somebody came with before they had an account: it is theirs to use after signing up, logging in or setting a new password. */
export const BROUGHT = ['gift', 'with', 'code'] as const;
export type BroughtKind = (typeof BROUGHT)[number];

/** Long enough to find a mail about a new password, too short for the next person on a shared computer. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const nameOf = (kind: BroughtKind): string => `lf.brought.${kind}`;

/** When, whose (nobody's while nobody is logged in), and what. An earlier version named nobody. */
const KEPT = /^(\d+)@?([^:]*):(.+)/s;

function read(kind: BroughtKind) {
  const [, at, userId = '', text] = KEPT.exec(readStored(nameOf(kind)) ?? '') ?? [];
  return Math.abs(Date.now() - Number(at)) < KEPT_MS ? { at, userId, text } : undefined;
}

/** Whoever is logged in keeps it for themselves. */
export function rememberBrought(kind: BroughtKind, text: string, userId = '', at: number | string = Date.now()): void {
  writeStored(nameOf(kind), `${at}@${userId}:${text}`);
}

/** What this person brought, or what nobody has made theirs yet. */
export function readBrought(kind: BroughtKind, userId?: string): string | undefined {
  const brought = read(kind);
  return brought?.userId === '' || brought?.userId === userId ? brought?.text : undefined;
}

/** What came with nobody belongs to whoever logs in first: a link that was meant for one person is not found by the next. */
export function adoptBrought(userId: string): void {
  for (const kind of BROUGHT) {
    const brought = read(kind);
    if (brought?.userId === '' && brought.text) rememberBrought(kind, brought.text, userId, brought.at);
  }
}

export function forgetBrought(kind: BroughtKind): void {
  writeStored(nameOf(kind), null);
}

/** Of whoever leaves this browser. */
export function forgetAllBrought(): void {
  for (const kind of BROUGHT) forgetBrought(kind);
}
