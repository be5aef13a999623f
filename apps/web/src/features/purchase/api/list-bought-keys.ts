import { PAYMENT_ASKED_EVERY_MS, PAYMENT_ASKED_TIMES_MAX } from '@lf/domain/limits';
import { listBoughtKeys, type BoughtKey } from '@lf/contract/gifts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { useShownQuery } from '../../../lib/use-shown-query.ts';

/** Mails leave within seconds; somebody who keeps the page open need not ask for ever. */
const MAILS_ASKED_TIMES_MAX = 300;

const isMoving = (keys: readonly BoughtKey[]): boolean => keys.some(({ state }) => state === 'waiting');

/** The keys of one purchase; asked for again until the provider has confirmed the payment, and while mails leave. */
export function useBoughtKeys(orderId: string | null) {
  return useShownQuery({
    queryKey: ['bought-keys', orderId],
    enabled: orderId !== null,
    queryFn: async ({ signal }) => {
      try {
        return (await call(listBoughtKeys, { params: { id: orderId ?? '' } }, { signal })).result;
      } catch (error) {
        // Not paid yet, as far as we know.
        if (error instanceof ApiError && error.code === 'order_unknown') return [];
        throw error;
      }
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data === undefined) return false;
      const asked = data.length === 0 ? PAYMENT_ASKED_TIMES_MAX : isMoving(data) ? MAILS_ASKED_TIMES_MAX : 0;
      return dataUpdateCount < asked ? PAYMENT_ASKED_EVERY_MS : false;
    },
  });
}
