import type { Locator } from '@playwright/test';

/** Time limit of a measurement. It is longer than any change of steps. */
const PATIENCE_MS = 5000;

/**
 * Presses a button and measures the time in the page until another heading is painted.
 *
 * @returns milliseconds; `undefined` when the heading did not change
 */
export function stepSwitchMs(button: Locator): Promise<number | undefined> {
  return button.evaluate(
    (element, patienceMs) =>
      new Promise<number | undefined>((done) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const start = performance.now();
        const look = () => {
          if (heading() !== before) {
            // The heading is painted after this frame.
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
          } else if (performance.now() - start > patienceMs) done(undefined);
          else requestAnimationFrame(look);
        };
        (element as HTMLElement).click();
        look();
      }),
    PATIENCE_MS,
  );
}
