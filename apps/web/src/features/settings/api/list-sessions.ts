import { listSessions } from '@lf/contract/account';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export const sessionsKey = ['sessions'] as const;

export function useSessions() {
  return useShownQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    select: ({ result }) => result,
  });
}
