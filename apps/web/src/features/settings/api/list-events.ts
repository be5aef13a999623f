import { listEvents } from '@lf/contract/audit';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export function useEvents() {
  return useShownQuery({
    queryKey: ['events'],
    queryFn: ({ signal }) => call(listEvents, {}, { signal }),
    select: ({ result }) => result,
  });
}
