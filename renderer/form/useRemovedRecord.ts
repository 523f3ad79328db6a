import { useCallback, useEffect, useState } from 'react';

/** A record that was removed and can still be put back. */
export interface RemovedRecord {
  /** What it was called: "Land register 2". */
  readonly name: string;
  readonly putBack: () => void;
}

/** How long a removal can be undone. */
const UNDO_FOR_MS = 10_000;

/**
 * Offers to undo the last removal for ten seconds. The time stands still while the offer has the
 * focus or the pointer, so that nobody is too slow for it.
 */
export function useRemovedRecord() {
  const [removed, setRemoved] = useState<RemovedRecord>();
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!removed || isHeld) return undefined;
    const timer = setTimeout(() => setRemoved(undefined), UNDO_FOR_MS);
    return () => clearTimeout(timer);
  }, [removed, isHeld]);
  const forget = useCallback(() => {
    setIsHeld(false);
    setRemoved(undefined);
  }, []);
  return { removed, offer: setRemoved, forget, hold: setIsHeld } as const;
}
