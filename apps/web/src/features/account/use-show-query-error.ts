import { useEffect } from 'react';
import { refusal, type Notice } from './notice.ts';

/** What the account page could not load is told in its one banner, in the server's words. */
export function useShowQueryError(error: unknown, onNotice: (notice: Notice) => void): void {
  useEffect(() => {
    if (error) onNotice(refusal(error));
  }, [error, onNotice]);
}
