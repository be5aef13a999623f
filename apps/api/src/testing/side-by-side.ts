import { finishKeyOf } from './finish-key.ts';
import { SHORT_FINGERPRINT } from './sample-fingerprints.ts';
import type { SideBySideListed } from '@lf/contract/side-by-side';
import type { TestApi, TestUser } from './test-api.ts';

export const secretOf = (link: string): string => new URL(link).searchParams.get('with') ?? '';

export const inviteBeside = (api: TestApi, { token }: TestUser, licenseCode: string) =>
  api.call('POST', `/fingerprints/${licenseCode}/side-by-side`, { token });

export const acceptLink = (api: TestApi, { token }: TestUser, secret: string, licenseCode: string) =>
  api.call('POST', '/side-by-side/accept', { token, body: { secret, licenseCode } });

export const listed = async (api: TestApi, { token }: TestUser): Promise<SideBySideListed[]> =>
  ((await api.call('GET', '/users/me/side-by-side', { token })).body as { result: SideBySideListed[] }).result;

/** Ada and Bob, who agreed to stand side by side. */
export async function pairOf(api: TestApi, results: { ada?: object; bob?: object } = {}) {
  const [ada, bob] = [await api.signUp('Ada'), await api.signUp('Bob')];
  const adas = await finishKeyOf(api, ada, results.ada ?? SHORT_FINGERPRINT);
  const bobs = await finishKeyOf(api, bob, results.bob ?? SHORT_FINGERPRINT);
  const { id, link } = (await inviteBeside(api, ada, adas)).body as { id: string; link: string };
  const { status } = await acceptLink(api, bob, secretOf(link), bobs);
  if (status !== 201) throw new Error(`the two did not come together: ${status}`);
  return { ada, bob, adas, bobs, id, link };
}
