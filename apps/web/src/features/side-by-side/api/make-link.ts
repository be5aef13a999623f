import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteSideBySide } from '@lf/contract/side-by-side';
import { call } from '../../../lib/call.ts';
import { sideBySidesKey } from './list-side-by-sides.ts';

export function useMakeLink(licenseCode: string) {
  const queries = useQueryClient();
  return useMutation({
    // Without a connection it would wait without a word, and be done later when nobody looks.
    networkMode: 'always',
    mutationFn: () => call(inviteSideBySide, { params: { licenseCode } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sideBySidesKey }),
  });
}
