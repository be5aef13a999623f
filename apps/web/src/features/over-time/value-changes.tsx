import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import type { OverTime } from '@lf/domain/over-time';
import styles from './value-changes.module.css';

/** The sentence that was kept for a value. */
export type Quotes = (value: string) => string | undefined;

interface Change {
  readonly value: string;
  readonly about: string;
  /** The value as it was written then and now, where it stood there. */
  readonly earlier?: string;
  readonly later?: string;
}

interface Group {
  readonly title: string;
  readonly changes: readonly Change[];
}

function groupsOf({ stayed, moved, came, went }: OverTime): readonly Group[] {
  return [
    {
      title: AGAIN_MESSAGES.stayed,
      changes: stayed.map(({ value, earlier, later }) => ({
        value,
        about: AGAIN_MESSAGES.stayedAt(later.place),
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

function Sentence({ when, quote }: { readonly when: string; readonly quote: string | undefined }) {
  if (quote === undefined) return null;
  return (
    <figure className={styles.sentence}>
      <figcaption>{when}</figcaption>
      <blockquote dir="auto">{quote}</blockquote>
    </figure>
  );
}

interface ValueChangesProps {
  readonly changes: OverTime;
  readonly earlier: Quotes;
  readonly later: Quotes;
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
        <ul className={styles.values}>
          {group.changes.map((change) => (
            <li key={change.value} className={styles.value}>
              <h3 className={styles.name}>
                <bdi>{change.value}</bdi>
              </h3>
              <p className={styles.about}>{change.about}</p>
              {change.earlier !== undefined && (
                <Sentence when={AGAIN_MESSAGES.earlier} quote={earlier(change.earlier)} />
              )}
              {change.later !== undefined && <Sentence when={AGAIN_MESSAGES.later} quote={later(change.later)} />}
            </li>
          ))}
        </ul>
      </section>
    ));
}
