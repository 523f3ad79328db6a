import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether the content of a box overflows, and follows changes. A scrolling box without
 * buttons inside needs keyboard focus (WCAG 2.1.1).
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const look = () => setScrolls(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(look);
    // Observes the box for changes of the window, and its content for changes of the text size.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
