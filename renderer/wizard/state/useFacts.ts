import { useEffect } from 'react';
import type { FormData, WizardFacts } from '#engine';
import { whenReleased } from '../../form-context/checkLater.ts';
import { changesDocument } from './changesDocument.ts';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/** Delay between the last change and the update of the facts, so that no keystroke triggers it. */
const SETTLES_AFTER_MS = 150;

/**
 * Keeps the machine informed that answers were edited, and of the facts computed from them.
 *
 * @param first the facts at the opening of the page
 */
export function useFacts(actor: WizardActor, services: WizardServices, first: WizardFacts): void {
  useEffect(() => {
    const { store, pdf, form } = services;
    let known = store.data();
    let lastText = JSON.stringify(first);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const sendFacts = () => {
      if (isOver) return;
      const facts = wizardFacts(services);
      const text = JSON.stringify(facts);
      if (text === lastText) return;
      lastText = text;
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
      // Steps, totals and buttons may change with the facts.
      timer = setTimeout(() => whenReleased(sendFacts), SETTLES_AFTER_MS);
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
