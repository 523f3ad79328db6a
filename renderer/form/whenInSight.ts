import { lateCodeCame } from './lateCodeCame.ts';

/**
 * Calls once when an element has been in sight for a moment and what comes late has come: time to draw
 * what it leads to. What is drawn hidden follows nothing: drawn sooner, a list would still be waiting for
 * its code when its turn comes.
 *
 * @returns the way to leave it
 */
export function whenInSight(element: Element, call: () => void): (() => void) | undefined {
  // Not every page is shown by a browser; none needs this.
  if (!('IntersectionObserver' in globalThis)) return undefined;
  let moment: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const draw = () => {
    if (!isLeft) call();
  };
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(moment);
    if (!entries.at(-1)?.isIntersecting) return;
    moment = setTimeout(() => {
      observer.disconnect();
      void lateCodeCame.then(draw);
    }, MOMENT_MS);
  });
  observer.observe(element);
  return () => {
    isLeft = true;
    clearTimeout(moment);
    observer.disconnect();
  };
}

/** Longer than the first page needs to wake, shorter than anybody takes over the last field. */
export const MOMENT_MS = 500;
