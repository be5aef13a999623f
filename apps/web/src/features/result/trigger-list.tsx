import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import type { TriggerParts } from '@lf/contract/survey';
import styles from './trigger-list.module.css';

interface TriggerListProps {
  readonly triggers: readonly string[];
  readonly explanations: Readonly<Record<string, string>>;
  /** The owner's: what each explanation is made of. Older records and strangers have none. */
  readonly parts?: Readonly<Record<string, TriggerParts>> | undefined;
}

function Parts({ quote, why, move }: TriggerParts) {
  return (
    <>
      {quote && (
        <blockquote className={styles.quote} dir="auto">
          {quote}
        </blockquote>
      )}
      <p dir="auto">{why}</p>
      <p className={styles.repair} dir="auto">
        <strong>{RESULT_MESSAGES.smallMove}</strong> {move}
      </p>
    </>
  );
}

/** What calls the archetype up: the sentence that told it, why, and a small move for the next time. */
export function TriggerList({ triggers, explanations, parts = {} }: TriggerListProps) {
  return (
    <ul className={styles.triggers}>
      {triggers.map((trigger) => (
        <li key={trigger} className={styles.trigger}>
          <h3 className={styles.name} dir="auto">
            {trigger}
          </h3>
          {parts[trigger] ? (
            <Parts {...parts[trigger]} />
          ) : (
            explanations[trigger] && <p dir="auto">{explanations[trigger]}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
