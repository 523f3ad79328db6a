import { type FormStore, segmentsOf } from '#engine';

/**
 * Returns the keys of the rows along a pointer. A row retains its key when rows are added, removed
 * or moved.
 *
 * @param pointer pointer with the current row indices
 * @returns the key of each segment that is a row, `undefined` for other segments
 */
export function rowKeysAlong(store: FormStore, pointer: string): readonly (string | undefined)[] {
  let at = '';
  return segmentsOf(pointer).map((name) => {
    const key = store.rowKeys(at)[Number(name)];
    at += `/${name}`;
    return key;
  });
}
