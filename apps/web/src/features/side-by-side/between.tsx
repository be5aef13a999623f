import type { SideBySide } from '@lf/contract/side-by-side';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import type { ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names.ts';
import { NamedWords } from '../../components/ui/named-words.tsx';
import styles from './between.module.css';

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

function Shared({ shared }: Pick<SideBySide, 'shared'>) {
  const isEmpty = shared.length === 0;
  return (
    <Part id="shared" title={BESIDE_MESSAGES.shared} lead={!isEmpty && BESIDE_MESSAGES.sharedLead}>
      {isEmpty ? (
        <p className={styles.quiet}>{BESIDE_MESSAGES.noneShared}</p>
      ) : (
        <ul className={styles.shared}>
          {shared.map((value) => (
            <li key={value} dir="auto">
              {value}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Needed({ needEachOther: pairs, other: { firstName } }: SideBySide) {
  const isEmpty = pairs.length === 0;
  return (
    <Part
      id="needed"
      title={BESIDE_MESSAGES.needed}
      lead={!isEmpty && <NamedWords words={BESIDE_MESSAGES.neededLead} name={firstName} />}
    >
      {isEmpty ? (
        <p className={styles.quiet}>
          <NamedWords words={BESIDE_MESSAGES.noneNeeded} name={firstName} />
        </p>
      ) : (
        <ul className={classNames(styles.cards, styles.pairs)}>
          {pairs.map(({ own, other, text }) => (
            <li key={`${own} ${other}`} className={styles.card}>
              <h3 className={styles.values}>
                <span className={styles.one}>
                  <span className={styles.whose}>{BESIDE_MESSAGES.yours}</span> <bdi>{own}</bdi>
                </span>
                <span className={styles.one}>
                  <span className={styles.whose}>
                    <NamedWords words={BESIDE_MESSAGES.theirs} name={firstName} />
                  </span>{' '}
                  <bdi>{other}</bdi>
                </span>
              </h3>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

type Friction = SideBySide['friction'][number];

interface WhenProps {
  readonly friction: Friction;
  readonly name: string;
}

function When({ friction: { whose, trigger }, name }: WhenProps) {
  if (whose === 'own')
    return trigger === null ? (
      BESIDE_MESSAGES.whenYou
    ) : (
      <NamedWords words={BESIDE_MESSAGES.yourTrigger} name={trigger} />
    );
  return trigger === null ? (
    <NamedWords words={BESIDE_MESSAGES.whenThey} name={name} />
  ) : (
    <NamedWords words={BESIDE_MESSAGES.theirTrigger} name={name} second={trigger} />
  );
}

function Frictions({ friction, other: { firstName } }: SideBySide) {
  const isEmpty = friction.length === 0;
  return (
    <Part id="friction" title={BESIDE_MESSAGES.friction} lead={!isEmpty && BESIDE_MESSAGES.frictionLead}>
      {isEmpty ? (
        <p className={styles.quiet}>{BESIDE_MESSAGES.noFriction}</p>
      ) : (
        <>
          <ul className={styles.cards}>
            {friction.map((each) => (
              <li key={`${each.whose} ${each.trigger} ${each.toTry}`} className={styles.card}>
                <h3>
                  <When friction={each} name={firstName} />
                </h3>
                <p dir="auto">{each.text}</p>
                <div className={styles.toTry}>
                  <p className={styles.label}>{BESIDE_MESSAGES.toTry}</p>
                  <blockquote dir="auto">{each.toTry}</blockquote>
                </div>
              </li>
            ))}
          </ul>
          <p className={styles.safety}>{BESIDE_MESSAGES.frictionSafety}</p>
        </>
      )}
    </Part>
  );
}

/** What stands between the two: what they share, what they need of each other, where friction is likely. */
export function Between({ pair }: { readonly pair: SideBySide }) {
  return (
    <>
      <Shared shared={pair.shared} />
      <Needed {...pair} />
      <Frictions {...pair} />
    </>
  );
}
