import { useEffect } from 'react';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { useLazyWord } from '../../form-context/lazyWords.ts';

/**
 * Delay before the count is announced, so that it is announced once the typing pauses, not for each
 * key press (U-09).
 */
const PAUSE_MS = 700;

/** Announces how many options a search found. Announces nothing without a search. */
export function useFoundAnnounced(count: number | undefined): void {
  const word = useLazyWord();
  const announce = useAnnounce();
  useEffect(() => {
    if (count === undefined) return;
    const say = () =>
      announce(word(count === 1 ? 'search.found.one' : 'search.found.other', { count }));
    const timer = setTimeout(say, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, word, announce]);
}
