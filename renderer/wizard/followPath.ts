import type { FormStore } from '#engine';

/**
 * Follows a pointer while rows around it come, go and change places.
 *
 * @param path with row indices, as they stand now
 * @returns says where it leads by then: `undefined` while its row is not there
 */
export function followPath(store: FormStore, path: string): () => string | undefined {
  let at = '';
  const steps = path.split('/').slice(1);
  const keys = steps.map((name) => {
    const key = store.rowKeys(at)[Number(name)];
    at += `/${name}`;
    return key;
  });
  return () =>
    steps.reduce<string | undefined>((now, name, depth) => {
      if (now === undefined) return undefined;
      const key = keys[depth];
      if (key === undefined) return `${now}/${name}`;
      const index = store.rowKeys(now).indexOf(key);
      return index < 0 ? undefined : `${now}/${index}`;
    }, '');
}
