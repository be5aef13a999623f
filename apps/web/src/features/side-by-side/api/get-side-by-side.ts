import { getSideBySide } from '@lf/contract/side-by-side';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

/** Not kept: the other may have ended it since. */
export function useSideBySide(id: string) {
  return useShownQuery({
    queryKey: ['side-by-side', 'pair', id],
    queryFn: ({ signal }) => call(getSideBySide, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
