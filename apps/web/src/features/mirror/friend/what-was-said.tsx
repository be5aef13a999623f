import type { MirrorReply } from '@lf/contract/mirror';
import { MIRROR_FRIEND_MESSAGES as FRIEND_WORDS } from '@lf/domain/messages/mirror-friend';
import { MIRROR_REPLIED_MESSAGES as WORDS } from '@lf/domain/messages/mirror-replied';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import styles from './sent-reply.module.css';

/** A reply as it reads. */
export function WhatWasSaid({ picks, saw, name }: MirrorReply) {
  return (
    <>
      {picks.length > 0 && (
        <ul className={styles.picks}>
          {picks.map((pick) => (
            <li key={pick} dir="auto">
              {pick}
            </li>
          ))}
        </ul>
      )}
      {saw && (
        <figure className={styles.saw}>
          <figcaption>
            {saw.value === '' ? FRIEND_WORDS.sawText : <NamedWords words={WORDS.saw} name={saw.value} />}
          </figcaption>
          <blockquote dir="auto">{saw.text}</blockquote>
        </figure>
      )}
      {saw && <p>{name === undefined ? WORDS.unsigned : <NamedWords words={WORDS.signed} name={name} />}</p>}
    </>
  );
}
