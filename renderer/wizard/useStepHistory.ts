import { useEffect, useRef } from 'react';
import type { WizardContext } from '#engine';
import type { WizardActor } from './Wizard.ts';

interface Entry {
  readonly screenId?: unknown;
  /** Which filling-in it is of: a wizard that begins anew has nothing to go back to. */
  readonly life?: unknown;
}

/**
 * Gives each step an entry in the browser's history, so that its Back button goes one step back
 * (U-28). The address does not change and holds no data. A move that the wizard refuses, or asks
 * about first, leaves the history where the page is. Over a dialog Back is for the dialog: it closes
 * where it may, as by Esc, and the step stays. What lies behind from before a reload or a new
 * start is gone past, to where the person came from.
 *
 * @param onRefused told after a move that did not happen
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
    // One that was resumed goes on with the entries that the page had before.
    else if (known.current === undefined) life.current = window.history.state?.life;
    const entry: Entry = { screenId, life: life.current };
    const isFirst = known.current === undefined;
    if (isFirst || known.current === screenId) {
      window.history.replaceState(entry, '');
    } else window.history.pushState(entry, '');
    known.current = screenId;
    // Pressed on the drawn page, before anybody could go past what lies behind it.
    if (isFirst && globalThis.earlyPress?.takeBack?.() && isNew) window.history.back();
  }, [screenId, isNew]);

  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const wanted = wantedScreen(state);
      if (wanted === undefined) return;
      // The entry is there already: what the effect above sees is no new step.
      const before = { screenId: known.current, life: life.current };
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      // The offer of a draft stands before the form: who goes back leaves both.
      if (dialog && !dialog.querySelector('[data-back-leaves]')) {
        window.history.pushState(before, '');
        dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
        return;
      }
      if (state.life !== before.life) {
        // Where nothing lies behind, the page stays, and the entry is its own from now on.
        window.history.replaceState(before, '');
        window.history.back();
        return;
      }
      known.current = wanted;
      actor.send({ type: 'jump', screenId: wanted });
      whenLanded(actor, (landed) => {
        // Led somewhere else than here: the effect above gives that its entry.
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

/** Tells the screen that a move has come to: one forward waits for the rules of the step that it leaves. */
function whenLanded(actor: WizardActor, tell: (screenId: string | undefined) => void): void {
  const isUnderWay = (now: Snapshot) =>
    now.matches('validating') || now.matches('checking') || now.matches('routing');
  const land = ({ context }: Snapshot) => tell(context.screens[context.screenIndex]?.id);
  const snapshot = actor.getSnapshot();
  if (!isUnderWay(snapshot)) {
    land(snapshot);
    return;
  }
  const watched = actor.subscribe((now) => {
    if (isUnderWay(now)) return;
    watched.unsubscribe();
    land(now);
  });
}

type Snapshot = ReturnType<WizardActor['getSnapshot']>;

function wantedScreen(state: Entry | null): string | undefined {
  const screenId = state?.screenId;
  return typeof screenId === 'string' ? screenId : undefined;
}
