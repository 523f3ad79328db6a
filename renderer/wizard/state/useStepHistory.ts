import { useEffect, useRef } from 'react';
import type { WizardContext } from '#engine';
import type { WizardActor } from './Wizard.ts';

interface Entry {
  readonly screenId?: unknown;
  /**
   * Identifies one run of the form, because a restarted wizard must not go back to earlier entries.
   */
  readonly life?: unknown;
}

/**
 * Gives each step an entry in the browser's history, so that the Back button goes one step back
 * (U-28). The URL does not change and contains no data.
 *
 * A move that the wizard refuses leaves the history unchanged. While a dialog is open, Back closes
 * the dialog if Esc would, and the step stays. Entries from before a reload or a restart are
 * skipped.
 *
 * @param onRefused called after a refused move
 */
export function useStepHistory(
  actor: WizardActor,
  { screens, screenIndex, visited }: WizardContext,
  onRefused: () => void,
): void {
  const refused = useRef(onRefused);
  refused.current = onRefused;
  const screenId = screens[screenIndex]?.id ?? '';
  const known = useRef<string>(undefined);

  const isNew = visited.length < 2;
  const life = useRef<unknown>(undefined);

  useEffect(() => {
    if (isNew) life.current = Math.random();
    // A resumed wizard continues with the history entries that the page had before.
    else if (known.current === undefined) life.current = window.history.state?.life;
    const entry: Entry = { screenId, life: life.current };
    const isFirst = known.current === undefined;
    if (isFirst || known.current === screenId) {
      window.history.replaceState(entry, '');
    } else window.history.pushState(entry, '');
    known.current = screenId;
    // Back was pressed on the prerendered page, before it was hydrated.
    if (isFirst && globalThis.earlyPress?.takeBack?.() && isNew) window.history.back();
  }, [screenId, isNew]);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const wanted = wantedScreen(state);
      if (wanted === undefined) return;
      // The current entry, to restore after a refused move.
      const before = { screenId: known.current, life: life.current };
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      // The offer of a draft appears before the form, so Back leaves both.
      if (dialog && !dialog.querySelector('[data-back-leaves]')) {
        window.history.pushState(before, '');
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        return;
      }
      if (state.life !== before.life) {
        // If there is no earlier page, this page stays. The entry must then belong to this run.
        window.history.replaceState(before, '');
        window.history.back();
        return;
      }
      known.current = wanted;
      actor.send({ type: 'jump', screenId: wanted });
      whenLanded(actor, (landed) => {
        // The wizard moved to another screen: the effect above adds its entry.
        if (landed === wanted || landed !== before.screenId) return;
        known.current = before.screenId;
        window.history.pushState(before, '');
        refused.current();
      });
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [actor]);
}

/**
 * Calls `onLanded` with the screen after a move. A forward move waits until the current step is
 * validated.
 */
function whenLanded(actor: WizardActor, onLanded: (screenId: string | undefined) => void): void {
  const isPending = (now: Snapshot) =>
    now.matches('validating') || now.matches('checking') || now.matches('routing');
  const land = ({ context }: Snapshot) => onLanded(context.screens[context.screenIndex]?.id);
  const snapshot = actor.getSnapshot();
  if (!isPending(snapshot)) {
    land(snapshot);
    return;
  }
  const watched = actor.subscribe((now) => {
    if (isPending(now)) return;
    watched.unsubscribe();
    land(now);
  });
}

type Snapshot = ReturnType<WizardActor['getSnapshot']>;

function wantedScreen(state: Entry | null): string | undefined {
  const screenId = state?.screenId;
  return typeof screenId === 'string' ? screenId : undefined;
}
