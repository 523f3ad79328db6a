import { useEffect } from 'react';

/** A child that may ask for its result before its next poll is due. */
interface Looker {
  readonly send: (event: { readonly type: 'look' }) => void;
}

/** Asks for the result at once when the connection is back or the page is looked at again. */
export function useLookAgain(actor: Looker): void {
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
