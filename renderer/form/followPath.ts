import { type FormStore, segmentsOf } from '#engine';
import { rowKeysAlong } from './rowKeysAlong.ts';

/**
 * Follows a pointer while rows around it come, go and change places.
 *
 * @param path with row indices, as they stand now
 * @returns says where it leads by then: `undefined` while its row is not there
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
