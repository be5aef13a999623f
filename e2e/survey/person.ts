import { expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly id: string;
  readonly token: string;
  readonly licenseCode: string;
}

let people = 0;

/** A registered person with one key from the access code. */
export async function newPerson(request: APIRequestContext): Promise<Person> {
  people += 1;
  const email = `survey-${process.pid}-${Date.now()}-${people}@example.com`;
  const password = 'correct horse';
  const registered = await request.post('/api/users/register', { data: { firstName: 'Ada', lastName: 'Lovelace', email, password } });
  expect(registered.status()).toBe(201);
  const { id } = (await registered.json()) as { id: string };
  const token = await logIn(request, email, password);
  const redeemed = await request.post('/api/coupons/redeem', { data: { code: 'WELCOME' }, headers: { authorization: `Bearer ${token}` } });
  expect(redeemed.status()).toBe(201);
  const { code } = (await redeemed.json()) as { code: string };
  return { email, password, id, token, licenseCode: code };
}

async function logIn(request: APIRequestContext, email: string, password: string): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

export async function logInHere(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in through the form and opens the survey with the person's key. */
export async function enterSurvey(page: Page, person: Person): Promise<void> {
  acceptLeaving(page);
  await page.goto('/login');
  await logInHere(page, person);
  await page.waitForURL('**/account');
  await page.getByRole('button', { name: /^(Start|Continue)/ }).or(page.getByRole('link', { name: /^(Start|Continue)/ })).first().click();
  await page.waitForURL('**/before-we-begin');
  // The account stays until the step is ready.
  await expect(page.getByRole('heading', { level: 1, name: 'Before We Begin' })).toBeVisible();
}

/** Signed in as the form would do it, without the form. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  const user = { id: person.id, firstName: 'Ada', lastName: 'Lovelace', email: person.email };
  const session = { token: person.token, user, licenseCode: person.licenseCode, licenseStatus: 'used' };
  await page.evaluate(`localStorage.setItem('lf.session', ${JSON.stringify(JSON.stringify(session))})`);
}

/** Straight to the first question, signed in without the form: for tests about what happens there. */
export async function openFirstQuestion(page: Page, person: Person): Promise<void> {
  acceptLeaving(page);
  await signInAs(page, person);
  await page.goto('/digital-fingerprint/earliest-memory');
  await expect(page.getByRole('textbox', { name: /^Your answer/ })).toBeVisible();
}

/** The browser asks before it leaves the survey: these tests leave on purpose. */
export function acceptLeaving(page: Page): void {
  page.on('dialog', (dialog) => void dialog.accept());
}

export async function secondDevice(browser: Browser, baseURL: string, person: Person): Promise<{ context: BrowserContext; page: Page }> {
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
export async function savedRecord(request: APIRequestContext, person: Person): Promise<ServerRecord | undefined> {
  const token = await logIn(request, person.email, person.password);
  const answer = await request.get(`/api/fingerprintData/data/${person.id}/${person.licenseCode}`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: ServerRecord[] }).data[0];
}
