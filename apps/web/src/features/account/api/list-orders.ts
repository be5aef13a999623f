import { useQuery } from '@tanstack/react-query';
import { listOrders } from '@lf/contract/orders';
import { call } from '../../../lib/call.ts';

export const ordersKey = ['orders'] as const;

export function useOrders() {
  return useQuery({
    queryKey: ordersKey,
    queryFn: ({ signal }) => call(listOrders, {}, { signal }),
    select: ({ result }) => result,
  });
}
