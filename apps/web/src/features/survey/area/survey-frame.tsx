import { Suspense, type ReactNode } from 'react';
import { Link } from '../../../lib/router/link.tsx';
import { LEAVE_MESSAGES } from '@lf/domain/messages/survey';
import { Logo } from '../../../components/layout/logo.tsx';
import { ScreenFallback } from '../../../components/layout/screen-fallback.tsx';
import { SiteFooter } from '../../../components/layout/site-footer.tsx';
import { StorageNotice } from '../../../components/layout/storage-notice.tsx';
import { SkipLink } from '../../../components/layout/skip-link.tsx';
import { LeaveGuard } from '../layout/leave-guard.tsx';
import { SavedState } from '../layout/saved-state.tsx';
import { SurveyProgress } from '../layout/survey-progress.tsx';
import { Notices } from './notice.tsx';
import styles from './survey-frame.module.css';

/** What stays while the steps change: the way home, the progress, where the writing stands. */
export function SurveyFrame({ home, children }: { readonly home: string; readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <Logo to={home} />
        <SurveyProgress />
        <div className={styles.side}>
          <SavedState />
          <Link to={home} className={styles.pause}>
            {LEAVE_MESSAGES.pause}
          </Link>
        </div>
      </header>
      <Notices />
      <div className={styles.notice}>
        <StorageNotice />
      </div>
      <Suspense fallback={<ScreenFallback />}>{children}</Suspense>
      <SiteFooter />
      <LeaveGuard />
    </>
  );
}
