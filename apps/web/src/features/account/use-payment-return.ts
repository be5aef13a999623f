import { PAYMENT_ASKED_EVERY_MS, PAYMENT_ASKED_TIMES_MAX } from '@lf/domain/limits';
import { ACCOUNT_MESSAGES } from '@lf/domain/messages/account';
import { KEY_MESSAGES } from '@lf/domain/messages/keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from '../../lib/router/router.tsx';
import { useNavigate } from '../../lib/router/use-navigate.ts';
import { licensesKey } from './api/list-licenses.ts';
import { ordersKey } from './api/list-orders.ts';
import { success, type Notice } from './notice.ts';
import type { RouteResponse } from '@lf/contract/define-route';
import type { listOrders } from '@lf/contract/orders';

/** Back from the checkout: the provider's event may arrive a little later than the person, so ask a few times. */
export function usePaymentReturn(onNotice: (notice: Notice) => void): void {
  const search = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const orderId = search.get('order');
  const canceled = search.has('canceled');

  useEffect(() => {
    if (!canceled) return;
    onNotice({ variant: 'info', messages: [KEY_MESSAGES.checkoutCanceled] });
    navigate(pathname, { replace: true });
  }, [canceled, onNotice, navigate, pathname]);

  useEffect(() => {
    if (orderId === null) return undefined;
    let asked = 0;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async () => {
      await Promise.all([
        queries.refetchQueries({ queryKey: ordersKey }),
        queries.refetchQueries({ queryKey: licensesKey }),
      ]);
      if (over) return;
      const orders = queries.getQueryData<RouteResponse<typeof listOrders>>(ordersKey);
      asked += 1;
      if (orders?.result.some((order) => order.id === orderId)) {
        onNotice(success(ACCOUNT_MESSAGES.paid));
        navigate(pathname, { replace: true });
      } else if (asked < PAYMENT_ASKED_TIMES_MAX) {
        onNotice({ variant: 'info', messages: [ACCOUNT_MESSAGES.paymentOnItsWay] });
        timer = setTimeout(() => void ask(), PAYMENT_ASKED_EVERY_MS);
      }
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [orderId, onNotice, queries, navigate, pathname]);
}
