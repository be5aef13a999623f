import { useEffect, useRef } from 'react';
import { POTENTIAL_VALUES_MESSAGES } from '@lf/domain/messages/potential-values';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import styles from './what-to-tick.module.css';

interface WhatToTickProps {
  readonly problem: 'none' | 'too-many';
  readonly onAddOwn: () => void;
}

/** Why Next did not go on, and what to do. */
export function WhatToTick({ problem, onAddOwn }: WhatToTickProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.what}>
      <Alert variant="warning">
        <p>{problem === 'none' ? POTENTIAL_VALUES_MESSAGES.nothingTicked : POTENTIAL_VALUES_MESSAGES.tooMany}</p>
        {problem === 'none' && <p>{POTENTIAL_VALUES_MESSAGES.noneFits}</p>}
      </Alert>
      {problem === 'none' && (
        <Button variant="secondary" onClick={onAddOwn}>
          {POTENTIAL_VALUES_MESSAGES.addOwn}
        </Button>
      )}
    </div>
  );
}
