import { COPYRIGHT_YEAR } from '@lf/domain/limits';
import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p>© {COPYRIGHT_YEAR} Leadership Fingerprint. All rights reserved.</p>
      <p>Privacy Policy: your answers are yours. They are used to make your fingerprint and for nothing else.</p>
    </footer>
  );
}
