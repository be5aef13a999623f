import { MIRROR_FRIEND_MESSAGES as FRIEND_WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { Button } from '../../../components/ui/button.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { forgetDraft } from './kept-invitation.ts';
import { KeptText } from './kept-text.tsx';
import { useStorageRefused } from '../../../lib/use-storage-refused.ts';
import type { Opened } from './load-invitation.ts';
import { OwnLink } from './own-link.tsx';
import type { ReplyDraft } from './reply-draft.ts';
import { SendNewer } from './send-newer.tsx';
import { SomebodyElse } from './somebody-else.tsx';
import { TakeReplyBack } from './take-reply-back.tsx';
import { WhatWasSaid } from './what-was-said.tsx';
import styles from './sent-reply.module.css';

interface SentReplyProps {
  readonly secret: string;
  readonly opened: Opened;
  /** Written on this device after what has arrived. */
  readonly newer: ReplyDraft | undefined;
  readonly takesFocus: boolean;
  readonly onSendNewer: () => Promise<void>;
  readonly onDeleteNewer: () => Promise<void>;
  readonly onChange: () => void;
  readonly takeBack: () => Promise<void>;
  readonly onSomebodyElse: () => void;
}

const focusOn = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });

/** A reply that has arrived: what was said, how to change it, the way back to it, and out of it. */
export function SentReply({ secret, opened, newer, takesFocus, onSendNewer, onDeleteNewer, ...on }: SentReplyProps) {
  const isNothingKept = useStorageRefused();
  const { heldBy, invitation } = opened;
  const { firstName, reply, shared, changeable } = invitation;
  return (
    <>
      <p>
        <NamedWords words={FRIEND_WORDS.sent} name={firstName} />
      </p>
      {changeable ? (
        newer && <SendNewer draft={newer} onSend={onSendNewer} onDelete={onDeleteNewer} />
      ) : (
        <KeptText secret={secret} forget={forgetDraft} />
      )}
      {reply && (
        <section className={styles.said} aria-labelledby="what-was-said">
          <h2 id="what-was-said" ref={takesFocus ? focusOn : undefined} tabIndex={-1}>
            {WORDS.saidTitle}
          </h2>
          <WhatWasSaid {...reply} />
          {!changeable && (
            <p>
              <NamedWords words={WORDS.sentIsFinal} name={firstName} />
            </p>
          )}
          <div className={styles.actions}>
            {changeable && (
              <Button variant="secondary" onClick={on.onChange}>
                {WORDS.change}
              </Button>
            )}
            <TakeReplyBack name={firstName} variant={changeable ? 'quiet' : 'secondary'} takeBack={on.takeBack} />
          </div>
        </section>
      )}
      <section className={styles.said} aria-labelledby="come-back">
        <h2 id="come-back">{WORDS.returnTitle}</h2>
        <p>{WORDS.returnText}</p>
        <OwnLink heldBy={heldBy} />
        {shared && (
          <div className={styles.sharedDevice}>
            <p>{isNothingKept ? WORDS.nothingKept : WORDS.sharedDevice}</p>
            <SomebodyElse heldBy={heldBy} onSomebodyElse={on.onSomebodyElse} />
          </div>
        )}
      </section>
    </>
  );
}
