import { expect, type Page } from '@playwright/test';
import { arriveWithKey } from '../people.ts';

/** Five stories; every value word in them was counted by hand. */
export const STORIES = [
  'I sat under the table in my grandmother’s kitchen. There was love in every loaf, and family came first.',
  'They praised hard work. Hard work, honesty, and then again hard work.',
  'Jo taught me trust. Trust is slow: she came back every Sunday. That is love, too.',
  'My best boss had patience. She said: “I trust you.” It was fun, and there was order.',
  'We fought about the house; the family took sides. I said nothing for a week and built a wall around me.',
] as const;

export interface Owner {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly licenseCode: string;
}

/** A person with one fresh key, signed in in this browser, about to begin. */
export async function begin(page: Page, name: string): Promise<Owner> {
  const { request } = page;
  const { email, password } = await arriveWithKey(page, request, name);
  const logged = await request.post('/api/auth/login', { data: { email, password } });
  const { access_token: token } = (await logged.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { id } = (await (await request.get('/api/users/me', { headers })).json()) as { id: string };
  const { result } = (await (await request.get('/api/users/me/licenses', { headers })).json()) as {
    result: { code: string }[];
  };
  await page.getByRole('button', { name: 'Start' }).click();
  await at(page, 'before-we-begin');
  return { id, headers, licenseCode: result[0]?.code ?? '' };
}

/** The one place where the flow is chosen. */
export async function chooseClassic(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prefer no AI? Take the classic assessment' }).click();
  await at(page, 'not-very-much');
}

export const next = (page: Page, name: string | RegExp = 'Next') =>
  page.getByRole('main').getByRole('button', { name }).click();
export const at = (page: Page, slug: string) => expect(page).toHaveURL(new RegExp(`/digital-fingerprint/${slug}$`));
