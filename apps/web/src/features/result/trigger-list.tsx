import styles from './trigger-list.module.css';

interface TriggerListProps {
  readonly triggers: readonly string[];
  readonly explanations: Readonly<Record<string, string>>;
}

/** What calls the archetype up. */
export function TriggerList({ triggers, explanations }: TriggerListProps) {
  return (
    <ul className={styles.triggers}>
      {triggers.map((trigger) => (
        <li key={trigger} className={styles.trigger}>
          <h3 className={styles.name} dir="auto">
            {trigger}
          </h3>
          {explanations[trigger] && <p dir="auto">{explanations[trigger]}</p>}
        </li>
      ))}
    </ul>
  );
}
