import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Standalone } from './standalone-server.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody with an account and a key. */
export interface KeyHolder extends Person {
  readonly id: string;
  readonly token: string;
  readonly licenseCode: string;
  /** What the browser keeps once they are signed in. */
  readonly session: string;
}

/** The link in the mail, and the key in it. */
export const CONFIRM_LINK = /https?:\/\/\S+\/auth\/confirm-email\?key=([\w-]+)/;
const DEMO_ACCESS_CODE = 'WELCOME';

let count = 0;

/** Somebody nobody else in this run is. */
export function newPerson(firstName = 'Ada'): Person {
  count += 1;
  // An address has none of the letters that a name may have.
  const called = firstName
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 20);
  const email = `${called || 'somebody'}-${process.pid}-${Date.now()}-${count}@example.com`;
  return { firstName, lastName: 'Lovelace', email, password: 'correct horse' };
}

/** On the registration screen: fills it in and sends it. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** On the log-in screen: fills it in and sends it. */
export async function logInAs(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** An account made through the API: journeys that are not about signing up begin after it. */
export async function createPerson(
  request: APIRequestContext,
  firstName = 'Ada',
): Promise<Person & Pick<KeyHolder, 'id'>> {
  const person = newPerson(firstName);
  const answer = await request.post('/api/users/register', { data: person });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  return { ...person, id };
}

/** Opens the link of the mail that confirms their address. */
export async function confirmEmail(
  request: APIRequestContext,
  server: Pick<Standalone, 'mailTo'>,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  const mail = await server.mailTo(email, CONFIRM_LINK);
  const answer = await request.post('/api/users/confirm-email', {
    data: { key: CONFIRM_LINK.exec(mail.text ?? '')?.[1] },
  });
  expect(answer.status()).toBe(200);
}

export async function freshToken(request: APIRequestContext, { email, password }: Person): Promise<string> {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** An account with a fresh key from the demo access code, made through the API. */
export async function createKeyHolder(request: APIRequestContext, called = 'Ada'): Promise<KeyHolder> {
  const person = await createPerson(request, called);
  const token = await freshToken(request, person);
  const redeemed = await request.post('/api/coupons/redeem', {
    data: { code: DEMO_ACCESS_CODE },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(redeemed.status()).toBe(201);
  const { code: licenseCode } = (await redeemed.json()) as { code: string };
  const { id, firstName, lastName, email } = person;
  const session = JSON.stringify({
    token,
    user: { id, firstName, lastName, email },
    licenseCode,
    licenseStatus: 'used',
  });
  return { ...person, token, licenseCode, session };
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await logInAs(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(person.firstName));
}

/** A signed-in person with a fresh key from the demo access code, on the account page. */
export async function arriveWithKey(page: Page, request: APIRequestContext, firstName = 'Ada'): Promise<Person> {
  const person = await createPerson(request, firstName);
  await logIn(page, person);
  await page.getByLabel('Access code').fill(DEMO_ACCESS_CODE);
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  return person;
}
