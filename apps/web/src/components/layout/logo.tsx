import { Link } from '../../lib/router/link.tsx';
import styles from './logo.module.css';

/** The mark: three ridges around a core. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.outer} d="M4.5 21C3.5 11 8.5 4 16 4s12.5 6.5 12 16" />
        <path className={styles.middle} d="M9 25c-1.5-10 1-16 7-16s8.5 6 7.5 15" />
        <path className={styles.inner} d="M13.5 27.500c-1.3-8-.8-13.5 2.5-13.500s4 5 3.2 13" />
        <path className={styles.core} d="M16.3 19.500c.3 3 .2 6 0 9" />
      </svg>
      <span>Leadership Fingerprint</span>
    </Link>
  );
}
