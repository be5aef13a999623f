import { useCallback } from 'react';
import { logOut } from './api/log-out.ts';

/** The guard of the screen does the rest: without a session it leads to the log-in page. */
export function useLogOut(): () => void {
  return useCallback(() => void logOut(), []);
}
