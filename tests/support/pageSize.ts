import { vi } from 'vitest';

/** The listeners for sizes on the page; a browser would notify them. */
const following = new Set<() => void>();

/** Replaces the browser's size notifications, until `vi.unstubAllGlobals`. */
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

/** Notifies every listener: first of the initial size, later of a change. */
export function tellPageSize(): void {
  for (const tell of [...following]) tell();
}
