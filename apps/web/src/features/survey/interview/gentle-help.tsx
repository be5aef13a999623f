import { whyOf } from './question-look.ts';
import styles from './gentle-help.module.css';

const PROMPTS = [
  'Where were you? What could you see, hear or smell?',
  'Who was there, and what did they say or do?',
  'What did you feel, and where did you feel it?',
  'What did you do next? What did you decide?',
  'What would have been lost if it had gone differently?',
] as const;

/** Why this is asked, and a hand for whoever sits before the empty page. */
export function GentleHelp({ why }: { readonly why: string | undefined }) {
  return (
    <div className={styles.help}>
      <details>
        <summary>Why we ask</summary>
        <p>{whyOf(why)}</p>
      </details>
      <details>
        <summary>Not sure how to begin?</summary>
        <ul>
          {PROMPTS.map((prompt) => (
            <li key={prompt}>{prompt}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
