import { useContext, useMemo, useSyncExternalStore } from 'react';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { FileReadings, type Reading } from './FileReadings.ts';

/**
 * Returns the pending and rejected files of the surrounding answer, and subscribes to them. Also
 * returns the readings of the store.
 */
export function useFileReadings() {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const readings = FileReadings.of(store);
  const follow = useMemo(() => {
    let last = NONE;
    return {
      subscribe: (listener: () => void) => readings.subscribe(listener),
      // Returns the same list until an item changes, as `useSyncExternalStore` requires.
      read: () => {
        const now = readings.at(pointer);
        if (now.length !== last.length || now.some((each, at) => each !== last[at])) last = now;
        return last;
      },
    };
  }, [readings, pointer]);
  const shown = useSyncExternalStore(follow.subscribe, follow.read, () => NONE);
  return { readings, pointer, shown } as const;
}

const NONE: readonly Reading[] = [];
