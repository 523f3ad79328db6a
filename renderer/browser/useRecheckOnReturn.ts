import { useEffect } from 'react';

/** A child actor that can poll before its next poll is due. */
interface PollingActor {
  readonly send: (event: { readonly type: 'look' }) => void;
}

/** Polls at once when the browser is online again or the page becomes visible. */
export function useRecheckOnReturn(actor: PollingActor): void {
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
