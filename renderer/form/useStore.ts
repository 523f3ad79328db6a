import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FieldError, FormStore, Option } from '#engine';

/** What a group shows of itself. The same object until one of these changes. */
export interface GroupState {
  readonly required: boolean;
  readonly error: FieldError | undefined;
  readonly advice: FieldError | undefined;
}

/** What a leaf shows besides its value. The same object until one of these changes. */
export interface LeafState extends GroupState {
  readonly options: readonly Option[];
}

/**
 * The value at a pointer, followed.
 *
 * @param origin the name under which the widget itself sets the value: such changes are already on
 *   the screen and do not render again
 */
export function useValue(store: FormStore, pointer: string, origin?: string): unknown {
  const read = useCallback(() => store.get(pointer), [store, pointer]);
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(pointer, 'value', listener, origin),
    [store, pointer, origin],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Requirement, offered options, shown error and advice of a leaf, followed. */
export function useLeafState(store: FormStore, pointer: string): LeafState {
  return useFollowed(store, pointer, readLeafState, isSameState);
}

/** Requirement, shown error and advice of a group or list, followed. */
export function useGroupState(store: FormStore, pointer: string): GroupState {
  return useFollowed(store, pointer, readGroupState, isSameGroup);
}

/** Keys of the rows of a list, followed. The same array until a row is added, removed or moved. */
export function useRowKeys(store: FormStore, pointer: string): readonly string[] {
  return useFollowed(store, pointer, readRowKeys, isSameList);
}

/** How many errors show inside each row of a list, followed. The same array until one changes. */
export function useWrongRows(store: FormStore, pointer: string): readonly number[] {
  const last = useRef<readonly number[]>(undefined);
  const read = useCallback(() => {
    const next = wrongRows(store, pointer);
    if (!last.current || !isSameList(last.current, next)) last.current = next;
    return last.current;
  }, [store, pointer]);
  const subscribe = useCallback((listener: () => void) => store.subscribeAll(listener), [store]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Those of some pointers that are visible, followed. The same array until one shows or hides. */
export function useVisible(store: FormStore, pointers: readonly string[]): readonly string[] {
  const last = useRef<readonly string[]>(undefined);
  const read = useCallback(() => {
    const next = pointers.filter((pointer) => store.isVisible(pointer));
    if (!last.current || !isSameList(last.current, next)) last.current = next;
    return last.current;
  }, [store, pointers]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = pointers.map((pointer) => store.subscribe(pointer, 'state', listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, pointers],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Follows the state of one pointer through a reading that makes a new object each time: the last
 * one is kept while it says the same, as `useSyncExternalStore` demands.
 */
function useFollowed<T>(
  store: FormStore,
  pointer: string,
  readFrom: (store: FormStore, pointer: string) => T,
  isSame: (a: T, b: T) => boolean,
): T {
  const last = useRef<{ readonly value: T }>(undefined);
  const read = useCallback(() => {
    const next = readFrom(store, pointer);
    if (!last.current || !isSame(last.current.value, next)) last.current = { value: next };
    return last.current.value;
  }, [store, pointer, readFrom, isSame]);
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(pointer, 'state', listener),
    [store, pointer],
  );
  return useSyncExternalStore(subscribe, read, read);
}

const readLeafState = (store: FormStore, pointer: string): LeafState => ({
  required: store.isRequired(pointer),
  options: store.options(pointer),
  error: store.error(pointer),
  advice: store.advice(pointer),
});

const readGroupState = (store: FormStore, pointer: string): GroupState => ({
  required: store.isRequired(pointer),
  error: store.error(pointer),
  advice: store.advice(pointer),
});

function wrongRows(store: FormStore, pointer: string): readonly number[] {
  const counts: number[] = [];
  for (const { path } of store.shownErrors()) {
    if (!path.startsWith(`${pointer}/`)) continue;
    const index = Number(path.slice(pointer.length + 1).split('/')[0]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

const readRowKeys = (store: FormStore, pointer: string) => store.rowKeys(pointer);

const isSameState = (a: LeafState, b: LeafState): boolean =>
  isSameGroup(a, b) && isSameList(a.options, b.options);

const isSameGroup = (a: GroupState, b: GroupState): boolean =>
  a.required === b.required && isSameError(a.error, b.error) && isSameError(a.advice, b.advice);

const isSameError = (a: FieldError | undefined, b: FieldError | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.key === b.key && isSameList(a.args, b.args));

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);
