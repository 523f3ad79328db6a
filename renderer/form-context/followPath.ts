import { type FormStore, segmentsOf } from '#engine';
import { rowKeysAlong } from './rowKeysAlong.ts';

/**
 * Tracks a pointer while rows are added, removed and moved.
 *
 * @param path pointer with the current row indices
 * @returns a function that returns the current pointer; `undefined` while its row is absent
 */
export function followPath(store: FormStore, path: string): () => string | undefined {
  const keys = rowKeysAlong(store, path);
  return () =>
    segmentsOf(path).reduce<string | undefined>((now, name, depth) => {
      if (now === undefined) return undefined;
      const key = keys[depth];
      if (key === undefined) return `${now}/${name}`;
      const index = store.rowKeys(now).indexOf(key);
      return index < 0 ? undefined : `${now}/${index}`;
    }, '');
}
