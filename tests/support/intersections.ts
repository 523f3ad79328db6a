import { vi } from 'vitest';

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** The callbacks of the page's intersection observers. */
const watching = new Set<Tell>();

/** Replaces `IntersectionObserver` until `vi.unstubAllGlobals`. */
export function stubIntersections(): void {
  watching.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: Tell;
      constructor(tell: Tell) {
        this.#tell = tell;
      }
      observe() {
        watching.add(this.#tell);
      }
      disconnect() {
        watching.delete(this.#tell);
      }
    },
  );
}

/** Reports to all observers whether their elements are visible. */
export function reportIntersection(isIntersecting: boolean): void {
  for (const tell of [...watching]) tell([{ isIntersecting }]);
}
