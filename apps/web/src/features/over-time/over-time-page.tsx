import type { FinishedFingerprint } from '@lf/contract/fingerprints';
import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { whyNothingCame } from '../../lib/nothing-came.ts';
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
      <Morph key={key} earlier={earlier} later={later} />
      <Changes earlier={earlier} later={later} />
    </>
  );
}

function Fingerprints() {
  const asked = useFingerprints();
  const { data, isFetching, refetch } = asked;
  if (data === undefined) {
    if (whyNothingCame(asked) === undefined) return <Skeleton label={AGAIN_MESSAGES.loading} lines={6} />;
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
