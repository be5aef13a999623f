import styles from './archetype.module.css';

interface ArchetypeProps {
  readonly name: string;
  readonly explanation: string;
}

/** How one guards oneself. */
export function Archetype({ name, explanation }: ArchetypeProps) {
  return (
    <div className={styles.archetype}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {explanation && (
        <p className={styles.text} dir="auto">
          {explanation}
        </p>
      )}
    </div>
  );
}
