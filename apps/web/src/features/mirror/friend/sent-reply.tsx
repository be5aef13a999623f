import type { MirrorInvitation, MirrorReply } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../components/ui/button.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { TakeReplyBack } from './take-reply-back.tsx';
import styles from './sent-reply.module.css';

function WhatWasSaid({ picks, saw, name }: MirrorReply) {
  return (
    <>
      <ul className={styles.picks}>
        {picks.map((pick) => (
          <li key={pick} dir="auto">
            {pick}
          </li>
        ))}
      </ul>
      {saw && (
        <figure className={styles.saw}>
          <figcaption>
            <NamedWords words={WORDS.saw} name={saw.value} />
          </figcaption>
          <blockquote dir="auto">{saw.text}</blockquote>
        </figure>
      )}
      <p>{name === undefined ? WORDS.unsigned : <NamedWords words={WORDS.signed} name={name} />}</p>
    </>
  );
}

interface SentReplyProps {
  /** The secret by which the reply is found again. */
  readonly heldBy: string;
  readonly invitation: MirrorInvitation;
  readonly takeBack: () => Promise<void>;
  /** Two people may share a device, and one link. */
  readonly onSomebodyElse: () => void;
}

/** A reply that has arrived: what was said, the way back to it, and out of it. */
export function SentReply({ heldBy, invitation, takeBack, onSomebodyElse }: SentReplyProps) {
  const { firstName, reply, shared } = invitation;
  const link = `${window.location.origin}${paths.mirror}?invitation=${heldBy}`;
  return (
    <>
      <p>
        <NamedWords words={WORDS.sent} name={firstName} />
      </p>
      {reply && (
        <section className={styles.said} aria-labelledby="what-was-said">
          <h2 id="what-was-said">{WORDS.saidTitle}</h2>
          <WhatWasSaid {...reply} />
        </section>
      )}
      <section className={styles.said} aria-labelledby="come-back">
        <h2 id="come-back">{WORDS.returnTitle}</h2>
        <p>{WORDS.returnText}</p>
        <div className={styles.actions}>
          <CopyButton withLabel text={link} label={WORDS.copyLink} />
          <TakeReplyBack name={firstName} takeBack={takeBack} />
        </div>
        {shared && (
          <div className={styles.somebodyElse}>
            <Button variant="quiet" aria-describedby="link-stays" onClick={onSomebodyElse}>
              {WORDS.somebodyElse}
            </Button>
            <p id="link-stays">{WORDS.linkStays}</p>
          </div>
        )}
      </section>
    </>
  );
}
