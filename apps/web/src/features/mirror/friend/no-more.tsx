import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { passMirror } from '../api/pass-mirror.ts';
import styles from './friend-page.module.css';

/** Of a mailed invitation: whoever is not to be asked again says so once, for everybody. */
export function NoMore({ secret }: { readonly secret: string }) {
  const [state, setState] = useState<'ready' | 'under-way' | 'noted'>('ready');
  const [messages, setMessages] = useState<readonly string[]>([]);

  async function note(): Promise<void> {
    setState('under-way');
    setMessages([]);
    try {
      await passMirror({ secret, noMore: true });
      setState('noted');
    } catch (error) {
      setMessages(messagesOf(error));
      setState('ready');
    }
  }

  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          loading={state === 'under-way'}
          loadingLabel={WORDS.passing}
          aria-disabled={state !== 'ready' || undefined}
          onClick={() => state === 'ready' && void note()}
        >
          {WORDS.noMore}
        </Button>
      </div>
      <output>{state === 'noted' && WORDS.noMoreNoted}</output>
      <MessageAlert variant="danger" messages={messages} />
    </>
  );
}
