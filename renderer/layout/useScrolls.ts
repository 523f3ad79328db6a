import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether the content of a box overflows vertically, and updates the result after changes.
 * A scrolling box without buttons inside needs keyboard focus (WCAG 2.1.1).
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const look = () => setScrolls(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(look);
    // Observes the box because the window may change, and the content because the text size may
    // change.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
