import { listLicenses } from '@lf/contract/licenses';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/call.ts';

const ASK_EVERY_MS = 2_000;
const ASK_TIMES_MAX = 15;

/** The keys of one order; asked for again until the provider has confirmed the payment. */
export function useBoughtKeys(orderId: string | null) {
  return useQuery({
    queryKey: ['bought-keys', orderId],
    enabled: orderId !== null,
    queryFn: async ({ signal }) => (await call(listLicenses, {}, { signal })).result.filter((license) => license.orderId === orderId),
    refetchInterval: (query) => (query.state.data?.length === 0 && query.state.dataUpdateCount < ASK_TIMES_MAX ? ASK_EVERY_MS : false),
  });
}
