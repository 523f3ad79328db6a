import { useState } from 'react';
import type { FormStore } from '#engine';
import { asDrawn } from './drawnStore.ts';
import { useIsWaking } from './useIsWaking.ts';

/**
 * What a component reads of a store when it comes, for what it writes by itself from then on. Where it takes
 * over what was drawn beforehand, that is what was drawn, as React demands.
 *
 * @param readFrom called once, with the store or with what it held when the page was drawn
 */
export function useFirst<T>(store: FormStore, readFrom: (store: FormStore) => T): T {
  const isWaking = useIsWaking();
  const [first] = useState(() => readFrom(isWaking ? asDrawn(store) : store));
  return first;
}
