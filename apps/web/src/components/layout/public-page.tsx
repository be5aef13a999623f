import type { ReactNode } from 'react';
import { Logo } from './logo.tsx';
import { SiteFooter } from './site-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './app-shell.module.css';

/** The frame of a page that anybody may read: the signed-in frame without a person in it. */
export function PublicPage({ home, children }: { readonly home: string; readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Logo to={home} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
