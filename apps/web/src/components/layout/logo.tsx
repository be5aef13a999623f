import { Link } from '../../lib/router/link.tsx';
import styles from './logo.module.css';

/** The mark: three ridges around a core. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.outer} d="M4.500 21C3.500 11 8.500 4 16 4s12.500 6.500 12 16" />
        <path className={styles.middle} d="M9 25c-1.500-10 1-16 7-16s8.500 6 7.500 15" />
        <path className={styles.inner} d="M13.500 27.500c-1.300-8-.8-13.500 2.500-13.500s4 5 3.200 13" />
        <path className={styles.core} d="M16.300 19.500c.3 3 .2 6 0 9" />
      </svg>
      <span>Leadership Fingerprint</span>
    </Link>
  );
}
