import { MIRROR_PLACE_MESSAGES } from '@lf/domain/messages/mirror-place';
import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useCallback, useState, type Ref } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { MirrorHandle } from '../../features/mirror/owner/mirror-section.tsx';
import { messagesOf, NetworkError } from '../../lib/api-error.ts';
import { useArrivalAtMirror } from './arrive-at-mirror.ts';
import { mirrorCode, useMirrorCode, type MirrorCode } from './use-mirror-code.ts';
import styles from './late-mirror.module.css';

interface LateMirrorProps {
  readonly licenseCode: string;
  readonly onView: (hasView: boolean) => void;
  readonly handle: Ref<MirrorHandle>;
  readonly section?: MirrorCode;
}

/** How others see it, once its code is there; until then that it is on its way, or that it did not come. */
export function LateMirror({ licenseCode, onView, handle, section = mirrorCode }: LateMirrorProps) {
  const { code, hasFailed, isAsking, ask } = useMirrorCode(section);
  const [isPressed, setPressed] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const onDrawn = useCallback(() => setDrawn(true), []);
  useArrivalAtMirror(isDrawn);
  if (code !== undefined) {
    const told = { onView, onDrawn, ref: handle };
    return <code.MirrorSection {...told} licenseCode={licenseCode} takesFocus={isPressed} />;
  }
  return (
    <div className={styles.late} data-not-on-paper>
      {hasFailed ? (
        <>
          {!isAsking && <MessageAlert variant="danger" messages={messagesOf(new NetworkError())} />}
          <div>
            <Button
              variant="secondary"
              loading={isAsking}
              onClick={() => {
                setPressed(true);
                void ask();
              }}
            >
              {SHELL_MESSAGES.retry}
            </Button>
          </div>
        </>
      ) : (
        <Skeleton label={MIRROR_PLACE_MESSAGES.loading} />
      )}
    </div>
  );
}
