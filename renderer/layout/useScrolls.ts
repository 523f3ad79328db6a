import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box holds more than it shows, followed: what scrolls and has nothing in it to press must
 * itself be reached by the keyboard (WCAG 2.1.1).
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const look = () => setScrolls(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(look);
    // The box for the window, what is in it for the size of its text.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box]);
  return scrolls;
}
