import { MIRROR_FRIEND_MESSAGES as FRIEND_WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { replyOf, type ReplyDraft } from './reply-draft.ts';
import { WhatWasSaid } from './what-was-said.tsx';
import styles from './sent-reply.module.css';

interface SendNewerProps {
  readonly draft: ReplyDraft;
  readonly onSend: () => Promise<void>;
  readonly onDelete: () => Promise<void>;
}

/** What was corrected here after an attempt that did arrive, or in another tab. */
export function SendNewer({ draft, onSend, onDelete }: SendNewerProps) {
  const [underWay, setUnderWay] = useState<'send' | 'delete'>();
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function run(what: 'send' | 'delete', act: () => Promise<void>): Promise<void> {
    if (underWay !== undefined) return;
    setUnderWay(what);
    setMessages([]);
    try {
      await act();
    } catch (error) {
      setMessages(messagesOf(error));
    } finally {
      setUnderWay(undefined);
    }
  }

  const is = (what: 'send' | 'delete') => ({
    loading: underWay === what,
    'aria-disabled': underWay !== undefined || undefined,
  });

  return (
    <section className={styles.newer} aria-labelledby="newer-draft">
      <h2 id="newer-draft">{WORDS.newerTitle}</h2>
      <WhatWasSaid {...replyOf(draft)} />
      <MessageAlert variant="danger" messages={messages} />
      <div className={styles.actions}>
        <Button {...is('send')} loadingLabel={FRIEND_WORDS.sending} onClick={() => void run('send', onSend)}>
          {WORDS.sendNewer}
        </Button>
        <Button {...is('delete')} variant="quiet" onClick={() => void run('delete', onDelete)}>
          {WORDS.deleteNewer}
        </Button>
      </div>
    </section>
  );
}
