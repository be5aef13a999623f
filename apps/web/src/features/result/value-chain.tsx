import type { ValueGroup } from '@lf/domain/fingerprint-art';
import { VALUE_ROLE_NAMES } from '@lf/domain/messages/result';
import { groupInk } from './group-ink.ts';
import styles from './value-chain.module.css';

interface ValueChainProps {
  readonly groups: readonly ValueGroup[];
  readonly explanations: Readonly<Record<string, string>>;
  readonly onOpen: (place: number) => void;
}

/** The values as one line from the core over the vehicles to the outcome. */
export function ValueChain({ groups, explanations, onOpen }: ValueChainProps) {
  return (
    <ol className={styles.chain}>
      {groups.map((group, place) => (
        <li key={group.value} className={styles.link} style={groupInk(group.colour)}>
          <span className={styles.bead} aria-hidden="true">
            {place + 1}
          </span>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <button type="button" className={styles.open} onClick={() => onOpen(place)}>
                <bdi>{group.value}</bdi>
              </button>
            </h3>
            <p className={styles.role}>{VALUE_ROLE_NAMES[group.role]}</p>
            {explanations[group.value] && (
              <p className={styles.why} dir="auto">
                {explanations[group.value]}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
