import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptSideBySide } from '@lf/contract/side-by-side';
import { call } from '../../../lib/call.ts';
import { sideBySidesKey } from './list-side-by-sides.ts';

export function useAcceptLink(secret: string) {
  const queries = useQueryClient();
  return useMutation({
    // Without a connection it would wait without a word, and be done later when nobody looks.
    networkMode: 'always',
    mutationFn: (licenseCode: string) => call(acceptSideBySide, { body: { secret, licenseCode } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sideBySidesKey }),
  });
}
