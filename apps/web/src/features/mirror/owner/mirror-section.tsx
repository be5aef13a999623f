import { useEffect, useRef, useState } from 'react';
import type { OwnMirror } from '@lf/contract/mirror';
import { MIRROR_OWNER_MESSAGES } from '@lf/domain/messages/mirror-owner';
import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { MessageAlert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { AskPeople } from './ask-people.tsx';
import { StartedMirror } from './started-mirror.tsx';
import { useOwnMirror } from './use-own-mirror.ts';
import styles from './mirror-section.module.css';

interface MirrorSectionProps {
  readonly licenseCode: string;
  /** Told whether there is something to see, whenever that may have changed. */
  readonly onView: (hasView: boolean) => void;
}

/** How others see it, for the owner: asking, waiting, and what was seen. */
export function MirrorSection({ licenseCode, onView }: MirrorSectionProps) {
  const { shown, setMirror, again } = useOwnMirror(licenseCode);
  const place = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const [isDeleted, setDeleted] = useState(false);
  const hasView = shown.state === 'ready' && shown.mirror?.view != null;

  useEffect(() => onView(hasView), [hasView, onView]);
  // What was pressed may be gone with what it changed.
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [changes]);

  function onMirror(mirror: OwnMirror | null): void {
    setChanges((before) => before + 1);
    setDeleted(mirror === null);
    setMirror(mirror);
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.section}>
      {shown.state === 'loading' && <Skeleton label={MIRROR_PLACE_MESSAGES.loading} />}
      {shown.state === 'failed' && (
        <>
          <MessageAlert variant="danger" messages={shown.messages} />
          <div className={styles.actions}>
            <Button variant="secondary" onClick={again}>
              {SHELL_MESSAGES.retry}
            </Button>
          </div>
        </>
      )}
      <output>{isDeleted && MIRROR_OWNER_MESSAGES.removed}</output>
      {shown.state === 'ready' &&
        (shown.mirror === null ? (
          <AskPeople licenseCode={licenseCode} onMirror={onMirror} />
        ) : (
          <StartedMirror licenseCode={licenseCode} mirror={shown.mirror} onMirror={onMirror} />
        ))}
    </div>
  );
}
