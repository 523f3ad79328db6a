import { isEmpty, type LoadedProgress, type WizardEvent } from '#engine';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/**
 * Creates the event that reports loaded answers to the wizard, from a saved file or from a draft.
 * Before this call, write the answers into the store (`store.replace`) and await
 * `ensureFormValidator(services)`.
 *
 * - A valid step is complete and gets its tick and its link. After the first invalid step, a step
 *   must also have an answer: an optional step that nobody has opened is not complete.
 * - The wizard opens the first invalid step, or the last step of the form if every step is valid.
 *
 * Progress that a file claims is ignored (B-67): only the answers count.
 *
 * @param restored the signatures that the server restored together with the answers
 */
export function answersLoaded(
  services: Pick<WizardServices, 'form' | 'store'>,
  restored: Pick<LoadedProgress, 'signed' | 'kept'> = { signed: [] },
): Extract<WizardEvent, { type: 'answers.loaded' }> {
  const { form, store } = services;
  const { errors } = store.evaluate();
  const steps = form.plan.steps.filter(({ id }) => store.isStepVisible(id));
  const isValid = ({ fields }: { readonly fields: readonly string[] }) =>
    !errors.some(({ path }) => fields.some((field) => `${path}/`.startsWith(`${field}/`)));
  const isAnswered = ({ fields }: { readonly fields: readonly string[] }) =>
    fields.some((field) => !isEmpty(store.get(field)));
  const firstOpen = steps.findIndex((step) => !isValid(step));
  const completed = steps.filter(
    (step, at) => isValid(step) && (firstOpen < 0 || at < firstOpen || isAnswered(step)),
  );
  return {
    type: 'answers.loaded',
    facts: wizardFacts(services),
    ...restored,
    screenId: steps.at(firstOpen)?.id,
    completed: completed.map(({ id }) => id),
  };
}
