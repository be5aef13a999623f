import type { ValueGroup } from '@lf/domain/fingerprint-art';
import { VALUE_ROLE_NAMES } from '@lf/domain/messages/result';
import { groupInk } from './group-ink.ts';
import type { ValueWords } from './own-words.ts';
import styles from './value-chain.module.css';

interface ValueChainProps {
  readonly groups: readonly ValueGroup[];
  readonly words: ReadonlyMap<string, ValueWords>;
  readonly onOpen: (place: number) => void;
}

function Why({ words }: { readonly words: ValueWords | undefined }) {
  return (
    <>
      {words?.quote && (
        <blockquote className={styles.quote} dir="auto">
          {words.quote}
        </blockquote>
      )}
      {words?.text && (
        <p className={styles.why} dir="auto">
          {words.text}
        </p>
      )}
    </>
  );
}

/** The values as one line from the core over the vehicles to the outcome. */
export function ValueChain({ groups, words, onOpen }: ValueChainProps) {
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
            <Why words={words.get(group.value)} />
          </div>
        </li>
      ))}
    </ol>
  );
}
