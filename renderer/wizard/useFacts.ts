import { useEffect } from 'react';
import type { WizardFacts } from '#engine';
import { whenReleased } from '../form/checkLater.ts';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/** Facts follow the answers this long after the last change: never work of a keystroke. */
const SETTLES_AFTER_MS = 150;

/**
 * Keeps the machine informed: that answers were edited, and what they now decide.
 *
 * @param first what the answers decided when the page was opened
 */
export function useFacts(actor: WizardActor, services: WizardServices, first: WizardFacts): void {
  useEffect(() => {
    const { store, pdf } = services;
    let known = store.data();
    let told = JSON.stringify(first);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const tell = () => {
      if (isOver) return;
      const facts = wizardFacts(services);
      const text = JSON.stringify(facts);
      if (text === told) return;
      told = text;
      actor.send({ type: 'facts.changed', facts });
    };
    const stop = store.subscribeAll(() => {
      if (store.data() === known) return;
      known = store.data();
      clearTimeout(timer);
      // Steps, totals and buttons may change with it.
      timer = setTimeout(() => whenReleased(tell), SETTLES_AFTER_MS);
      if (!store.isEdited()) return;
      pdf.outdate();
      const { edited, stale } = actor.getSnapshot().context;
      if (!edited || !stale) actor.send({ type: 'edited' });
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [actor, services, first]);
}
