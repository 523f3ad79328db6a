import { useCallback, useContext, useSyncExternalStore } from 'react';
import { type Day, parseDay } from '#engine';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';

/**
 * The day that the answer at hand holds, followed; nothing while it is no day. Typing renders only
 * when a whole date comes to stand or goes.
 *
 * @param value the answer, where the field stands outside a form of ours
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
