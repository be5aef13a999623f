import { expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { parseFormData, type SurveyForm } from '@lf/contract/form-data';
import { freshToken, logInAs, type KeyHolder } from '../people.ts';

/** Logs in through the form and opens the survey with the person's key. */
export async function enterSurvey(page: Page, person: KeyHolder): Promise<void> {
  acceptLeaving(page);
  await page.goto('/login');
  await logInAs(page, person);
  await page.waitForURL('**/account');
  await page
    .getByRole('button', { name: /^(Start|Continue)/ })
    .or(page.getByRole('link', { name: /^(Start|Continue)/ }))
    .first()
    .click();
  await page.waitForURL('**/before-we-begin');
  // The account stays until the step is ready.
  await expect(page.getByRole('heading', { level: 1, name: 'Before We Begin' })).toBeVisible();
}

/** Signed in as the form would do it, without the form. */
export async function signInAs(page: Page, person: KeyHolder): Promise<void> {
  await page.goto('/login');
  await page.evaluate(`localStorage.setItem('lf.session', ${JSON.stringify(person.session)})`);
}

/** Straight to the first question, signed in without the form: for tests about what happens there. */
export async function openFirstQuestion(page: Page, person: KeyHolder): Promise<void> {
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/earliest-memory');
  await expect(page.getByRole('textbox', { name: /^Your answer/ })).toBeVisible();
}

/** The browser asks before it leaves the survey: these tests leave on purpose. */
export function acceptLeaving(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

export async function secondDevice(
  browser: Browser,
  baseURL: string,
  person: KeyHolder,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await openFirstQuestion(page, person);
  return { context, page };
}

interface ServerRecord {
  readonly data: string;
  readonly lastPageAccessed: string;
  readonly visitedRoutes: string;
  readonly surveyData: readonly { question: string; answer: string }[];
}

/** What the server holds of this key. */
export async function savedRecord(request: APIRequestContext, person: KeyHolder): Promise<ServerRecord | undefined> {
  const token = await freshToken(request, person);
  const answer = await request.get(`/api/fingerprintData/data/${person.id}/${person.licenseCode}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { data: ServerRecord[] }).data[0];
}

/** The answers as the server holds them. */
export async function savedForm(request: APIRequestContext, person: KeyHolder): Promise<SurveyForm> {
  return parseFormData((await savedRecord(request, person))?.data ?? '{}');
}

/** The record of a person who was here before: for tests about what happens later. */
export async function seedForm(
  request: APIRequestContext,
  person: KeyHolder,
  form: SurveyForm,
  lastPageAccessed = 'earliest-memory',
): Promise<void> {
  const answer = await request.post('/api/fingerprintData/save-fingerprint-data', {
    headers: { authorization: `Bearer ${person.token}` },
    data: {
      userId: person.id,
      licenseCode: person.licenseCode,
      data: JSON.stringify(form),
      lastPageAccessed,
      visitedRoutes: lastPageAccessed,
    },
  });
  expect(answer.status()).toBe(201);
}
