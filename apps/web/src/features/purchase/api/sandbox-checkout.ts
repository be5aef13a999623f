import { cancelSandboxCheckout, getSandboxCheckout, paySandboxCheckout } from '@lf/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export function useSandboxCheckout(sessionId: string) {
  return useQuery({
    queryKey: ['sandbox-checkout', sessionId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { sessionId } }, { signal }),
    retry: false,
  });
}

export const payInSandbox = (sessionId: string) => call(paySandboxCheckout, { params: { sessionId } });

export const cancelInSandbox = (sessionId: string) => call(cancelSandboxCheckout, { params: { sessionId } });
