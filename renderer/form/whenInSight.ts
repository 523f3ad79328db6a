import { lateCodeCame, lateCodeWanted } from './lateCodeSignals.ts';
import { whenQuiet } from './whenQuiet.ts';

/**
 * Calls once when an element has been in sight for a moment in which nobody typed, and what comes late has
 * come: time to draw what it leads to. That may need late code soon, so that it is fetched now. What is drawn
 * hidden follows nothing: drawn sooner, a list would still be waiting for its code when its turn comes.
 *
 * @returns the way to leave it
 */
export function whenInSight(element: Element, call: () => void): (() => void) | undefined {
  // Not every page is shown by a browser; none needs this.
  if (!('IntersectionObserver' in globalThis)) return undefined;
  let stopWaiting = () => {};
  let isLeft = false;
  const draw = () => {
    if (!isLeft) call();
  };
  const observer = new IntersectionObserver((entries) => {
    stopWaiting();
    if (!entries.at(-1)?.isIntersecting) return;
    stopWaiting = whenQuiet(() => {
      observer.disconnect();
      lateCodeWanted.tell();
      void lateCodeCame.happened.then(draw);
    }, MOMENT_MS);
  });
  observer.observe(element);
  return () => {
    isLeft = true;
    stopWaiting();
    observer.disconnect();
  };
}

/** Longer than the first page needs to wake, shorter than anybody takes over the last field. */
export const MOMENT_MS = 500;
