import { useQuery } from '@tanstack/react-query';
import { listSessions } from '@lf/contract/account';
import { call } from '../../../lib/call.ts';

export const sessionsKey = ['sessions'] as const;

export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    select: ({ result }) => result,
  });
}
