import type { FieldError, ValidateAllInput } from '#engine';
import { PENDING_FILES } from '../../attachments/pendingFiles.ts';
import { ensureFormValidator } from '../state/loadFormValidator.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/**
 * Runs a validation after the validator and the chosen files are loaded. For a file that takes too
 * long, returns an error instead, which blocks the action.
 *
 * @param check returns the errors
 * @throws {CallError} when the validator cannot be fetched
 */
export async function onceRead(
  services: WizardServices,
  check: () => readonly FieldError[] | Promise<readonly FieldError[]>,
): Promise<readonly FieldError[]> {
  const { store, loading } = services;
  await ensureFormValidator(services);
  const pendingFiles = PENDING_FILES.get(store);
  if (!pendingFiles || pendingFiles.awaited().length === 0) return check();
  await loading.during('submission.reading', pendingFiles.settled);
  const unread = pendingFiles.awaited();
  return unread.length > 0 ? unread : check();
}

/**
 * Returns the errors of one screen and shows them at its fields.
 *
 * @param screenId id of a step of the form, of the review or of the submission screen
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

/** Returns the errors of the submission screen. Its fields belong to no step of the form. */
function errorsOfSubmission({ form, store }: WizardServices): readonly FieldError[] {
  const { workflowFields } = form.plan;
  const errors = store
    .evaluate()
    .errors.filter(({ path }) => workflowFields.some((field) => isAtOrUnder(path, field)));
  for (const field of workflowFields) store.touch(field);
  store.showErrors(errors);
  return errors;
}

/**
 * Returns the errors of the review, including a missing payment method. Lazy-loads the code of the
 * payment methods.
 */
async function errorsOfReview(services: WizardServices): Promise<readonly FieldError[]> {
  const { store, form } = services;
  if (form.plan.paymentFields.length === 0) return [];
  const { missingMethod } = await import('../../payment/methods/methodsAsked.ts');
  const given = store.validateSteps(['confirmation']);
  const missing = missingMethod(services);
  if (missing.length > 0) store.showErrors(missing);
  return [...missing, ...given];
}

function isAtOrUnder(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}/`);
}

/**
 * Returns the errors that block an action. A save or a print ignores missing answers (document 2,
 * section 4) and does not mark them on the page. Wrong answers block every action.
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
