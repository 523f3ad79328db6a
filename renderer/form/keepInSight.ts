/**
 * Brings what has the focus into sight once the page stands still. A record that comes near gets its true
 * height a frame later (`content-visibility`), and pushes it out of a small window; so does one that is moved.
 */
export function keepInSight(element: Element | null): void {
  // The page may be gone by then.
  setTimeout(() => {
    if (element) showFocused(element);
  }, SETTLED_MS);
}

/** A few frames. */
const SETTLED_MS = 100;

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
 * Brings it back before the page is painted, and again once the page stands still: something above it came
 * late and pushed it down. A page that is not scrolled holds nothing in its place.
 *
 * @param element what had the focus and was in sight; nothing is done where somebody has gone on, or has
 *   scrolled away from it meanwhile
 */
export function bringBack(element: Element): void {
  showFocused(element);
  const place = placeOf(element);
  setTimeout(() => {
    if (placeOf(element) !== place) showFocused(element);
  }, SETTLED_MS);
}

/** Not every page is shown by a browser. */
function showFocused(element: Element): void {
  if (element.ownerDocument.activeElement === element)
    element.scrollIntoView?.({ block: 'nearest' });
}

/** How far down the page it stands, in px: scrolling changes nothing of it, what comes above it does. */
function placeOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}
