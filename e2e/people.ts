import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** Somebody nobody else in this run is. */
export function newPerson(firstName = 'Ada'): Person {
  count += 1;
  const email = `${firstName.toLowerCase()}-${process.pid}-${Date.now()}-${count}@example.com`;
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
export async function logInAs(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** An account made through the API: journeys that are not about signing up begin after it. */
export async function createPerson(request: APIRequestContext, firstName = 'Ada'): Promise<Person> {
  const person = newPerson(firstName);
  const answer = await request.post('/api/users/register', { data: person });
  expect(answer.status()).toBe(201);
  return person;
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
  await page.getByLabel('Access code').fill('WELCOME');
  await page.getByRole('button', { name: 'Use Access Code' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  return person;
}
