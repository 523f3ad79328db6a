import { useEffect } from 'react';
import type { PaymentActor } from './PaymentDialog.tsx';

/** Asks for the result at once when the connection is back or the page is looked at again. */
export function useLookAgain(actor: PaymentActor): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) actor.send({ type: 'look' });
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [actor]);
}
