import type { FieldError, ValidateAllInput } from '#engine';
import { UNDER_WAY } from '../form/underWay.ts';
import { judged } from './judged.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Has the rules run once they are here and the files that were chosen have been read, so that they count;
 * one that takes too long stands in the way by itself.
 *
 * @param check runs them
 * @throws {CallError} when the rules cannot be fetched
 */
export async function onceRead(
  services: WizardServices,
  check: () => readonly FieldError[] | Promise<readonly FieldError[]>,
): Promise<readonly FieldError[]> {
  const { store, loading } = services;
  await judged(services);
  const underWay = UNDER_WAY.get(store);
  if (!underWay || underWay.awaited().length === 0) return check();
  await loading.during('submission.reading', underWay.settled);
  const unread = underWay.awaited();
  return unread.length > 0 ? unread : check();
}

/**
 * What is wrong on one screen; shown at its fields from now on.
 *
 * @param screenId of an own step, the review or the submission
 * @throws {TypeError} when the review's code cannot be fetched
 */
export async function errorsOfScreen(
  services: WizardServices,
  screenId: string,
): Promise<readonly FieldError[]> {
  if (screenId === 'confirmation') return errorsOfReview(services);
  if (screenId === 'submission') return errorsOfSubmission(services);
  return services.store.validateSteps([screenId]);
}

/** The fields of the submission screen belong to no own step: they are asked for by themselves. */
function errorsOfSubmission({ form, store }: WizardServices): readonly FieldError[] {
  const { workflowFields } = form.plan;
  const errors = store
    .evaluate()
    .errors.filter(({ path }) => workflowFields.some((field) => isAtOrUnder(path, field)));
  for (const field of workflowFields) store.touch(field);
  store.showErrors(errors);
  return errors;
}

/** What the review asks: how the fee is paid. Its code comes with the review's own. */
async function errorsOfReview(services: WizardServices): Promise<readonly FieldError[]> {
  const { store, form } = services;
  if (form.plan.paymentFields.length === 0) return [];
  const { missingMethod } = await import('../payment/methodsAsked.ts');
  const given = store.validateSteps(['confirmation']);
  const missing = missingMethod(services);
  if (missing.length > 0) store.showErrors(missing);
  return [...missing, ...given];
}

function isAtOrUnder(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}/`);
}

/**
 * What stands in the way. A save or a print forgives what is merely missing (document 2, section 4)
 * and does not mark it on the page; what is wrong must be corrected first.
 */
export function errorsOfForm(
  { store }: WizardServices,
  purpose: ValidateAllInput['purpose'],
): readonly FieldError[] {
  if (purpose !== 'save' && purpose !== 'print') return store.validateSteps();
  const wrong = store.evaluate('given').errors;
  store.showErrors(wrong);
  return wrong;
}
