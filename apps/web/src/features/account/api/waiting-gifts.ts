import { useMutation, useQueryClient } from '@tanstack/react-query';
import { claimWaitingGift, listWaitingGifts } from '@lf/contract/given-keys';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';
import { licensesKey } from './list-licenses.ts';

const waitingGiftsKey = ['waiting-gifts'] as const;

/** Keys that were sent to the person's confirmed address. */
export function useWaitingGifts() {
  return useShownQuery({
    queryKey: waitingGiftsKey,
    queryFn: ({ signal }) => call(listWaitingGifts, {}, { signal }),
    select: ({ result }) => result,
  });
}

export function useClaimWaiting() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(claimWaitingGift, { params: { id } }),
    // Also after a refusal: it may have been taken back.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: waitingGiftsKey }),
        queries.invalidateQueries({ queryKey: licensesKey }),
      ]),
  });
}
