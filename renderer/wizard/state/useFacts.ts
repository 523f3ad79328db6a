import { useEffect } from 'react';
import type { FormData, WizardFacts } from '#engine';
import { whenReleased } from '../../form-context/checkLater.ts';
import { changesDocument } from './changesDocument.ts';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/**
 * Delay between the last change and the update of the facts, so that typing does not trigger an
 * update.
 */
const SETTLES_AFTER_MS = 150;

/**
 * Notifies the machine of edits, and of changes of the facts that are computed from the answers.
 * Marks the PDF as outdated after an edit that changes it.
 *
 * @param first the facts when the page opens
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
