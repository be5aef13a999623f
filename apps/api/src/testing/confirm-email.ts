import { mailsTo } from './outbox.ts';
import type { TestApi } from './test-api.ts';

/** The key in the newest mail to this address that confirms it; waits until `count` mails are there. */
export async function emailKeyFor(api: TestApi, email: string, count = 1): Promise<string> {
  const texts = (await mailsTo(api, email, count)).map((mail) => mail.text ?? '');
  const keys = texts.map((text) => /\/auth\/confirm-email\?key=([\w-]+)/.exec(text)?.[1] ?? '').filter(Boolean);
  return keys.at(-1) ?? '';
}
