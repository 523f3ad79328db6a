/**
 * Keeps the focused element visible until the layout is stable. With `content-visibility`, a record
 * near the viewport gets its true height some frames later. A growing or moved record may push the
 * element out of a small viewport.
 */
export function keepVisible(element: Element | null): void {
  if (element) followPushes(element);
}

/**
 * Returns the focused element while it is visible. Returns `null` for a user who has scrolled away,
 * so that the page does not scroll back.
 */
export function visibleFocus(): Element | null {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body && isOnScreen(activeElement)
    ? activeElement
    : null;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Scrolls an element back before the browser paints, and again until the layout is stable.
 * Lazy-loaded content above has pushed it down. A page without scrolling is unchanged.
 *
 * @param element the element that had the focus and was visible. An element that has lost the focus
 *   is not scrolled
 */
export function restorePosition(element: Element): void {
  showFocused(element);
  followPushes(element, topOf(element));
}

/** The time after which the layout of an old phone is stable. */
const SETTLED_MS = 1000;

/**
 * Scrolls an element back after each shift, before the browser paints it.
 *
 * @param known the element's last visible position in px; if absent, the element is scrolled into
 *   view first
 */
function followPushes(element: Element, known?: number): void {
  // Skips environments without `ResizeObserver`, for example the server.
  if (!('ResizeObserver' in globalThis)) return;
  let place = known;
  const observer = new ResizeObserver(() => {
    const now = topOf(element);
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

/**
 * Returns the element's distance from the top of the page, in px. New content above changes it;
 * scrolling does not.
 */
function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}
