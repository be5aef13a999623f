import { useEffect } from 'react';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { REDIRECT_DELAY_MS } from '@lf/domain/limits';
import { paths } from '../../app/paths.ts';

/** Leaves time to read the good news, then goes on to the log-in page. */
export function useLoginAfterSuccess(succeeded: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!succeeded) return undefined;
    const timer = setTimeout(() => navigate(paths.login), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [succeeded, navigate]);
}
