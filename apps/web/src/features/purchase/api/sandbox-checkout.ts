import { cancelSandboxCheckout, getSandboxCheckout, paySandboxCheckout } from '@lf/contract/payments';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export function useSandboxCheckout(sessionId: string) {
  return useShownQuery({
    queryKey: ['sandbox-checkout', sessionId],
    queryFn: ({ signal }) => call(getSandboxCheckout, { params: { sessionId } }, { signal }),
    retry: false,
  });
}

export const payInSandbox = (sessionId: string) => call(paySandboxCheckout, { params: { sessionId } });

export const cancelInSandbox = (sessionId: string) => call(cancelSandboxCheckout, { params: { sessionId } });
