import { useState, type ReactNode } from 'react';
import { NotLoaded } from '../../components/layout/not-loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { messagesOf, NetworkError } from '../../lib/api-error.ts';
import { useLater, type Later } from '../../lib/later.ts';
import styles from './late-section.module.css';

interface LateSectionProps<Code> {
  readonly section: Later<Code>;
  /** What is being waited for; without it nothing stands there until it comes. */
  readonly loading?: string;
  /** The section. It takes the focus where it came after a press. */
  readonly children: (code: Code, takesFocus: boolean) => ReactNode;
}

/** A section once its code is there; until then that it is on its way, or that it did not come. */
export function LateSection<Code>({ section, loading, children }: LateSectionProps<Code>) {
  const { code, hasFailed, isAsking, ask } = useLater(section, { waitsForIdle: true });
  const [isPressed, setPressed] = useState(false);
  if (code !== undefined) return children(code, isPressed);
  if (hasFailed)
    return (
      <div className={styles.late} data-not-on-paper>
        <NotLoaded
          messages={messagesOf(new NetworkError())}
          isAsking={isAsking}
          onAgain={() => {
            setPressed(true);
            ask();
          }}
          onLeave={() => setPressed(false)}
        />
      </div>
    );
  return (
    loading !== undefined && (
      <div className={styles.late} data-not-on-paper>
        <Skeleton label={loading} />
      </div>
    )
  );
}
