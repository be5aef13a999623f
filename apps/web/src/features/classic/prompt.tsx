import type { ReactNode } from 'react';
import styles from './prompt.module.css';

interface PromptProps {
  readonly question: ReactNode;
  readonly help?: ReactNode;
  /** Inside a legend a question is a line; on its own it is a heading. */
  readonly as?: 'h2' | 'span';
}

/** What the step asks, and a hand for answering it. */
export function Prompt({ question, help, as: Question = 'h2' }: PromptProps) {
  const Frame = Question === 'h2' ? 'div' : 'span';
  return (
    <Frame className={styles.prompt}>
      <Question className={styles.question}>{question}</Question>
      {help && <span className={styles.help}>{help}</span>}
    </Frame>
  );
}
