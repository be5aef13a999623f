import { AGAIN_MESSAGES } from '@lf/domain/messages/again';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { Suspense } from 'react';
import { formatDay } from '@lf/domain/date';
import { WaitingPlace } from '../../components/ui/waiting-place.tsx';
import { Link } from '../../lib/router/link.tsx';
import { useFingerprints } from './api/list-fingerprints.ts';
import { StillPicture } from './still-picture.tsx';
import styles from './finished-fingerprints.module.css';

interface FinishedFingerprintsProps {
  readonly resultAt: (licenseCode: string) => string;
  /** Where two of them are seen over time. */
  readonly overTime: string;
}

/** Finished fingerprints as one knows them: the picture, the core value, the day. */
export default function FinishedFingerprints({ resultAt, overTime }: FinishedFingerprintsProps) {
  const { data: fingerprints = [], isLoading } = useFingerprints();
  if (isLoading) return <WaitingPlace />;
  if (fingerprints.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="finished-title">
      <h2 id="finished-title">{ACCOUNT_MESSAGES.finishedTitle}</h2>
      <ul className={styles.list}>
        {fingerprints.map(({ licenseCode, values, archetype, finishedAt }) => (
          <li key={licenseCode}>
            <Link className={styles.card} to={resultAt(licenseCode)}>
              <Suspense fallback={<span className={styles.picture} />}>
                <StillPicture className={styles.picture} values={values} archetype={archetype} />
              </Suspense>
              <span className={styles.words}>
                <span dir="auto" className={styles.core}>
                  {ACCOUNT_MESSAGES.coreValue(values[0] ?? '')}
                </span>
                <span className={styles.day}>{formatDay(finishedAt)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {fingerprints.length > 1 && (
        <p>
          <Link to={overTime}>{AGAIN_MESSAGES.wayIn}</Link>
        </p>
      )}
    </section>
  );
}
