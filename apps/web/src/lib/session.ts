import type { User } from '@lf/contract/users';
import type { LicenseStatus } from '@lf/domain/license-status';
import { adoptBrought, forgetAllBrought } from './brought.ts';
import { readStored, writeStored } from './browser-storage.ts';

export interface Session {
  readonly token: string;
  readonly user: User;
  /** The key the person chose to work with. */
  readonly licenseCode: string | null;
  readonly licenseStatus: LicenseStatus | null;
}

export const SESSION_STORAGE_KEY = 'lf.session';

/** Why there is no session: a person who logged out starts fresh, one whose session ran out returns to where they were, one who deleted the account reads a goodbye. */
export type SessionEnd = 'logged-out' | 'expired' | 'deleted';

const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly value: Session | null } = { text: null, value: null };
let ended: SessionEnd | null = null;
let lastUserId: string | null = null;

/** Written by ourselves, so a look at its shape is enough; schemas would cost the first page more than they tell. */
function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null || !('token' in value) || !('user' in value)) return false;
  const { token, user } = value;
  return (
    typeof token === 'string' &&
    typeof user === 'object' &&
    user !== null &&
    'id' in user &&
    typeof user.id === 'string'
  );
}

function parse(text: string | null): Session | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

/** The session as stored now; the same object until it changes. */
export function getSession(): Session | null {
  const text = readStored(SESSION_STORAGE_KEY);
  if (text !== known.text) {
    known = { text, value: parse(text) };
    lastUserId = known.value?.user.id ?? lastUserId;
  }
  return known.value;
}

function store(next: Session | null): void {
  writeStored(SESSION_STORAGE_KEY, next === null ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
}

export function startSession(token: string, person: User): void {
  ended = null;
  adoptBrought(person.id);
  store({ token, user: person, licenseCode: null, licenseStatus: null });
}

/** The account has changed since the person signed in. */
export function updateUser(user: User): void {
  const current = getSession();
  if (current?.user.id === user.id) store({ ...current, user });
}

/** The same person goes on under a new token. Whoever has signed in meanwhile keeps their own. */
export function replaceToken(before: string | undefined, token: string): void {
  const current = getSession();
  if (current !== null && current.token === before) store({ ...current, token });
}

/** Forgets who is signed in. Drafts of the survey have their own storage and stay. A link goes with whoever leaves: the next person is another. */
export function endSession(reason: SessionEnd): void {
  ended = reason;
  if (reason !== 'expired') forgetAllBrought();
  store(null);
}

/**
 * Every 401 to a call that showed a token comes here, and nowhere else. A refused password is no expired session: only a call that
 * showed a token can end one, and only its own.
 */
export function endIfRefused(status: number, token: string | undefined): void {
  if (status === 401 && token !== undefined && getSession()?.token === token) endSession('expired');
}

export function howSessionEnded(): SessionEnd | null {
  return ended;
}

/** Who was signed in in this tab last, if anybody. */
export function lastSignedIn(): string | null {
  return lastUserId;
}

/** Called by the log-in side once it has acted on the reason. */
export function forgetHowSessionEnded(): void {
  ended = null;
}

/** This person's choice. An answer that comes late does not choose for whoever has signed in meanwhile. */
export function selectLicense(userId: string, code: string, status: LicenseStatus): void {
  const current = getSession();
  if (current?.user.id === userId) store({ ...current, licenseCode: code, licenseStatus: status });
}

/** The chosen key has changed; one that is no longer chosen stays so. */
export function updateLicense(code: string, status: LicenseStatus): void {
  const current = getSession();
  if (current?.licenseCode === code) store({ ...current, licenseStatus: status });
}

/** Also notices changes by other tabs: logging out in one logs out all. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
