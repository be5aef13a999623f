import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './copy-button.module.css';

const DONE_SHOWN_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** What the text is, as in 'Copy key'. */
  readonly label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  useEffect(() => {
    if (state === 'ready') return undefined;
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

  return (
    <>
      <button type="button" className={styles.copy} aria-label={label} title={label} onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
      </button>
      <VisuallyHidden>
        <output>
          {state === 'copied' && 'Copied'}
          {state === 'refused' && 'Your browser did not allow copying'}
        </output>
      </VisuallyHidden>
    </>
  );
}
