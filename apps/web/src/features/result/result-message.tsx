import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { RidgePrint } from '../../components/print/ridge-print.tsx';
import { Card } from '../../components/ui/card.tsx';
import styles from './result-failed.module.css';

interface ResultMessageProps {
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

const BARELY_BEGUN = 0.12;

/** One thing to say in the place of a result. */
export function ResultMessage({ title, text, actions }: ResultMessageProps) {
  return (
    <div className={styles.place}>
      <Card>
        <div className={styles.failed}>
          <RidgePrint inked={BARELY_BEGUN} />
          <PageHeading>{title}</PageHeading>
          <p>{text}</p>
          {actions}
        </div>
      </Card>
    </div>
  );
}
