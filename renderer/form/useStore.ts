import { useMemo, useSyncExternalStore } from 'react';
import { type FieldError, type FormStore, isSameError } from '#engine';
import { asDrawn } from './drawnStore.ts';

/** What a group shows of itself. The same object until one of these changes. */
export interface GroupState {
  readonly required: boolean;
  readonly error: FieldError | undefined;
  readonly advice: FieldError | undefined;
}

/** Something of the store as React follows it. */
export interface Followed<T> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The last reading while it says the same, as `useSyncExternalStore` demands. */
  readonly read: () => T;
  /** As the page was drawn, for a line of it that wakes. */
  readonly readDrawn: () => T;
}

/**
 * The value at a pointer, followed.
 *
 * @param origin the name under which the widget itself sets the value: such changes are already on
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

/** Requirement, shown error and advice of a group or list, followed. */
export function useGroupState(store: FormStore, pointer: string): GroupState {
  return useStateAt(store, pointer, readGroupState, isSameGroup);
}

/** The error shown at a pointer, followed. */
export function useShownError(store: FormStore, pointer: string): FieldError | undefined {
  return useStateAt(store, pointer, readError, isSameError);
}

/** Keys of the rows of a list, followed. The same array until a row is added, removed or moved. */
export function useRowKeys(store: FormStore, pointer: string): readonly string[] {
  return useStateAt(store, pointer, readRowKeys, isSameList);
}

/** How many errors show inside each row of a list, followed. The same array until one changes. */
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

/** Those of some pointers that are visible, followed. The same array until one shows or hides. */
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

/** Follows something. Keep it the same object while it is the same thing. */
export function useFollowed<T>({ subscribe, read, readDrawn }: Followed<T>): T {
  return useSyncExternalStore(subscribe, read, readDrawn);
}

/** Requirement, shown error and advice at a pointer, now. */
export const readGroupState = (store: FormStore, pointer: string): GroupState => ({
  required: store.isRequired(pointer),
  error: store.error(pointer),
  advice: store.advice(pointer),
});

/** Whether two readings of a pointer draw the same. */
export const isSameGroup = (a: GroupState, b: GroupState): boolean =>
  a.required === b.required && isSameError(a.error, b.error) && isSameError(a.advice, b.advice);

/** Follows the state of one pointer through functions that are always the same. */
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

/** Readings that keep the last one while the next says the same. */
function reading<T>(
  store: FormStore,
  readFrom: (store: FormStore) => T,
  isSame: (a: T, b: T) => boolean,
): Omit<Followed<T>, 'subscribe'> {
  let last: { readonly value: T } | undefined;
  const keep = (value: T) => {
    if (!last || !isSame(last.value, value)) last = { value };
    return last.value;
  };
  return { read: () => keep(readFrom(store)), readDrawn: () => keep(readFrom(asDrawn(store))) };
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
