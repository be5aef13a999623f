import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { REDIRECT_DELAY_MS } from '@lf/domain/limits';

/** Leaves time to read the good news, then goes on. */
export function useRedirectAfterSuccess(succeeded: boolean, to: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!succeeded) return undefined;
    const timer = setTimeout(() => void navigate(to), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [succeeded, to, navigate]);
}
