import { useContext, useMemo, useSyncExternalStore } from 'react';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { FileReadings, type Reading } from './FileReadings.ts';

/** The files on their way to the answer around, followed, and the register of all. */
export function useFileReadings() {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const readings = FileReadings.of(store);
  const follow = useMemo(() => {
    let last = NONE;
    return {
      subscribe: (listener: () => void) => readings.subscribe(listener),
      // The same list until one of them changes, as `useSyncExternalStore` demands.
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
