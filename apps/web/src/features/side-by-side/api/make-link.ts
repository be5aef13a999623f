import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResponse } from '@lf/contract/define-route';
import { inviteSideBySide } from '@lf/contract/side-by-side';
import { call } from '../../../lib/call.ts';
import { sideBySidesKey } from './list-side-by-sides.ts';

export type MadeLink = RouteResponse<typeof inviteSideBySide>;

export function useMakeLink(licenseCode: string) {
  const queries = useQueryClient();
  return useMutation({
    // Without a connection it would wait without a word, and be done later when nobody looks.
    networkMode: 'always',
    mutationFn: () => call(inviteSideBySide, { params: { licenseCode } }),
    // Also after a failure: a link whose answer was lost was made all the same, and can be taken back.
    onSettled: () => void queries.invalidateQueries({ queryKey: sideBySidesKey }),
  });
}
