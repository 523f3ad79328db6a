import { vi } from 'vitest';

/** Who follows the size of something on the page; a browser would tell them. */
const following = new Set<() => void>();

/** Stands in for what a browser tells of sizes, until `vi.unstubAllGlobals`. */
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

/** Tells everyone who follows: at first that there is a size, later that it is another. */
export function tellPageSize(): void {
  for (const tell of [...following]) tell();
}
