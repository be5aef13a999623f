import type { QuestionItem } from '@lf/contract/form-data';
import styles from './kind-line.module.css';

/** Where words are heavy: a kind line and where help is to be had. Never a diagnosis. */
export function KindLine({ safety }: { readonly safety: QuestionItem['safety'] }) {
  if (safety === undefined) return null;
  return (
    <div className={styles.line} aria-live="polite">
      <p className={styles.message}>{safety.message}</p>
      {safety.resources.length > 0 && (
        <ul>
          {safety.resources.map((resource) => (
            <li key={resource}>{resource}</li>
          ))}
        </ul>
      )}
      <p className={styles.rest}>You can skip any question, or take a break. What you wrote is kept.</p>
    </div>
  );
}
