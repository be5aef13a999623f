import { createSession } from './sessions.repo.ts';
import { newDevice } from './known-devices.ts';
import type { Database } from '@lf/platform/db/schema';
import type { ApiContext } from '../api-context.ts';

const HOUR_MS = 60 * 60 * 1_000;

export interface LoggedIn {
  readonly access_token: string;
  /** What this browser shows the next time. */
  readonly device: string;
}

/** A token for this person, good as long as its row is. */
export async function openSession(
  { config, tokens }: ApiContext,
  db: Database,
  person: { readonly userId: string; readonly device: string | null },
): Promise<LoggedIn> {
  const expiresAt = new Date(Date.now() + config.TOKEN_HOURS * HOUR_MS);
  const sessionId = await createSession(db, { ...person, expiresAt });
  return {
    access_token: tokens.sign({ userId: person.userId, sessionId }, expiresAt),
    device: newDevice(tokens.secret, person.userId),
  };
}
