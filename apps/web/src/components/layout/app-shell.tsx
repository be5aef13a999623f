import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { SiteFooter } from './site-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { UserMenu } from './user-menu.tsx';
import styles from './app-shell.module.css';

interface AppShellProps {
  readonly home: string;
  readonly userName: string;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

/** The frame of a signed-in screen. */
export function AppShell({ home, userName, onLogOut, children }: AppShellProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Logo to={home} />
        <UserMenu home={home} userName={userName} onLogOut={onLogOut} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
