import { useState, useSyncExternalStore } from 'react';
import type { FormStore } from '#engine';
import { asDrawn } from './drawnStore.ts';

/**
 * What a component reads of a store when it comes, for what it writes by itself from then on. Where it takes
 * over what was drawn beforehand, that is what was drawn, as React demands.
 *
 * @param readFrom called once, with the store or with what it held when the page was drawn
 */
export function useFirst<T>(store: FormStore, readFrom: (store: FormStore) => T): T {
  const [first] = useState<{ value?: T }>(() => ({}));
  const readOnce = (from: FormStore): T => {
    if (!('value' in first)) first.value = readFrom(from);
    return first.value as T;
  };
  return useSyncExternalStore(
    followNothing,
    () => readOnce(store),
    () => readOnce(asDrawn(store)),
  );
}

const followNothing = () => () => undefined;
