import { COPYRIGHT_YEAR } from '@lf/domain/limits';
import { PURPOSE_TERMS } from '@lf/domain/messages/purpose-terms';
import { paths } from '../../app/paths.ts';
import { Link } from '../../lib/router/link.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <p>© {COPYRIGHT_YEAR} Leadership Fingerprint. All rights reserved.</p>
      <p>
        <Link to={paths.privacy}>Privacy Policy</Link>: your answers are yours. They are used to make your fingerprint
        and for nothing else. <Link to={paths.purpose}>{PURPOSE_TERMS.link}</Link>
      </p>
    </footer>
  );
}
