import type { APIRequestContext } from '@playwright/test';
import type { KeyHolder } from './people.ts';

export const BOBS_VALUES = ['Fairness', 'Family', 'Order', 'Decisiveness', 'Harmony'] as const;

/** Made through the API: for journeys that begin after it. */
export async function linkOf(request: APIRequestContext, { token, licenseCode }: KeyHolder): Promise<string> {
  const answer = await request.post(`/api/fingerprints/${licenseCode}/side-by-side`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { link: string }).link;
}

/** Already beside each other; where. */
export async function besideOf(request: APIRequestContext, ada: KeyHolder, bob: KeyHolder): Promise<string> {
  const secret = new URL(await linkOf(request, ada)).searchParams.get('with');
  const accepted = await request.post('/api/side-by-side/accept', {
    data: { secret, licenseCode: bob.licenseCode },
    headers: { authorization: `Bearer ${bob.token}` },
  });
  return `/side-by-side/${((await accepted.json()) as { id: string }).id}`;
}
