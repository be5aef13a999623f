import type { MirrorView as View } from '@lf/contract/mirror';
import { MIRROR_PAGE as WORDS } from '@lf/domain/messages/mirror-page';
import { useId } from 'react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { NamedWords } from '../../../components/ui/named-words.tsx';
import { MirrorSentences } from './mirror-sentences.tsx';
import type { MirrorEvents } from './mirror-events.ts';
import styles from './mirror-view.module.css';

interface GroupProps {
  readonly words: { readonly title: string; readonly hint: string; readonly none: string };
  readonly values: readonly { readonly value: string; readonly people?: number }[];
  readonly of: number;
}

function Group({ words, values, of }: GroupProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <p className={styles.people}>{values.length === 0 ? words.none : words.hint}</p>
      {values.length > 0 && (
        <ul>
          {values.map(({ value, people }) => (
            <li key={value}>
              <bdi className={styles.value}>{value}</bdi>{' '}
              {people !== undefined && (
                <span className={styles.people}>
                  {WORDS.seenBy(people, of)}
                  <VisuallyHidden> {WORDS.seenByWho}</VisuallyHidden>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface MirrorViewProps {
  readonly licenseCode: string;
  readonly view: View;
  readonly events: MirrorEvents;
}

/** What others have seen, beside what the owner sees. */
export function MirrorView({ licenseCode, view, events }: MirrorViewProps) {
  const { people, both, onlyOthers, notSeen, surprises, sentences } = view;
  return (
    <div className={styles.view}>
      <p>{WORDS.lead(people)}</p>
      <div className={styles.groups}>
        <Group words={WORDS.groups.both} values={both} of={people} />
        <Group words={WORDS.groups.onlyOthers} values={onlyOthers} of={people} />
        <Group words={WORDS.groups.notSeen} values={notSeen.map((value) => ({ value }))} of={people} />
      </div>
      {surprises.length > 0 && (
        <section className={styles.group} aria-labelledby="mirror-surprises">
          <h3 id="mirror-surprises">{WORDS.surprisesHeading}</h3>
          <ul>
            {surprises.map(({ kind, value, people: count }) => (
              <li key={value}>
                <NamedWords words={(name) => WORDS.surprises[kind](name, count, people)} name={value} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {sentences.length > 0 && <MirrorSentences licenseCode={licenseCode} sentences={sentences} events={events} />}
    </div>
  );
}
