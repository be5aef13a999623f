import type { MirrorInvitation } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useRef, useState } from 'react';
import { messagesOf } from '../../../lib/api-error.ts';
import { useStoredElsewhere } from '../../../lib/use-stored-elsewhere.ts';
import { useStorageRefused } from '../../../lib/use-storage-refused.ts';
import { hasKeptDraft, keepDraft, keptDraft, keptName } from './kept-invitation.ts';
import type { Opened } from './load-invitation.ts';
import { passInvitation } from './pass-invitation.ts';
import { isEmpty, onCards, type ReplyDraft } from './reply-draft.ts';
import { isAnswerLost, isRepliedOtherwise, sendReply } from './send-reply.ts';

export interface ReplyInHand {
  readonly secret: string;
  readonly invitation: MirrorInvitation;
  /** A reply that has arrived and is being changed. */
  readonly changed?: ReplyDraft;
  readonly onSending?: () => void;
  /** What the link shows once the reply has arrived, or once it is said that none comes. */
  readonly onDone: (now: Opened) => void;
}

type Pressed = 'send' | 'pass';

/** A reply that is being written: kept on the device with every change, until it has arrived. */
export function useReply({ secret, invitation, changed, onSending, onDone }: ReplyInHand) {
  const keptOnCards = (): ReplyDraft => onCards(keptDraft(secret), invitation.cards);
  const [draft, setDraft] = useState<ReplyDraft>(() => changed ?? keptOnCards());
  const [underWay, setUnderWay] = useState<Pressed>();
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isArrivedEarlier, setArrivedEarlier] = useState(false);
  const kept = useStorageRefused() ? WORDS.keptInPage : WORDS.keptHere;
  const pressed = useRef(false);
  const lost = useRef<ReplyDraft[]>([]);

  // A draft that is gone has been sent from there, or is not wanted: what stands here is left alone.
  useStoredElsewhere(keptName(secret), () => {
    if (hasKeptDraft(secret)) setDraft(keptOnCards());
  });

  function change(next: ReplyDraft): void {
    // What was changed meanwhile would be in no reply.
    if (pressed.current) return;
    setDraft(next);
    keepDraft(secret, next);
  }

  function failed(error: unknown): void {
    if (isRepliedOtherwise(error)) setArrivedEarlier(true);
    else setMessages([...messagesOf(error), ...(isEmpty(draft) ? [] : [kept])]);
    setUnderWay(undefined);
  }

  async function run(what: Pressed, act: () => Promise<void>): Promise<void> {
    if (pressed.current) return;
    pressed.current = true;
    setUnderWay(what);
    setMessages([]);
    try {
      await act();
    } catch (error) {
      failed(error);
    } finally {
      pressed.current = false;
    }
  }

  const send = () =>
    run('send', async () => {
      onSending?.();
      try {
        onDone(await sendReply(secret, draft, isArrivedEarlier || changed !== undefined));
      } catch (error) {
        if (isAnswerLost(error)) lost.current.push(draft);
        throw error;
      }
    });

  const pass = () => run('pass', async () => onDone(await passInvitation(secret, { draft, lost: lost.current })));

  /** A reply may have arrived of which this page knows nothing. */
  const mayHaveArrived = (): boolean => lost.current.length > 0;

  return { draft, change, underWay, messages, isArrivedEarlier, mayHaveArrived, send, pass };
}
