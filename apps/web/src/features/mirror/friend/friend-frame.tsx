import { useEffect, useRef, type ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { Frame } from '../../../components/layout/frame.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import styles from './friend-frame.module.css';

interface FriendFrameProps {
  /** What the page is about now: with another name it begins anew, at its top, with the focus on its heading. */
  readonly stage: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Stays while what the page is about changes. One column, from the top: what comes later moves nothing that stands. */
export function FriendFrame({ stage, title, children }: FriendFrameProps) {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current !== stage) window.scrollTo({ top: 0, behavior: 'instant' });
    shown.current = stage;
  }, [stage]);
  return (
    <Frame home={paths.root} className={styles.main}>
      <div className={styles.column}>
        <PageHeading key={stage}>{title}</PageHeading>
        {children}
      </div>
    </Frame>
  );
}
