import { randomBytes } from 'node:crypto';
import { finishKeyOf } from './finish-key.ts';
import type { MirrorInvitation, OwnMirror } from '@lf/contract/mirror';
import type { TestApi, TestUser } from './test-api.ts';

/** What somebody replies, besides the secrets. */
export interface TestReply {
  readonly picks: readonly string[];
  readonly saw?: { readonly value: string; readonly text: string };
  readonly name?: string;
}

/** A friend who replied by the shared link; `secret` finds the reply again. */
export interface Friend {
  readonly secret: string;
  readonly answer: { readonly status: number; readonly body: MirrorInvitation };
}

export const secretIn = (link: string): string => new URL(link).searchParams.get('invitation') ?? '';
export const newReplySecret = (): string => randomBytes(32).toString('base64url');

/** A mirror that was started for a finished key, as its owner and friends use it over HTTP. */
export const startMirrorOf = async (api: TestApi, owner: TestUser) =>
  mirrorOf(api, owner, await finishKeyOf(api, owner));

/** The same for a key that is finished already. */
export async function mirrorOf(api: TestApi, owner: TestUser, code: string) {
  const path = `/fingerprints/${code}/mirror`;
  const asOwner = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', below = '', body?: unknown) =>
    api.call(method, `${path}${below}`, { token: owner.token, ...(body === undefined ? {} : { body }) });
  const own = async (): Promise<OwnMirror> => {
    const { mirror } = (await asOwner('GET')).body as { mirror: OwnMirror | null };
    if (mirror === null) throw new Error('the mirror is not started');
    return mirror;
  };
  await asOwner('POST');
  const link = secretIn((await own()).link);
  const asFriend = (what: 'open' | 'reply' | 'pass' | 'withdraw' | 'report', body: object) =>
    api.call('POST', `/mirror/${what}`, { body });
  const { cards } = (await asFriend('open', { secret: link })).body as MirrorInvitation;
  const reply = async (said: TestReply, replySecret = newReplySecret()): Promise<Friend> => ({
    secret: replySecret,
    answer: (await asFriend('reply', { secret: link, replySecret, ...said })) as Friend['answer'],
  });
  return { code, path, link, cards: cards.map(({ value }) => value), asOwner, own, asFriend, reply };
}
export type TestMirror = Awaited<ReturnType<typeof startMirrorOf>>;
