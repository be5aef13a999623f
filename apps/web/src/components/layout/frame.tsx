import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { SiteFooter } from './site-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './frame.module.css';

interface FrameProps {
  /** Where the logo leads. */
  readonly home: string;
  /** Beside the logo. */
  readonly menu?: ReactNode;
  /** How the content lies, where it is not one thing below the other. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is around every page but the survey's. */
export function Frame({ home, menu, className = styles.main, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Logo to={home} />
        {menu}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={className}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
