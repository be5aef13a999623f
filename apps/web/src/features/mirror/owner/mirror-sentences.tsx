import type { MirrorSentence } from '@lf/contract/mirror';
import { MIRROR_OWNER_MESSAGES as WORDS } from '@lf/domain/messages/mirror-owner';
import { MIRROR_PAGE } from '@lf/domain/messages/mirror-page';
import { useRef } from 'react';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { Sentence } from './sentence.tsx';
import { ToldWords, useTold } from '../../../components/ui/told.tsx';
import { useFocusOnNext } from './next-sentence.ts';
import type { MirrorEvents } from './mirror-events.ts';
import styles from './mirror-sentences.module.css';

interface MirrorSentencesProps {
  readonly licenseCode: string;
  readonly sentences: readonly MirrorSentence[];
  readonly events: MirrorEvents;
}

/** What people wrote. The owner decides what of it stays in sight. */
export function MirrorSentences({ licenseCode, sentences, events }: MirrorSentencesProps) {
  const section = useRef<HTMLElement>(null);
  const { told, announceVisibly, announce } = useTold();
  const visible = sentences.filter(({ hidden }) => !hidden);
  const hidden = sentences.filter((sentence) => sentence.hidden);
  const moveFocus = useFocusOnNext(section);

  /** After a sentence was hidden: the next one, or the last; with none left, where it is now. */
  function neighborOf({ id }: MirrorSentence): string | null {
    const place = visible.findIndex((sentence) => sentence.id === id);
    return (visible[place + 1] ?? visible[place - 1])?.id ?? null;
  }

  const eventsOf = (sentence: MirrorSentence, say: () => void): MirrorEvents => ({
    ...events,
    onMirror: (mirror) => {
      moveFocus(sentence.hidden ? sentence.id : neighborOf(sentence));
      say();
      events.onMirror(mirror);
    },
  });
  const listOf = (shown: readonly MirrorSentence[]) => (
    <ul className={styles.sentences}>
      {shown.map((sentence) => (
        <Sentence
          key={sentence.id}
          licenseCode={licenseCode}
          sentence={sentence}
          toggled={eventsOf(sentence, () => announce(sentence.hidden ? WORDS.shownAgain : WORDS.hidden))}
          reported={eventsOf(sentence, () => announceVisibly(WORDS.reported))}
        />
      ))}
    </ul>
  );
  return (
    <section ref={section} className={styles.section} aria-labelledby="mirror-sentences">
      <h3 id="mirror-sentences">{MIRROR_PAGE.sentencesHeading}</h3>
      <ToldWords told={told} />
      {visible.length > 0 && listOf(visible)}
      {hidden.length > 0 && (
        <div className={styles.hidden}>
          <Disclosure label={WORDS.hiddenSentences(hidden.length)}>{listOf(hidden)}</Disclosure>
        </div>
      )}
    </section>
  );
}
