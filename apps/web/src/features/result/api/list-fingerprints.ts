import { listFingerprints } from '@lf/contract/fingerprints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

export function useFingerprints() {
  return useQuery({
    queryKey: ['fingerprints'],
    queryFn: ({ signal }) => call(listFingerprints, {}, { signal }),
    select: ({ result }) => result,
  });
}
