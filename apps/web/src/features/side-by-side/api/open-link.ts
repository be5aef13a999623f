import { openSideBySide } from '@lf/contract/side-by-side';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

/** Opening it uses nothing up; it may be used or taken back at any moment. */
export function useOpenedLink(secret: string) {
  return useShownQuery({
    queryKey: ['side-by-side', 'link', secret],
    queryFn: ({ signal }) => call(openSideBySide, { body: { secret } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
