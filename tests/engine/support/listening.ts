import type { Facet, FormStore } from '#engine';

/**
 * Notes which listeners are called.
 *
 * @returns gives the calls since it was asked last, as `/pointer facet`
 */
export function listening(store: FormStore, ...wanted: readonly (readonly [string, Facet])[]) {
  const calls: string[] = [];
  for (const [pointer, facet] of wanted) {
    store.subscribe(pointer, facet, () => calls.push(`${pointer} ${facet}`));
  }
  return () => calls.splice(0);
}
