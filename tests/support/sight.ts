import { vi } from 'vitest';

type Tell = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** What the page watches; a browser would tell it what is in sight. */
const watching = new Set<Tell>();

/** Stands in for what a browser tells of sight, until `vi.unstubAllGlobals`. */
export function stubSight(): void {
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

/** Tells everything that watches whether it is in sight. */
export function tellSight(isIntersecting: boolean): void {
  for (const tell of [...watching]) tell([{ isIntersecting }]);
}
