import { MIRROR_MESSAGES } from '@lf/domain/messages/mirror';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, messagesOf } from '../../../lib/api-error.ts';
import type { MirrorInvitation } from '@lf/contract/mirror';
import { isEnded } from './is-unknown.ts';
import { loadInvitation, type Opened } from './load-invitation.ts';
import type { ReplyDraft } from './reply-draft.ts';

export type Invitation =
  | { readonly state: 'loading' }
  | { readonly state: 'here'; readonly opened: Opened }
  /** The reply that has arrived stands in its form again. */
  | { readonly state: 'changing'; readonly opened: Opened; readonly draft: ReplyDraft }
  /** Nothing is behind the link, and asking again would not change that. */
  | { readonly state: 'unknown'; readonly messages: readonly string[] }
  /** As above, and it came by mail: its recipient can still complain, and want no more of them. */
  | { readonly state: 'ended'; readonly messages: readonly string[] }
  | { readonly state: 'failed'; readonly messages: readonly string[] }
  | { readonly state: 'taken-back'; readonly left: MirrorInvitation | undefined };

const TOO_MANY = 429;

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode < 500 && error.statusCode !== TOO_MANY;

async function load(secret: string): Promise<Invitation> {
  // An address without its end: there is nothing to ask for, and nothing to keep.
  if (secret === '') return { state: 'unknown', messages: [MIRROR_MESSAGES.unknown] };
  try {
    return { state: 'here', opened: await loadInvitation(secret) };
  } catch (error) {
    const messages = messagesOf(error);
    if (isEnded(error)) return { state: 'ended', messages };
    return { state: isFinal(error) ? 'unknown' : 'failed', messages };
  }
}

/** What is behind the link of an invitation. What could not be fetched is asked for again when the connection is back. */
export function useInvitation(secret: string) {
  const [shown, show] = useState<Invitation>({ state: 'loading' });
  useEffect(() => {
    let wanted = true;
    const showIfWanted = (next: Invitation): void => {
      if (wanted) show(next);
    };
    void load(secret).then(showIfWanted);
    return () => {
      wanted = false;
    };
  }, [secret]);
  const again = useCallback(() => {
    show({ state: 'loading' });
    void load(secret).then(show);
  }, [secret]);
  const isFailed = shown.state === 'failed';
  useEffect(() => {
    if (!isFailed) return undefined;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFailed, again]);
  return { shown, show, again };
}
