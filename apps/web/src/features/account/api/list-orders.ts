import { listOrders } from '@lf/contract/orders';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

export const ordersKey = ['orders'] as const;

export function useOrders() {
  return useShownQuery({
    queryKey: ordersKey,
    queryFn: ({ signal }) => call(listOrders, {}, { signal }),
    select: ({ result }) => result,
  });
}
