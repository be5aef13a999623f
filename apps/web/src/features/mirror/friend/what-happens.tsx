import { MIRROR_FRIEND_MESSAGES as WORDS } from '@lf/domain/messages/mirror-friend';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import styles from './what-happens.module.css';

/** What becomes of a reply, before it is sent. */
export function WhatHappens({ name }: { readonly name: string }) {
  return (
    <section className={styles.section} aria-labelledby="what-happens">
      <h2 id="what-happens">{WORDS.whatHappens}</h2>
      <ul>
        <li>
          <NamedWords words={WORDS.shown} name={name} />
        </li>
        <li>
          <NamedWords words={WORDS.style} name={name} />
        </li>
        <li>
          <NamedWords words={WORDS.yours} name={name} />
        </li>
        <li>{WORDS.noAccount}</li>
      </ul>
    </section>
  );
}
