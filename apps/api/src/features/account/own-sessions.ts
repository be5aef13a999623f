import { findSessions } from '../auth/sessions.repo.ts';
import type { CurrentUser } from '@lf/platform/http/authenticate';
import type { Database } from '@lf/platform/db/schema';
import type { OwnSession } from '@lf/contract/account';

export async function ownSessions(db: Database, user: CurrentUser): Promise<OwnSession[]> {
  return (await findSessions(db, user.id)).map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    device: row.device,
    current: row.id === user.sessionId,
  }));
}
