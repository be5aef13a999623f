import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Open from the start. */
  readonly open?: boolean;
}

/** More for whoever wants it: the browser's own, with our arrow. */
export function Disclosure({ label, children, open }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <Icon name="chevron" />
        {label}
      </summary>
      {children}
    </details>
  );
}
