import { CANVAS_HEIGHT, CANVAS_WIDTH } from '@lf/domain/fingerprint-art/pad';
import { RESULT_MESSAGES } from '@lf/domain/messages/result';
import { SAMPLE_NARRATIVE } from '@lf/domain/sample-fingerprint';
import { FACTS } from '@lf/domain/messages/landing';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import samplePicture from './sample-picture.svg';
import styles from './facts.module.css';

const SamplePrint = lazyScreen(() => import('./sample-print.tsx')).Screen;

interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

/** The person has asked their browser for less. */
const savesData = (): boolean => (navigator as Connected).connection?.saveData === true;

function Sample() {
  const [isWanted, setWanted] = useState(() => !savesData());
  if (!isWanted) return <Button onClick={() => setWanted(true)}>{FACTS.drawSample}</Button>;
  return (
    <Suspense>
      <SamplePrint />
    </Suspense>
  );
}

/** Keeps the place of the sample. On a phone it comes as a picture; the live one is drawn over it once the person turns to the page. */
export function SamplePlace() {
  return (
    <div className={styles.place} data-hydrates-when-idle>
      <img
        className={styles.still}
        src={samplePicture}
        alt={RESULT_MESSAGES.pictureAlt(SAMPLE_NARRATIVE.values)}
        width={CANVAS_WIDTH}
        height={CANVAS_HEIGHT}
        loading="lazy"
      />
      {useHydrated() && <Sample />}
    </div>
  );
}
