/** A function that releases the lock on a draft. */
export type Release = () => void;

/**
 * How long to wait for a lock. After a reload, the previous page may hold the lock for a short
 * time.
 */
const WAIT_MS = 1000;

/**
 * Locks a draft for this tab, so that no other tab offers or overwrites it. A crash releases the
 * lock. In a browser without the Web Locks API, every tab with the draft's id can use the draft.
 *
 * @param options `waits`: waits up to one second for another tab to release the lock
 * @returns `undefined` if another tab holds the lock
 */
export async function holdDraft(
  id: string,
  { waits = false }: { readonly waits?: boolean } = {},
): Promise<Release | undefined> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  return new Promise((resolve) => {
    const options = waits ? { signal: AbortSignal.timeout(WAIT_MS) } : { ifAvailable: true };
    const held = locks.request(`landform.draft.${id}`, options, (lock) => {
      if (!lock) {
        resolve(undefined);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    });
    held.catch(() => resolve(undefined));
  });
}
