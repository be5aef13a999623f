import { SIDE_BY_SIDE_PLACE } from '@lf/domain/messages/side-by-side-place';
import { BESIDE_MESSAGES } from '@lf/domain/messages/side-by-side-screens';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { Card } from '../../components/ui/card.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { WaitingPlace } from '../../components/ui/waiting-place.tsx';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { useSideBySides } from './api/list-side-by-sides.ts';
import { BesideList } from './beside-list.tsx';
import styles from './side-by-sides.module.css';

interface SideBySidesProps {
  /** The secret of a link that this person came with and has not decided on. */
  readonly asked: string | undefined;
  /** What stood here before it had the focus. */
  readonly takesFocus?: boolean;
}

/** On the account: everybody beside this person, where there is anybody. */
export default function SideBySides({ asked, takesFocus }: SideBySidesProps) {
  const all = useSideBySides();
  const notLoaded = useNotLoaded(all);
  const listed = all.data ?? [];
  const isThere = listed.length > 0 || notLoaded !== undefined || asked !== undefined;
  // With the last link that is taken back, the place where that is said must not go.
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const waiting = all.data === undefined && notLoaded === undefined && <WaitingPlace />;
  if (!wasThere) return waiting;
  return (
    <>
      <section className={styles.section} aria-labelledby="side-by-side-title">
        <h2 id="side-by-side-title">{SIDE_BY_SIDE_PLACE.title}</h2>
        <Card>
          <KeepsFocus name={SIDE_BY_SIDE_PLACE.title} className={styles.content} takesFocus={takesFocus} isOnPaper>
            {asked !== undefined && (
              <div className={styles.asked}>
                <p>{BESIDE_MESSAGES.asked}</p>
                <LinkButton variant="secondary" to={`${paths.sideBySideInvitation}?with=${encodeURIComponent(asked)}`}>
                  {BESIDE_MESSAGES.openAsked}
                </LinkButton>
              </div>
            )}
            {notLoaded && <NotLoaded {...notLoaded} messages={[BESIDE_MESSAGES.listFailed]} />}
            {all.data !== undefined && listed.length === 0 && asked === undefined && <p>{BESIDE_MESSAGES.nobody}</p>}
            <BesideList listed={listed} />
          </KeepsFocus>
        </Card>
      </section>
      {waiting}
    </>
  );
}
