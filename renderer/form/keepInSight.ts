/**
 * Keeps what has the focus in sight until the page stands still. A record that comes near gets its true height
 * some frames later (`content-visibility`), and pushes it out of a small window; so does one that is moved.
 */
export function keepInSight(element: Element | null): void {
  if (element) followPushes(element);
}

/** What has the focus, where it is in sight: who has scrolled away from it is not called back. */
export function focusInSight(): Element | null {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body && isInSight(activeElement) ? activeElement : null;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Brings it back before the page is painted, and again until the page stands still: something above it came
 * late and pushed it down. A page that is not scrolled holds nothing in its place.
 *
 * @param element what had the focus and was in sight; nothing is done where somebody has gone on, or has
 *   scrolled away from it meanwhile
 */
export function bringBack(element: Element): void {
  showFocused(element);
  followPushes(element, placeOf(element));
}

/** An old phone takes its time over the frames of a change. */
const SETTLED_MS = 1000;

/**
 * Brings an element back each time that it was pushed, before that is painted.
 *
 * @param known where it stood when it was last in sight; absent brings it into sight first
 */
function followPushes(element: Element, known?: number): void {
  // Not every page is shown by a browser; none needs this.
  if (!('ResizeObserver' in globalThis)) return;
  let place = known;
  const observer = new ResizeObserver(() => {
    const now = placeOf(element);
    if (now !== place) showFocused(element);
    place = now;
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), SETTLED_MS);
}

function showFocused(element: Element): void {
  if (element.ownerDocument.activeElement === element)
    element.scrollIntoView?.({ block: 'nearest' });
}

/** How far down the page it stands, in px: scrolling changes nothing of it, what comes above it does. */
function placeOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}
