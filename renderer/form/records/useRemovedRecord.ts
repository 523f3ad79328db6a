import { useCallback, useEffect, useRef, useState } from 'react';

/** A removed row that can still be restored. */
export interface RemovedRow {
  /** Index before the removal. The record's name follows from it, in the language of the page. */
  readonly index: number;
  readonly undo: () => void;
}

/** Time in which a removal can be undone. */
const UNDO_FOR_MS = 10_000;

/**
 * Offers to undo the last removal for ten seconds. The time restarts when the focus
 * leaves the list or the mouse pointer leaves the offer, so that slow users have enough time.
 */
export function useRemovedRecord() {
  const [removed, setRemoved] = useState<RemovedRow>();
  // A ref, not state: pausing and restarting the timer renders nothing.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = useCallback((isHeld: boolean) => {
    clearTimeout(timer.current);
    if (!isHeld) timer.current = setTimeout(() => setRemoved(undefined), UNDO_FOR_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const offer = (row?: RemovedRow) => {
    setRemoved(row);
    hold(row === undefined);
  };
  return { removed, offer, hold } as const;
}
