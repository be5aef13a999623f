import type { ReactNode } from 'react';
import type { OwnSentence } from './own-sentences.ts';
import styles from './sentence-list.module.css';

interface SentenceListProps {
  readonly label: string;
  readonly sentences: readonly OwnSentence[];
  readonly onTap: (sentence: OwnSentence) => void;
  /** The sentence that was tapped, and what opens below it. */
  readonly tapped?: string | undefined;
  readonly children?: (sentence: OwnSentence) => ReactNode;
}

/** The person's own sentences, each a button. */
export function SentenceList({ label, sentences, onTap, tapped, children }: SentenceListProps) {
  return (
    <ul className={styles.sentences} aria-label={label}>
      {sentences.map((sentence) => (
        <li key={sentence.quote} className={styles.item}>
          <button
            type="button"
            className={styles.sentence}
            aria-expanded={children && tapped === sentence.quote}
            onClick={() => onTap(sentence)}
          >
            <q dir="auto">{sentence.quote}</q>
          </button>
          {tapped === sentence.quote && children?.(sentence)}
        </li>
      ))}
    </ul>
  );
}
