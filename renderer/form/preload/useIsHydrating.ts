import { useState, useSyncExternalStore } from 'react';

/**
 * Returns whether this component hydrates prerendered HTML. The result never changes, so that
 * nothing is remounted after hydration.
 */
export function useIsHydrating(): boolean {
  const [first] = useState(() => ({ isHydrating: false }));
  return useSyncExternalStore(
    followNothing,
    () => first.isHydrating,
    // React calls this function only during hydration. There is no other sign of it.
    () => {
      first.isHydrating = true;
      return true;
    },
  );
}

const followNothing = () => () => undefined;
