import { useEffect, useState } from 'react';
import { openCheckoutSession } from './api/create-checkout-session.ts';
import { rememberOrder } from './open-order.ts';

/** Leads the browser to the hosted checkout; stays `opening` until the browser has left. */
export function useCheckout(onError: (error: unknown) => void) {
  const [opening, setOpening] = useState(false);

  useEffect(() => {
    // Back from the checkout by the back button: the page is woken as it was left.
    const reset = () => setOpening(false);
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  async function open(quantity?: number): Promise<void> {
    setOpening(true);
    try {
      const { url, orderId } = await openCheckoutSession(quantity);
      if (quantity !== undefined) rememberOrder({ orderId, quantity });
      window.location.assign(url);
    } catch (error) {
      onError(error);
      setOpening(false);
    }
  }

  return { opening, open };
}
