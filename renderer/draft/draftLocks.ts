/** Lets go of a draft. */
export type Release = () => void;

/** After a reload the page before may hold its draft for some moments yet. */
const WAIT_MS = 1000;

/**
 * Takes a draft for this tab, so that no other tab offers it or writes over it. A crash lets go of it.
 * A browser without locks gives it to every tab that knows it.
 *
 * @param options `waits`: another tab is given a second to let go of it
 * @returns nothing where another tab has it
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
