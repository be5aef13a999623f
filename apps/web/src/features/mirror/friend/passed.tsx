import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { useState } from 'react';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messagesOf } from '../../../lib/api-error.ts';
import { passMirror } from '../api/pass-mirror.ts';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import styles from './friend-page.module.css';

/** Of a mailed invitation: whoever is not to be asked again says so once, for everybody. */
function NoMore({ secret }: { readonly secret: string }) {
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

interface PassedProps {
  readonly secret: string;
  readonly name: string;
  /** By a link that many have; of it no address is known. */
  readonly shared: boolean;
  /** What they had sent before had arrived, and is deleted. */
  readonly isTakenBack: boolean;
  readonly onReplyAfterAll: () => void;
}

/** Somebody would rather not, and may think again. */
export function Passed({ secret, name, shared, isTakenBack, onReplyAfterAll }: PassedProps) {
  return (
    <>
      {isTakenBack && <p>{WORDS.passedTakenBack}</p>}
      <p>
        <NamedWords words={WORDS.passed} name={name} />
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onReplyAfterAll}>
          {WORDS.replyAfterAll}
        </Button>
      </div>
      {!shared && <NoMore secret={secret} />}
    </>
  );
}
