import { readStored, writeStored } from './browser-storage.ts';

/** What somebody came with before they had an account: it is theirs to use after signing up, logging in or setting a new password. */
export const BROUGHT = ['gift', 'with', 'code'] as const;
export type BroughtKind = (typeof BROUGHT)[number];

/** Long enough to find a mail about a new password, too short for the next person on a shared computer. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const nameOf = (kind: BroughtKind): string => `lf.brought.${kind}`;

export function rememberBrought(kind: BroughtKind, text: string): void {
  writeStored(nameOf(kind), `${Date.now()}:${text}`);
}

export function readBrought(kind: BroughtKind): string | undefined {
  const [, at, text] = /^(\d+):(.+)/s.exec(readStored(nameOf(kind)) ?? '') ?? [];
  return Math.abs(Date.now() - Number(at)) < KEPT_MS ? text : undefined;
}

export function forgetBrought(kind: BroughtKind): void {
  writeStored(nameOf(kind), null);
}
