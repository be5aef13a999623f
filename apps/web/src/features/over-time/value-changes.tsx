import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import type { OverTime } from '@lf/domain/over-time';
import type { SaidOfValue } from './said-of-value.ts';
import styles from './value-changes.module.css';

interface Change {
  readonly value: string;
  readonly about: string;
  /** The value as it was written then and now, where it stood there. */
  readonly earlier?: string;
  readonly later?: string;
}

interface Group {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly changes: readonly Change[];
}

function groupsOf({ stayed, moved, came, went }: OverTime): readonly Group[] {
  return [
    {
      title: AGAIN_MESSAGES.stayed,
      lead: stayed.some(({ earlier, later }) => earlier.place !== later.place) ? AGAIN_MESSAGES.stayedLead : undefined,
      changes: stayed.map(({ value, earlier, later }) => ({
        value,
        about: AGAIN_MESSAGES.stayedAt(earlier.place, later.place),
        earlier: earlier.value,
        later: later.value,
      })),
    },
    {
      title: AGAIN_MESSAGES.moved,
      changes: moved.map(({ value, earlier, later }) => ({
        value,
        about: AGAIN_MESSAGES.movedFrom(earlier.place, later.place),
        earlier: earlier.value,
        later: later.value,
      })),
    },
    {
      title: AGAIN_MESSAGES.came,
      changes: came.map(({ value, place }) => ({ value, about: AGAIN_MESSAGES.cameAt(place), later: value })),
    },
    {
      title: AGAIN_MESSAGES.went,
      changes: went.map(({ value, place }) => ({ value, about: AGAIN_MESSAGES.wentFrom(place), earlier: value })),
    },
  ];
}

interface Moment {
  readonly when: string;
  readonly said: SaidOfValue;
}

const isKept = ({ quote, text }: SaidOfValue): boolean => quote !== undefined || text !== undefined;

function Said({ when, said: { quote, text } }: Moment) {
  return (
    <figure className={styles.sentence}>
      <figcaption>{when}</figcaption>
      {quote !== undefined && <blockquote dir="auto">{quote}</blockquote>}
      {quote === undefined && text !== undefined && <p dir="auto">{text}</p>}
      {quote === undefined && text === undefined && <p className={styles.about}>{AGAIN_MESSAGES.noSentence}</p>}
    </figure>
  );
}

/** Where no sentence was kept at any moment, that is said once. */
function Sentences({ moments }: { readonly moments: readonly Moment[] }) {
  if (!moments.some(({ said }) => isKept(said))) return <p className={styles.about}>{AGAIN_MESSAGES.noSentence}</p>;
  return moments.map((moment) => <Said key={moment.when} {...moment} />);
}

interface ValueChangesProps {
  readonly changes: OverTime;
  readonly earlier: (value: string) => SaidOfValue;
  readonly later: (value: string) => SaidOfValue;
}

/** Each value of both fingerprints, by what became of it, with the person's sentences. */
export function ValueChanges({ changes, earlier, later }: ValueChangesProps) {
  return groupsOf(changes)
    .filter((group) => group.changes.length > 0)
    .map((group) => (
      <section key={group.title} className={styles.group}>
        <h2 className={styles.title}>
          {group.title} <span className={styles.count}>{AGAIN_MESSAGES.count(group.changes.length)}</span>
        </h2>
        {group.lead !== undefined && <p className={styles.about}>{group.lead}</p>}
        <ul className={styles.values}>
          {group.changes.map((change) => (
            <li key={change.value} className={styles.value}>
              <h3 className={styles.name}>
                <bdi>{change.value}</bdi>
              </h3>
              <p className={styles.about}>{change.about}</p>
              <Sentences
                moments={[
                  ...(change.earlier === undefined
                    ? []
                    : [{ when: AGAIN_MESSAGES.earlier, said: earlier(change.earlier) }]),
                  ...(change.later === undefined ? [] : [{ when: AGAIN_MESSAGES.later, said: later(change.later) }]),
                ]}
              />
            </li>
          ))}
        </ul>
      </section>
    ));
}
