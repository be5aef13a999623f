import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { archetypeTexts } from '@lf/domain/result-texts';
import styles from './archetype.module.css';

interface ArchetypeProps {
  readonly name: string;
  readonly explanation: string;
}

/** How one guards oneself: what it protects, what it gives, how it shows. */
export function Archetype({ name, explanation }: ArchetypeProps) {
  const texts = archetypeTexts(name, explanation);
  const parts = [
    [RESULT_MESSAGES.protects, texts.protects],
    [RESULT_MESSAGES.gift, texts.gift],
    [RESULT_MESSAGES.shows, texts.shows],
  ] as const;
  return (
    <div className={styles.archetype}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {texts.explanation && (
        <p className={styles.text} dir="auto">
          {texts.explanation}
        </p>
      )}
      {texts.protects && (
        <dl className={styles.parts}>
          {parts.map(([term, text]) => (
            <div key={term} className={styles.part}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
