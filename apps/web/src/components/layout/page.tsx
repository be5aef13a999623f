import type { ReactNode } from 'react';
import { Frame } from './frame.tsx';
import styles from './page.module.css';

interface PageProps {
  /** Where the logo leads. */
  readonly home: string;
  /** Words beside the card, where there is room for them. */
  readonly beside?: ReactNode;
  /** Words below both: under the card where there is no room beside it. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of one card for people who are not signed in. */
export function Page({ home, beside, below, children }: PageProps) {
  return (
    <Frame home={home} className={styles.main}>
      {beside && <div className={styles.beside}>{beside}</div>}
      <div className={styles.card}>{children}</div>
      {below && <div className={styles.below}>{below}</div>}
    </Frame>
  );
}
