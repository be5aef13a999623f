import { useQuery } from '@tanstack/react-query';
import { listEvents } from '@lf/contract/audit';
import { call } from '../../../lib/call.ts';

export function useEvents() {
  return useQuery({
    queryKey: ['events'],
    queryFn: ({ signal }) => call(listEvents, {}, { signal }),
    select: ({ result }) => result,
  });
}
