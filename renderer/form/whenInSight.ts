/**
 * Calls once when an element has been in sight for a moment: time to draw what it leads to.
 *
 * @returns the way to leave it
 */
export function whenInSight(element: Element, call: () => void): (() => void) | undefined {
  // Not every page is shown by a browser; none needs this.
  if (!('IntersectionObserver' in globalThis)) return undefined;
  let moment: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver((entries) => {
    clearTimeout(moment);
    if (!entries.at(-1)?.isIntersecting) return;
    moment = setTimeout(() => {
      observer.disconnect();
      call();
    }, MOMENT_MS);
  });
  observer.observe(element);
  return () => {
    clearTimeout(moment);
    observer.disconnect();
  };
}

/** Longer than the first page needs to wake, shorter than anybody takes over the last field. */
export const MOMENT_MS = 500;
