import type { SideBySide } from '@lf/contract/side-by-side';
import { valueGroups } from '@lf/domain/fingerprint-art';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { VALUE_ROLE_NAMES } from '@lf/domain/messages/result';
import { groupInk } from '../result/group-ink.ts';
import { PersonPicture } from './person-picture.tsx';
import styles from './person.module.css';

interface PersonProps {
  readonly side: SideBySide['own'];
  readonly isOwn: boolean;
}

/** What one of the two shows: picture, values in their order, archetype, names of triggers. */
export function Person({ side: { firstName, values, archetype, triggers }, isOwn }: PersonProps) {
  return (
    <section className={styles.person}>
      <h2 className={styles.name}>
        <bdi>{firstName}</bdi>
        {isOwn && <span className={styles.you}> ({BESIDE_MESSAGES.you})</span>}
      </h2>
      <PersonPicture name={firstName} values={values} archetype={archetype} />
      <ol className={styles.values} aria-label={BESIDE_MESSAGES.valuesOf(firstName)}>
        {valueGroups(values).map(({ value, role, colour }, place) => (
          <li key={value} className={styles.value} style={groupInk(colour)}>
            <span className={styles.bead} aria-hidden="true">
              {place + 1}
            </span>
            <span className={styles.words}>
              <bdi className={styles.word}>{value}</bdi>
              {role !== 'vehicle' && <span className={styles.role}>{VALUE_ROLE_NAMES[role]}</span>}
            </span>
          </li>
        ))}
      </ol>
      <dl className={styles.more}>
        {archetype !== '' && (
          <div>
            <dt>{BESIDE_MESSAGES.archetype}</dt>
            <dd dir="auto">{archetype}</dd>
          </div>
        )}
        {triggers.length > 0 && (
          <div>
            <dt>{BESIDE_MESSAGES.triggers}</dt>
            {triggers.map((trigger) => (
              <dd key={trigger} dir="auto">
                {trigger}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
