import { useEffect, useState } from 'react';
import { openCheckoutSession } from './api/create-checkout-session.ts';

/** Leads the browser to the hosted checkout; stays `opening` until the browser has left. */
export function useCheckout(onError: (error: unknown) => void) {
  const [opening, setOpening] = useState(false);

  useEffect(() => {
    // Back from the checkout by the back button: the page is woken as it was left.
    const wake = () => setOpening(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function open(quantity?: number): Promise<void> {
    setOpening(true);
    try {
      window.location.assign(await openCheckoutSession(quantity));
    } catch (error) {
      onError(error);
      setOpening(false);
    }
  }

  return { opening, open };
}
