import { useEffect } from 'react';
import { SESSION_TICK_MS } from '#engine';
import type { WizardActor } from './Wizard.ts';

/** Events that count as user activity, and events after which a suspended page checks the clock. */
const ACTIVITY = ['keydown', 'pointerdown', 'touchstart', 'scroll'] as const;
const AWAKENINGS = ['focus', 'pageshow'] as const;

/** Sends wall-clock ticks and user activity to the session (D-05, D-07). */
export function useSessionClock(actor: WizardActor): void {
  useEffect(() => {
    let lastSentAt = 0;
    const tick = () => actor.send({ type: 'tick', now: Date.now() });
    const act = () => {
      const now = Date.now();
      if (now - lastSentAt < SESSION_TICK_MS) return;
      lastSentAt = now;
      actor.send({ type: 'activity', now });
    };
    const tickWhenVisible = () => {
      if (document.visibilityState === 'visible') tick();
    };
    const timer = setInterval(tick, SESSION_TICK_MS);
    const passive = { passive: true, capture: true } as const;
    for (const name of ACTIVITY) window.addEventListener(name, act, passive);
    for (const name of AWAKENINGS) window.addEventListener(name, tick);
    document.addEventListener('visibilitychange', tickWhenVisible);
    return () => {
      clearInterval(timer);
      for (const name of ACTIVITY) window.removeEventListener(name, act, passive);
      for (const name of AWAKENINGS) window.removeEventListener(name, tick);
      document.removeEventListener('visibilitychange', tickWhenVisible);
    };
  }, [actor]);
}
