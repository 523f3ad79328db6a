import { useCallback, useEffect, useRef, useState } from 'react';

/** A row that was removed and can still be put back. */
export interface RemovedRow {
  /** Where it stood; what it was called follows from it, in the language of the page. */
  readonly index: number;
  readonly undo: () => void;
}

/** A record that was removed, as it is offered to be put back. */
export interface RemovedRecord {
  /** Where it stood. */
  readonly index: number;
  /** What it was called: "Land register 2". */
  readonly name: string;
  readonly putBack: () => void;
}

/** How long a removal can be undone. */
const UNDO_FOR_MS = 10_000;

/**
 * Offers to undo the last removal for ten seconds. The time begins anew when it is no longer held:
 * as long as the list has the focus, or the offer the pointer, nobody is too slow for it.
 */
export function useRemovedRecord() {
  const [removed, setRemoved] = useState<RemovedRow>();
  // No state: that the focus comes and goes draws nothing.
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
