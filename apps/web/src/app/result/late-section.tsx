import { SHELL_MESSAGES } from '@lf/domain/messages/shell';
import { useState, type ReactNode } from 'react';
import { MessageAlert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf, NetworkError } from '../../lib/api-error.ts';
import type { Later } from '../../lib/later.ts';
import { useLateCode } from './use-late-code.ts';
import styles from './late-section.module.css';

interface LateSectionProps<Code> {
  readonly section: Later<Code>;
  /** What is being waited for. */
  readonly loading: string;
  /** The section. It takes the focus where it came after a press. */
  readonly children: (code: Code, takesFocus: boolean) => ReactNode;
}

/** A section once its code is there; until then that it is on its way, or that it did not come. */
export function LateSection<Code>({ section, loading, children }: LateSectionProps<Code>) {
  const { code, hasFailed, isAsking, ask } = useLateCode(section);
  const [isPressed, setPressed] = useState(false);
  if (code !== undefined) return children(code, isPressed);
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
        <Skeleton label={loading} />
      )}
    </div>
  );
}
