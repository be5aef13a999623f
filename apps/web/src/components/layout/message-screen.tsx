import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './message-screen.module.css';

interface MessageScreenProps {
  readonly home: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** A picture above the words. Not in here: the screen for failures is part of every first page, and has to be light. */
  readonly print?: ReactNode;
}

/** A whole screen that has one thing to say, and a way on. */
export function MessageScreen({ home, title, children, actions, print }: MessageScreenProps) {
  return (
    <Page home={home}>
      <div className={styles.message}>
        {print}
        <PageHeading>{title}</PageHeading>
        <p>{children}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Page>
  );
}
