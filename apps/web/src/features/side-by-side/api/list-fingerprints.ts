import { listFingerprints } from '@lf/contract/fingerprints';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export function useFingerprints() {
  return useShownQuery({
    queryKey: ['fingerprints'],
    queryFn: ({ signal }) => call(listFingerprints, {}, { signal }),
    select: ({ result }) => result,
  });
}
