import { useCallback, useEffect, useRef, useState } from 'react';

/** A removed row that can still be restored. */
export interface RemovedRow {
  /**
   * Index before the removal, from which the record's name is derived in the language of the page.
   */
  readonly index: number;
  readonly undo: () => void;
}

/** Time in which a removal can be undone. */
const UNDO_FOR_MS = 10_000;

/**
 * Manages the offer to undo the last removal. The offer ends ten seconds after the focus has left
 * the list, or the mouse pointer has left the offer. Slow users then have enough time.
 */
export function useRemovedRecord() {
  const [removed, setRemoved] = useState<RemovedRow>();
  // A ref, because pausing and restarting the timer must not render.
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
