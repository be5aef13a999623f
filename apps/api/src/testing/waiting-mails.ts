import type { TestApi } from './test-api.ts';

/** For a test API whose mail server is out of reach: mails wait where they can be counted. */
export const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1' };

export const waitingMailsTo = (api: TestApi, email: string) =>
  api.db.selectFrom('outbox_mails').select(['subject', 'text']).where('recipient', '=', email).execute();

/** The secret in the invitation to a mirror that waits for this address; empty where none does. */
export async function mailedSecretOf(api: TestApi, email: string): Promise<string> {
  const texts = (await waitingMailsTo(api, email)).map(({ text }) => text).join('\n');
  return /\/mirror\?invitation=([\w-]+)/u.exec(texts)?.[1] ?? '';
}
