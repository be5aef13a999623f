import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import type { ArchetypeParts } from '@lf/contract/survey';
import styles from './archetype.module.css';

interface ArchetypeProps {
  readonly name: string;
  readonly explanation: string;
  /** The owner's: what the explanation is made of. Older records and strangers have none. */
  readonly parts?: ArchetypeParts | undefined;
}

function Parts({ scene, did, protects, gift, cost, move }: ArchetypeParts) {
  const rest = [
    [RESULT_MESSAGES.protects, protects],
    [RESULT_MESSAGES.gift, gift],
    [RESULT_MESSAGES.cost, cost],
    [RESULT_MESSAGES.move, move],
  ] as const;
  return (
    <>
      {scene && (
        <figure className={styles.scene}>
          <figcaption>{RESULT_MESSAGES.yourWords}</figcaption>
          <blockquote dir="auto">{scene}</blockquote>
        </figure>
      )}
      <p className={styles.text} dir="auto">
        {did}
      </p>
      <dl className={styles.parts}>
        {rest.map(([term, text]) => (
          <div key={term} className={styles.part}>
            <dt>{term}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** How one guards oneself: what happened, what one did, what it protects, gives and costs, one move to try. */
export function Archetype({ name, explanation, parts }: ArchetypeProps) {
  return (
    <div className={styles.archetype}>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      {parts ? (
        <Parts {...parts} />
      ) : (
        explanation && (
          <p className={styles.text} dir="auto">
            {explanation}
          </p>
        )
      )}
    </div>
  );
}
