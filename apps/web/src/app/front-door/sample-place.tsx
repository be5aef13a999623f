import { FACTS } from '@lf/domain/messages/front-door';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { lazyScreen } from '../lazy-screen.tsx';
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

/** Keeps the place of the sample; where data is to be saved, it is drawn on a press. */
export function SamplePlace() {
  return <div className={styles.place}>{useHydrated() && <Sample />}</div>;
}
