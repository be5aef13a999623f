import { insertMail } from '../../email/mailer.ts';
import { keyEnd } from '../audit/audit.repo.ts';
import { lostKeysMail } from '../../email/lost-keys-mail.ts';
import type { LostKey } from './revoked-keys.repo.ts';
import type { Database } from '@lf/platform/db/schema';

/** One mail to everybody who loses keys: who holds them, and who was sent one and has not claimed it. */
export async function tellWhoLostKeys(db: Database, lost: readonly LostKey[], supportEmail: string): Promise<void> {
  const endings = new Map<string, string[]>();
  const note = (email: string, code: string) => endings.set(email, [...(endings.get(email) ?? []), keyEnd(code)]);
  for (const { code, holderEmail, recipientEmail } of lost) {
    note(holderEmail, code);
    // The code is the giver's: whoever was sent the key never saw it.
    if (recipientEmail !== null && !endings.has(recipientEmail)) endings.set(recipientEmail, []);
  }
  for (const [to, keyEndings] of endings) await insertMail(db, { to, ...lostKeysMail({ keyEndings, supportEmail }) });
}
