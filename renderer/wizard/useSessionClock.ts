import { useEffect } from 'react';
import { SESSION_TICK_MS } from '#engine';
import type { WizardActor } from './Wizard.ts';

/** Signs of life, and what makes a page look at the clock again after it slept. */
const ACTIVITY = ['keydown', 'pointerdown', 'touchstart', 'scroll'] as const;
const AWAKENINGS = ['focus', 'pageshow'] as const;

/** Tells the session the time, by the wall clock, and when somebody is there (D-05, D-07). */
export function useSessionClock(actor: WizardActor): void {
  useEffect(() => {
    let lastTold = 0;
    const tick = () => actor.send({ type: 'tick', now: Date.now() });
    const act = () => {
      const now = Date.now();
      if (now - lastTold < SESSION_TICK_MS) return;
      lastTold = now;
      actor.send({ type: 'activity', now });
    };
    const look = () => {
      if (document.visibilityState === 'visible') tick();
    };
    const timer = setInterval(tick, SESSION_TICK_MS);
    const passive = { passive: true, capture: true } as const;
    for (const name of ACTIVITY) window.addEventListener(name, act, passive);
    for (const name of AWAKENINGS) window.addEventListener(name, tick);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) window.removeEventListener(name, act, passive);
      for (const name of AWAKENINGS) window.removeEventListener(name, tick);
      document.removeEventListener('visibilitychange', look);
    };
  }, [actor]);
}
