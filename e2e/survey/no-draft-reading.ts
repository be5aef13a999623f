import type { Page } from '@playwright/test';

/** The service reads no drafts: for tests that answer for next-question themselves, or keep it from answering. */
export async function noDraftReading(page: Page): Promise<void> {
  await page.route('**/ai/survey/question_for_draft', (route) => route.fulfill({ json: { reads_drafts: false } }));
}
