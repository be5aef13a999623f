import { useState } from 'react';
import styles from './told.module.css';

interface Told {
  readonly words: string;
  readonly isSeen: boolean;
  /** The same words twice are said twice. */
  readonly turn: number;
}

const NOTHING: Told = { words: '', isSeen: false, turn: 0 };

/** What was last done here: shown and announced by a screen reader, or announced alone where it is seen anyway. */
export function useTold() {
  const [told, set] = useState(NOTHING);
  const say = (words: string, isSeen: boolean) => set(({ turn }) => ({ words, isSeen, turn: turn + 1 }));
  return {
    told,
    announceVisibly: (words: string) => say(words, true),
    announce: (words: string) => say(words, false),
    forget: () => set(NOTHING),
  };
}

interface ToldWordsProps {
  readonly told: Told;
  /** Where the words are seen. */
  readonly className?: string | undefined;
}

/** Stands in the page before it has words: of a live region that comes with its words, screen readers say nothing. */
export function ToldWords({ told, className }: ToldWordsProps) {
  return (
    <output className={told.isSeen ? className : styles.unseen}>
      <span key={told.turn}>{told.words}</span>
    </output>
  );
}
