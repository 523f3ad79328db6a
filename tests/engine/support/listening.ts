import type { Facet, FormStore } from '#engine';

/**
 * Records the calls of listeners.
 *
 * @returns a function that returns the calls since its last call, as `/pointer facet`
 */
export function listening(store: FormStore, ...wanted: readonly (readonly [string, Facet])[]) {
  const calls: string[] = [];
  for (const [pointer, facet] of wanted) {
    store.subscribe(pointer, facet, () => calls.push(`${pointer} ${facet}`));
  }
  return () => calls.splice(0);
}
