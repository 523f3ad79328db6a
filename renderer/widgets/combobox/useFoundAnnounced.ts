import { useEffect } from 'react';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useLateWord } from '../../form/lateWords.ts';

/** Long enough that the count is said once the typing pauses, not for each key (U-09). */
const PAUSE_MS = 700;

/** Says how many options a search found; nothing while there is no search. */
export function useFoundAnnounced(count: number | undefined): void {
  const word = useLateWord();
  const announce = useAnnounce();
  useEffect(() => {
    if (count === undefined) return;
    const say = () =>
      announce(word(count === 1 ? 'search.found.one' : 'search.found.other', { count }));
    const timer = setTimeout(say, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count, word, announce]);
}
