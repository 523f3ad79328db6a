import { useCallback, useContext, useSyncExternalStore } from 'react';
import { type Day, parseDay } from '#engine';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';

/**
 * Returns the day of the current answer and subscribes to it. Returns `undefined` while the answer
 * is not a day. Typing renders only when a complete date appears or disappears.
 *
 * @param value the answer, for a field without a pointer
 */
export function useGivenDay(value: unknown): Day | undefined {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const read = useCallback(() => {
    const text = pointer === '' ? value : store.get(pointer);
    return typeof text === 'string' && parseDay(text) ? text : undefined;
  }, [store, pointer, value]);
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(pointer, 'value', listener),
    [store, pointer],
  );
  return parseDay(useSyncExternalStore(subscribe, read, read));
}
