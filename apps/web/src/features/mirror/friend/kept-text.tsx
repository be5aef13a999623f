import { MIRROR_FRIEND_MESSAGES as FRIEND_WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useStorageRefused } from '../../../lib/use-storage-refused.ts';
import { CopyWords } from './copy-words.tsx';
import { keptDraft } from './kept-invitation.ts';
import { isEmpty, replyOf, type ReplyDraft } from './reply-draft.ts';
import { WhatWasSaid } from './what-was-said.tsx';
import styles from './sent-reply.module.css';

function wordsOf(draft: ReplyDraft): string {
  const { picks, saw, name } = replyOf(draft);
  const sentence = saw && `${saw.value === '' ? FRIEND_WORDS.sawText : WORDS.saw(saw.value)} ${saw.text}`;
  return [picks.join(', '), sentence, name].filter(Boolean).join('\n');
}

interface KeptTextProps {
  readonly secret: string;
  /** Takes it off this device, with what is kept for it alone. */
  readonly forget: (secret: string) => void;
}

/** What somebody wrote where it is not sent, or can no longer be: theirs to take along, and off a device that others use. */
export function KeptText({ secret, forget }: KeptTextProps) {
  const [draft, setDraft] = useState(() => keptDraft(secret));
  const isNothingKept = useStorageRefused();
  const said = useRef<HTMLOutputElement>(null);
  const [isDeleted, setDeleted] = useState(false);

  function deleteIt(): void {
    forget(secret);
    setDraft(keptDraft(secret));
    setDeleted(true);
  }

  // The button that had it is gone.
  useEffect(() => {
    if (isDeleted) said.current?.focus({ preventScroll: true });
  }, [isDeleted]);

  if (isEmpty(draft) && !isDeleted) return null;
  return (
    <div>
      {!isEmpty(draft) && (
        <section className={styles.newer} aria-labelledby="kept-text">
          <h2 id="kept-text">{WORDS.notSentTitle}</h2>
          <p>{isNothingKept ? WORDS.notSentInPage : WORDS.notSentText}</p>
          <WhatWasSaid {...replyOf(draft)} />
          <div className={styles.actions}>
            <CopyWords text={wordsOf(draft)} label={WORDS.copyText} copied={WORDS.textCopied} />
            <Button variant="quiet" onClick={deleteIt}>
              {WORDS.deleteKept}
            </Button>
          </div>
        </section>
      )}
      <output ref={said} tabIndex={-1}>
        {isDeleted && WORDS.keptDeleted}
      </output>
    </div>
  );
}
