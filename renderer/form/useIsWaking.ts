import { useState, useSyncExternalStore } from 'react';

/**
 * Whether this component takes over what was drawn beforehand. It stays what it was at first, so that
 * nothing is mounted anew when all is awake.
 */
export function useIsWaking(): boolean {
  const [first] = useState(() => ({ isWaking: false }));
  return useSyncExternalStore(
    followNothing,
    () => first.isWaking,
    // React asks this one, and first, where a page was drawn before: there is nothing else to tell it by.
    () => {
      first.isWaking = true;
      return true;
    },
  );
}

const followNothing = () => () => undefined;
