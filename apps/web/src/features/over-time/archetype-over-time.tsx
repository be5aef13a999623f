import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import type { OverTime } from '@lf/domain/over-time';
import { NamedWords } from '../../components/ui/named-words.tsx';
import styles from './archetype-over-time.module.css';

function Triggers({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.names}>
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Archetype({ when, name }: { readonly when: string; readonly name: string }) {
  // A fingerprint need not have one.
  if (name === '') return null;
  return (
    <p className={styles.archetype}>
      <span className={styles.when}>{when}</span> <strong dir="auto">{name}</strong>
    </p>
  );
}

/** The way of guarding oneself and what calls it up, then and now. */
export function ArchetypeOverTime({ changes: { archetype, triggers } }: { readonly changes: OverTime }) {
  const names = [archetype.earlier, archetype.later, ...triggers.stayed, ...triggers.came, ...triggers.went];
  if (names.every((name) => name === '')) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{AGAIN_MESSAGES.archetype}</h2>
      {archetype.same ? (
        archetype.later !== '' && (
          <p className={styles.archetype}>
            <strong>
              <NamedWords words={AGAIN_MESSAGES.sameArchetype} name={archetype.later} />
            </strong>
          </p>
        )
      ) : (
        <div className={styles.both}>
          <Archetype when={AGAIN_MESSAGES.earlier} name={archetype.earlier} />
          <Archetype when={AGAIN_MESSAGES.later} name={archetype.later} />
        </div>
      )}
      <div className={styles.parts}>
        <Triggers title={AGAIN_MESSAGES.triggersStayed} names={triggers.stayed} />
        <Triggers title={AGAIN_MESSAGES.triggersCame} names={triggers.came} />
        <Triggers title={AGAIN_MESSAGES.triggersWent} names={triggers.went} />
      </div>
    </section>
  );
}
