import { listOrders } from '@lf/contract/orders';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { rememberedOrder } from './open-order.ts';

/** On the way back through the screens of a purchase that is paid: leads on to its keys instead of offering to pay again. */
export function usePaidAlready(quantity: number, onPaid: (orderId: string) => void): void {
  const orderId = rememberedOrder(quantity);
  const { data: paid = false, refetch } = useQuery({
    queryKey: ['order-paid', orderId],
    enabled: orderId !== null,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call(listOrders, {}, { signal })).result.some((order) => order.id === orderId),
  });
  useEffect(() => {
    if (paid && orderId !== null) onPaid(orderId);
  }, [paid, orderId, onPaid]);
  useEffect(() => {
    // The browser may restore the page as it was left, before the payment.
    const look = (event: PageTransitionEvent) => void (event.persisted && refetch());
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [refetch]);
}
