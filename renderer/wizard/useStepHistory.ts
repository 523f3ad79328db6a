import { useEffect, useRef } from 'react';
import type { WizardContext } from '#engine';
import type { WizardActor } from './Wizard.ts';

interface Entry {
  readonly screenId?: unknown;
}

/**
 * Gives each step an entry in the browser's history, so that its Back button goes one step back
 * (U-28). The address does not change and holds no data. A move that the wizard refuses, or asks
 * about first, leaves the history where the page is.
 *
 * @param onRefused told after a move that did not happen
 */
export function useStepHistory(
  actor: WizardActor,
  { screens, screenIndex }: WizardContext,
  onRefused: () => void,
): void {
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const screenId = screens[screenIndex]?.id ?? '';
  const known = useRef<string>(undefined);

  useEffect(() => {
    const entry: Entry = { screenId };
    if (known.current === undefined) window.history.replaceState(entry, '');
    else if (known.current !== screenId) window.history.pushState(entry, '');
    known.current = screenId;
  }, [screenId]);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const wanted = wantedScreen(state);
      if (wanted === undefined) return;
      // The entry is there already: what the effect above sees is no new step.
      const before = known.current;
      known.current = wanted;
      actor.send({ type: 'jump', screenId: wanted });
      const { context } = actor.getSnapshot();
      if (context.screens[context.screenIndex]?.id === wanted) return;
      known.current = before;
      window.history.pushState({ screenId: before }, '');
      refused.current();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [actor]);
}

function wantedScreen(state: Entry | null): string | undefined {
  const screenId = state?.screenId;
  return typeof screenId === 'string' ? screenId : undefined;
}
