import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { Fragment, useState } from 'react';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { Card } from '../../components/ui/card.tsx';
import { KeepsFocus } from '../../components/ui/keeps-focus.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useNotLoaded } from '../../lib/use-not-loaded.ts';
import { useFingerprints } from '../result/api/list-fingerprints.ts';
import { Changes } from './changes.tsx';
import { chosenOf, type Chosen } from './chosen.ts';
import { ChooseTwo } from './choose-two.tsx';
import { Morph } from './morph.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';
import styles from './over-time.module.css';

/** `fingerprints` come newest first. */
function Compared({ fingerprints }: { readonly fingerprints: readonly FinishedFingerprint[] }) {
  // By their keys: the list may come again with a new one on top.
  const [chosen, setChosen] = useState<Chosen>();
  const { earlier, later } = chosenOf(fingerprints, chosen);
  if (earlier === undefined || later === undefined) return null;
  const key = `${earlier.licenseCode} ${later.licenseCode}`;
  return (
    <>
      {fingerprints.length > 2 && (
        <ChooseTwo
          fingerprints={fingerprints}
          chosen={{ earlier: earlier.licenseCode, later: later.licenseCode }}
          onChoose={setChosen}
        />
      )}
      <Fragment key={key}>
        <Morph earlier={earlier} later={later} />
        <Changes earlier={earlier} later={later} />
      </Fragment>
    </>
  );
}

function Loaded({ fingerprints }: { readonly fingerprints: readonly FinishedFingerprint[] | undefined }) {
  if (fingerprints === undefined) return <Skeleton label={AGAIN_MESSAGES.loading} lines={6} />;
  if (fingerprints.length < 2)
    return <p className={styles.lead}>{fingerprints.length === 0 ? AGAIN_MESSAGES.none : AGAIN_MESSAGES.one}</p>;
  return <Compared fingerprints={fingerprints} />;
}

function Fingerprints() {
  const asked = useFingerprints();
  const notLoaded = useNotLoaded(asked);
  return (
    <KeepsFocus name={AGAIN_MESSAGES.title} className={styles.loaded} isOnPaper>
      {notLoaded ? (
        <NotLoaded {...notLoaded} messages={[AGAIN_MESSAGES.failed]} />
      ) : (
        <Loaded fingerprints={asked.data} />
      )}
    </KeepsFocus>
  );
}

/** Two finished fingerprints of one person, and the reminder to make another. */
export function OverTime() {
  return (
    <>
      <Fingerprints />
      <section aria-labelledby="reminder-title">
        <Card>
          <div className={styles.reminder}>
            <h2 id="reminder-title">{AGAIN_MESSAGES.reminderTitle}</h2>
            <ReminderSwitch />
          </div>
        </Card>
      </section>
    </>
  );
}
