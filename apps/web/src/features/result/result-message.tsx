import type { ReactNode } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import styles from './result-failed.module.css';

interface ResultMessageProps {
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** One thing to say in the place of a result. */
export function ResultMessage({ title, text, actions }: ResultMessageProps) {
  return (
    <div className={styles.failed}>
      <PageHeading>{title}</PageHeading>
      <p>{text}</p>
      <div>{actions}</div>
    </div>
  );
}
