import { PAYMENT_ASKED_EVERY_MS, PAYMENT_ASKED_TIMES_MAX } from '@lf/domain/limits';
import { listLicenses } from '@lf/contract/licenses';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

/** The keys of one order; asked for again until the provider has confirmed the payment. */
export function useBoughtKeys(orderId: string | null) {
  return useQuery({
    queryKey: ['bought-keys', orderId],
    enabled: orderId !== null,
    queryFn: async ({ signal }) =>
      (await call(listLicenses, {}, { signal })).result.filter((license) => license.orderId === orderId),
    refetchInterval: (query) =>
      query.state.data?.length === 0 && query.state.dataUpdateCount < PAYMENT_ASKED_TIMES_MAX
        ? PAYMENT_ASKED_EVERY_MS
        : false,
  });
}
