import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { triggerTexts } from '@lf/domain/result-texts';
import styles from './trigger-list.module.css';

interface TriggerListProps {
  readonly triggers: readonly string[];
  readonly explanations: Readonly<Record<string, string>>;
}

/** What calls the archetype up, each with a small move for the next time. */
export function TriggerList({ triggers, explanations }: TriggerListProps) {
  return (
    <ul className={styles.triggers}>
      {triggers.map((trigger) => {
        const { explanation, repair } = triggerTexts(trigger, explanations[trigger] ?? '');
        return (
          <li key={trigger} className={styles.trigger}>
            <h3 className={styles.name} dir="auto">
              {trigger}
            </h3>
            {explanation && <p dir="auto">{explanation}</p>}
            {repair && (
              <p className={styles.repair}>
                <strong>{RESULT_MESSAGES.repair}</strong> {repair}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
