import { type FormStore, segmentsOf } from '#engine';

/**
 * The rows that a pointer leads through, by keys that stay with them whatever rows come, go and move.
 *
 * @param pointer with row indices, as they stand now
 * @returns a key for each step that is a row, `undefined` for each other
 */
export function rowKeysAlong(store: FormStore, pointer: string): readonly (string | undefined)[] {
  let at = '';
  return segmentsOf(pointer).map((name) => {
    const key = store.rowKeys(at)[Number(name)];
    at += `/${name}`;
    return key;
  });
}
