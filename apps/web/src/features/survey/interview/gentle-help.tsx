import styles from './gentle-help.module.css';

const PROMPTS = [
  'Where were you? What could you see, hear or smell?',
  'Who was there, and what did they say or do?',
  'What did you feel, and where did you feel it?',
  'What did you do next? What did you decide?',
  'What would have been lost if it had gone differently?',
] as const;

/** Until the question's own reason is known, and where there is none: the place is there from the start, and nothing moves. */
const WHY_WE_ASK = 'Each question looks at another side of your story. Together they show what has led you so far.';

/** Why this is asked, and a hand for whoever sits before the empty page. */
export function GentleHelp({ why }: { readonly why: string | undefined }) {
  return (
    <div className={styles.help}>
      <details>
        <summary>Why we ask</summary>
        <p>{why === undefined || why === '' ? WHY_WE_ASK : why}</p>
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
