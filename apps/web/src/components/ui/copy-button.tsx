import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { TOOLS } from './tool-drawings.ts';
import styles from './copy-button.module.css';

const DONE_SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** What the text is, as in 'Copy key'. */
  readonly label: string;
  /** A button with words on it, where copying is the thing to do. */
  readonly withLabel?: boolean;
}

export function CopyButton({ text, label, withLabel = false }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  const icon = <Icon name={state === 'copied' ? 'check' : TOOLS.copy} />;
  return (
    <>
      {withLabel ? (
        <Button onClick={() => void copy()}>
          <span className={styles.words}>
            {icon} {label}
          </span>
        </Button>
      ) : (
        <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy()}>
          {icon}
        </button>
      )}
      <output>
        {state === 'copied' && <VisuallyHidden>Copied</VisuallyHidden>}
        {state === 'refused' && (
          <span className={styles.refused}>
            Your browser did not allow copying. Please mark the text and copy it yourself.
          </span>
        )}
      </output>
    </>
  );
}
