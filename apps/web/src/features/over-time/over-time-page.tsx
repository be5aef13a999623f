import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { useFingerprints } from '../result/api/list-fingerprints.ts';
import { Changes } from './changes.tsx';
import { ChooseTwo } from './choose-two.tsx';
import { Morph } from './morph.tsx';
import { ReminderSwitch } from './reminder-switch.tsx';
import styles from './over-time.module.css';

/** `fingerprints` come newest first; the two are places in that list, then further down than now. */
function Compared({ fingerprints }: { readonly fingerprints: readonly FinishedFingerprint[] }) {
  const [chosen, setChosen] = useState({ earlier: 1, later: 0 });
  const [earlier, later] = [fingerprints[chosen.earlier], fingerprints[chosen.later]];
  if (earlier === undefined || later === undefined) return null;
  const key = `${earlier.licenseCode} ${later.licenseCode}`;
  return (
    <>
      {fingerprints.length > 2 && <ChooseTwo fingerprints={fingerprints} chosen={chosen} onChoose={setChosen} />}
      <Morph key={key} earlier={earlier} later={later} />
      <Changes earlier={earlier} later={later} />
    </>
  );
}

function Fingerprints() {
  const { data, isPending, isFetching, fetchStatus, refetch } = useFingerprints();
  if (data === undefined) {
    // Without a connection nothing is being asked.
    if (isPending && fetchStatus !== 'paused') return <Skeleton label={AGAIN_MESSAGES.loading} lines={6} />;
    return (
      <div className={styles.failed}>
        <p>{AGAIN_MESSAGES.failed}</p>
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {SHELL_MESSAGES.retry}
        </Button>
      </div>
    );
  }
  if (data.length < 2)
    return <p className={styles.lead}>{data.length === 0 ? AGAIN_MESSAGES.none : AGAIN_MESSAGES.one}</p>;
  return <Compared fingerprints={data} />;
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
