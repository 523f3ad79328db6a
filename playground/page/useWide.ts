import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1024px)';

function follow(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Checks whether the files and the form fit beside each other. */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
}
