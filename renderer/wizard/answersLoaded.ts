import { isEmpty, type LoadedAnswers, type WizardEvent } from '#engine';
import type { WizardServices } from './WizardServices.ts';
import { wizardFacts } from './wizardFacts.ts';

/**
 * Creates the event that tells the wizard about answers that came back: from a saved file, or from a
 * draft. The caller has put them into the store (`store.replace`) and has awaited `judged(services)`.
 *
 * - A step that validates is complete and gets its tick and its link. Behind the first incomplete step
 *   this needs an answer, too: an optional step that nobody has seen is not complete.
 * - The wizard goes to the first incomplete step; to the last own step when every step is complete.
 *
 * Nothing that a file says about progress counts (B-67): the answers alone decide.
 *
 * @param restored the signatures that the server took over with the answers
 *
 * @example actor.send(answersLoaded(services))
 */
export function answersLoaded(
  services: Pick<WizardServices, 'form' | 'store'>,
  restored: Pick<LoadedAnswers, 'signed' | 'kept'> = { signed: [] },
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
