import { useEffect } from 'react';
import type { FormData, WizardFacts } from '#engine';
import { whenReleased } from '../form/checkLater.ts';
import { changesDocument } from './changesDocument.ts';
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
    const { store, pdf, form } = services;
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
    const outdate = (before: FormData) => {
      if (changesDocument(before, known, form.plan.workflowFields)) pdf.outdate();
    };
    const stop = store.subscribeAll(() => {
      const before = known;
      if (store.data() === before) return;
      known = store.data();
      clearTimeout(timer);
      // Steps, totals and buttons may change with it.
      timer = setTimeout(() => whenReleased(tell), SETTLES_AFTER_MS);
      if (!store.isEdited()) return;
      outdate(before);
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
