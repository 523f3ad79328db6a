import { vi } from 'vitest';

/** The callbacks of the page's resize observers. */
const following = new Set<() => void>();

/** Replaces `ResizeObserver` until `vi.unstubAllGlobals`. */
export function stubPageSize(): void {
  following.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        following.add(this.#tell);
      }
      disconnect() {
        following.delete(this.#tell);
      }
    },
  );
}

/** Calls every resize observer. A browser does this for the initial size and for each change. */
export function tellPageSize(): void {
  for (const tell of [...following]) tell();
}
