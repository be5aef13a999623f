import { Logo } from './logo.tsx';
import { ScreenFallback } from './screen-fallback.tsx';
import styles from './frame.module.css';

/** What stands in the page until the application's code is there: the way home where every screen has it. */
export function Opening({ home }: { readonly home: string }) {
  return (
    <>
      <header className={styles.header}>
        <Logo to={home} />
      </header>
      <ScreenFallback />
    </>
  );
}
