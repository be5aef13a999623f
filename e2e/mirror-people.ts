import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { MirrorInvitation, OwnMirror } from '@lf/contract/mirror';
import { confirmEmail, type KeyHolder } from './people.ts';
import type { Standalone } from './standalone-server.ts';

export interface SaidByFriend {
  /** Words, or places on the friend's page; a sentence is about the first. */
  readonly picks: readonly (string | number)[];
  readonly saw?: string;
  readonly name?: string;
}

async function send<T>(request: APIRequestContext, path: string, data: object, token?: string): Promise<T> {
  const answer = await request.post(`/api${path}`, {
    data,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (!answer.ok()) throw new Error(`POST ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? null : await answer.json()) as T;
}

const mirrorOf = ({ licenseCode }: KeyHolder): string => `/fingerprints/${licenseCode}/mirror`;

export const mirrorPage = (secret: string): string => `/mirror?invitation=${secret}`;

/** Started through the API; answers the secret of the shared link. */
export async function startMirror(request: APIRequestContext, owner: KeyHolder): Promise<string> {
  const { mirror } = await send<{ mirror: OwnMirror }>(request, mirrorOf(owner), {}, owner.token);
  return new URL(mirror.link).searchParams.get('invitation') ?? '';
}

export const closeMirror = (request: APIRequestContext, owner: KeyHolder): Promise<unknown> =>
  send(request, `${mirrorOf(owner)}/close`, {}, owner.token);

export async function deleteMirror(request: APIRequestContext, owner: KeyHolder): Promise<void> {
  const answer = await request.delete(`/api${mirrorOf(owner)}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  if (!answer.ok()) throw new Error(`DELETE ${mirrorOf(owner)}: ${answer.status()}`);
}

const cardsOf = async (request: APIRequestContext, secret: string): Promise<readonly string[]> =>
  (await send<MirrorInvitation>(request, '/mirror/open', { secret })).cards.map(({ value }) => value);

/** A word of the page that is none of the owner's. */
export async function wordOfOthers(
  request: APIRequestContext,
  secret: string,
  own: readonly string[],
): Promise<string> {
  const word = (await cardsOf(request, secret)).toSorted().find((card) => !own.includes(card));
  if (word === undefined) throw new Error('every word is one of the owner’s');
  return word;
}

/** Somebody who replies by the shared link; answers the secret by which the reply is found again. */
export async function replyByLink(request: APIRequestContext, secret: string, said: SaidByFriend): Promise<string> {
  const cards = await cardsOf(request, secret);
  const words = said.picks.map((pick) => (typeof pick === 'string' ? pick : (cards[pick] ?? '')));
  const picks = [...new Set(words)];
  const replySecret = randomBytes(32).toString('base64url');
  await send(request, '/mirror/reply', {
    secret,
    replySecret,
    picks,
    ...(said.saw === undefined ? {} : { saw: { value: picks[0], text: said.saw } }),
    ...(said.name === undefined ? {} : { name: said.name }),
  });
  return replySecret;
}

export const passInvitation = (request: APIRequestContext, secret: string): Promise<unknown> =>
  send(request, '/mirror/pass', { secret });

/** By the secret of the reply. */
export const takeReplyBack = (request: APIRequestContext, secret: string): Promise<unknown> =>
  send(request, '/mirror/withdraw', { secret });

const INVITATION_LINK = /\/mirror\?invitation=([\w-]+)/;

/** By mail; answers the secrets of their links. The owner's own address is confirmed first. */
export async function inviteByMail(
  request: APIRequestContext,
  server: Pick<Standalone, 'mailTo'>,
  owner: KeyHolder,
  emails: readonly string[],
): Promise<readonly string[]> {
  await confirmEmail(request, server, owner);
  await send(request, `${mirrorOf(owner)}/invitations`, { emails }, owner.token);
  const mails = await Promise.all(emails.map((email) => server.mailTo(email, INVITATION_LINK)));
  return mails.map(({ text = '' }) => INVITATION_LINK.exec(text)?.[1] ?? '');
}
