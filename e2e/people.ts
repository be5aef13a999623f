import { expect, type APIRequestContext, type Page } from '@playwright/test';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

let count = 0;

/** An account made through the API: journeys that are not about signing up begin after it. */
export async function createPerson(request: APIRequestContext, firstName = 'Ada'): Promise<Person> {
  count += 1;
  const person = { email: `${firstName.toLowerCase()}-${process.pid}-${Date.now()}-${count}@example.com`, password: 'correct horse', firstName };
  const answer = await request.post('/api/users/register', { data: { ...person, lastName: 'Lovelace' } });
  expect(answer.status()).toBe(201);
  return person;
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: /log in/i }).click();
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
