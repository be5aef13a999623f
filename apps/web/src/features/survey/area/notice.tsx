import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { HIGHEST_GOOD_STATUS, QUESTIONNAIRE_BANNER_MS } from '@lf/domain/limits';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { Banner, type BannerAction } from '../../../components/ui/banner.tsx';
import { ApiError, messagesOf } from '../../../lib/api-error.ts';
import { useStep } from '../layout/use-step.ts';
import type { AlertVariant } from '../../../components/ui/alert.tsx';
import styles from './notice.module.css';

export interface Notice {
  readonly variant: AlertVariant;
  readonly messages: readonly string[];
  readonly action?: BannerAction;
  readonly closesAfterMs?: number;
}

interface NoticeBoard {
  readonly notice: Notice | undefined;
  readonly show: (notice: Notice) => void;
  readonly clear: () => void;
}

const NoticeContext = createContext<NoticeBoard | undefined>(undefined);

/** Outlives the step it came from: the way goes on, the message comes along. */
export function NoticeArea({ children }: { readonly children: ReactNode }) {
  const [notice, show] = useState<Notice>();
  const clear = useCallback(() => show(undefined), []);
  const board = useMemo(() => ({ notice, show, clear }), [notice, clear]);
  return <NoticeContext value={board}>{children}</NoticeContext>;
}

function useNoticeBoard(): NoticeBoard {
  const board = use(NoticeContext);
  if (board === undefined) throw new Error('no notice area around');
  return board;
}

/** Tells of what has happened; it goes by itself. */
export function useShowNotice(): (notice: Notice) => void {
  return useNoticeBoard().show;
}

/** Tells of a failed save. */
export function useShowFailure(): (error: unknown) => void {
  const { show } = useNoticeBoard();
  return useCallback(
    (error) => {
      const status = error instanceof ApiError ? error.statusCode : HIGHEST_GOOD_STATUS + 1;
      show({
        variant: status > HIGHEST_GOOD_STATUS ? 'danger' : 'success',
        messages: [...messagesOf(error), SAVE_MESSAGES.kept],
      });
    },
    [show],
  );
}

function NoticeBanner() {
  const { notice, clear } = useNoticeBoard();
  if (notice === undefined) return null;
  return <Banner {...notice} onClose={clear} closesAfterMs={notice.closesAfterMs ?? QUESTIONNAIRE_BANNER_MS} />;
}

/** Above the step, but for what the interview shows itself. */
export function Notices() {
  const { notice } = useNoticeBoard();
  const { step } = useStep();
  if (notice === undefined || (notice.action !== undefined && step.slug === 'earliest-memory')) return null;
  return (
    <div className={styles.notice}>
      <NoticeBanner />
    </div>
  );
}

/** Beside the buttons that were just pressed: what they did, and the way to undo it. */
export function UndoNotice() {
  const { notice } = useNoticeBoard();
  return notice?.action === undefined ? null : <NoticeBanner />;
}
