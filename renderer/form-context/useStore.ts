import { useMemo, useSyncExternalStore } from 'react';
import { type FieldError, type FormStore, isSameError } from '#engine';

/** The visible state of a group. */
export interface GroupState {
  readonly required: boolean;
  readonly error: FieldError | undefined;
  readonly advice: FieldError | undefined;
}

/** A part of the store that React can subscribe to. */
export interface Followed<T> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the previous object while nothing has changed, as `useSyncExternalStore` requires. */
  readonly read: () => T;
}

/**
 * Returns the value at a pointer and subscribes to it.
 *
 * @param origin the name under which the widget itself sets the value. Such changes are already on
 *   the screen and do not render again
 */
export function useValue(store: FormStore, pointer: string, origin?: string): unknown {
  const followed = useMemo(
    () => ({
      ...reading(store, (from) => from.get(pointer), Object.is),
      subscribe: (listener: () => void) => store.subscribe(pointer, 'value', listener, origin),
    }),
    [store, pointer, origin],
  );
  return useFollowed(followed);
}

/**
 * Returns the requirement, shown error and advice of a group or list, and subscribes to them.
 * Returns the same object until one of them changes.
 */
export function useGroupState(store: FormStore, pointer: string): GroupState {
  return useStateAt(store, pointer, readGroupState, isSameGroup);
}

/** Returns the error shown at a pointer and subscribes to it. */
export function useShownError(store: FormStore, pointer: string): FieldError | undefined {
  return useStateAt(store, pointer, readError, isSameError);
}

/**
 * Returns the keys of the rows of a list and subscribes to them. Returns the same array until a row
 * is added, removed or moved.
 */
export function useRowKeys(store: FormStore, pointer: string): readonly string[] {
  return useStateAt(store, pointer, readRowKeys, isSameList);
}

/**
 * Returns the number of shown errors in each row of a list and subscribes to them. Returns the same
 * array until a number changes.
 */
export function useWrongRows(store: FormStore, pointer: string): readonly number[] {
  const followed = useMemo(
    () => ({
      ...reading(store, (from) => wrongRows(from, pointer), isSameList),
      subscribe: (listener: () => void) => store.subscribeAll(listener),
    }),
    [store, pointer],
  );
  return useFollowed(followed);
}

/**
 * Returns the given pointers that are visible, and subscribes to them. Returns the same array until
 * a pointer shows or hides.
 */
export function useVisible(store: FormStore, pointers: readonly string[]): readonly string[] {
  const followed = useMemo(
    () => ({
      ...reading(store, (from) => pointers.filter((each) => from.isVisible(each)), isSameList),
      subscribe: (listener: () => void) => {
        const stops = pointers.map((pointer) => store.subscribe(pointer, 'state', listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
    }),
    [store, pointers],
  );
  return useFollowed(followed);
}

/** Subscribes a component to a part of the store. Pass the same object on every render. */
export function useFollowed<T>({ subscribe, read }: Followed<T>): T {
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the current requirement, shown error and advice at a pointer. */
export const readGroupState = (store: FormStore, pointer: string): GroupState => ({
  required: store.isRequired(pointer),
  error: store.error(pointer),
  advice: store.advice(pointer),
});

/** Checks whether two states of a pointer render the same output. */
export const isSameGroup = (a: GroupState, b: GroupState): boolean =>
  a.required === b.required && isSameError(a.error, b.error) && isSameError(a.advice, b.advice);

/** Subscribes to the state of one pointer. Pass the same functions on every render. */
function useStateAt<T>(
  store: FormStore,
  pointer: string,
  readFrom: (store: FormStore, pointer: string) => T,
  isSame: (a: T, b: T) => boolean,
): T {
  const followed = useMemo(
    () => ({
      ...reading(store, (from) => readFrom(from, pointer), isSame),
      subscribe: (listener: () => void) => store.subscribe(pointer, 'state', listener),
    }),
    [store, pointer, readFrom, isSame],
  );
  return useFollowed(followed);
}

/** Returns a `read` function that returns its previous value while the new one is equal. */
function reading<T>(
  store: FormStore,
  readFrom: (store: FormStore) => T,
  isSame: (a: T, b: T) => boolean,
): Pick<Followed<T>, 'read'> {
  let last: { readonly value: T } | undefined;
  return {
    read: () => {
      const value = readFrom(store);
      if (!last || !isSame(last.value, value)) last = { value };
      return last.value;
    },
  };
}

function wrongRows(store: FormStore, pointer: string): readonly number[] {
  const counts: number[] = [];
  for (const { path } of store.shownErrors()) {
    if (!path.startsWith(`${pointer}/`)) continue;
    const index = Number(path.slice(pointer.length + 1).split('/')[0]);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

const readError = (store: FormStore, pointer: string) => store.error(pointer);

const readRowKeys = (store: FormStore, pointer: string) => store.rowKeys(pointer);

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);
