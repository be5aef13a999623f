import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { HIGHEST_GOOD_STATUS, QUESTIONNAIRE_BANNER_MS } from '@lf/domain/limits';
import { SAVE_MESSAGES } from '@lf/domain/messages/survey';
import { Banner } from '../../../components/ui/banner.tsx';
import { ApiError, messagesOf } from '../../../lib/api-error.ts';
import styles from './notice.module.css';

interface Notice {
  readonly variant: 'danger' | 'success';
  readonly messages: readonly string[];
}

interface NoticeBoard {
  readonly notice: Notice | undefined;
  readonly showFailure: (error: unknown) => void;
  readonly clear: () => void;
}

const NoticeContext = createContext<NoticeBoard | undefined>(undefined);

/** Outlives the step it came from: the way goes on, the message comes along. */
export function NoticeArea({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const clear = useCallback(() => setNotice(undefined), []);
  const showFailure = useCallback((error: unknown) => {
    const status = error instanceof ApiError ? error.statusCode : HIGHEST_GOOD_STATUS + 1;
    setNotice({
      variant: status > HIGHEST_GOOD_STATUS ? 'danger' : 'success',
      messages: [...messagesOf(error), SAVE_MESSAGES.kept],
    });
  }, []);
  const board = useMemo(() => ({ notice, showFailure, clear }), [notice, showFailure, clear]);
  return <NoticeContext value={board}>{children}</NoticeContext>;
}

function useNoticeBoard(): NoticeBoard {
  const board = use(NoticeContext);
  if (board === undefined) throw new Error('no notice area around');
  return board;
}

/** Tells of a failed save; it goes by itself. */
export function useShowFailure(): (error: unknown) => void {
  return useNoticeBoard().showFailure;
}

export function Notices() {
  const { notice, clear } = useNoticeBoard();
  if (notice === undefined) return null;
  return (
    <div className={styles.place}>
      <Banner
        variant={notice.variant}
        messages={notice.messages}
        onClose={clear}
        closesAfterMs={QUESTIONNAIRE_BANNER_MS}
      />
    </div>
  );
}
