import type { ReactNode } from 'react';
import { RidgePrint } from '../ui/ridge-print.tsx';
import { Page } from './page.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  readonly home: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A whole screen that has one thing to say, and a way on. */
export function MessageScreen({ home, title, children, actions }: MessageScreenProps) {
  return (
    <Page home={home}>
      <div className={styles.message}>
        <RidgePrint inked={0.12} />
        <PageHeading>{title}</PageHeading>
        <p>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Page>
  );
}
