import { CallError, type FormValidator } from '#engine';
import { startValidation } from '../../form-context/checkLater.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Attaches the form's validator to the store, unless the store has a validator. The page calls this
 * after its first render. Every action that needs validated answers awaits it.
 *
 * @throws {CallError} when the validator cannot be fetched; the caller may retry
 */
export async function ensureFormValidator({
  form,
  store,
}: Pick<WizardServices, 'form' | 'store'>): Promise<void> {
  if (store.hasValidator()) return;
  startValidation(store, await loadFormValidator(form));
}

/**
 * Fetches the validator of a form.
 *
 * @throws {CallError} as `ensureFormValidator`
 */
export async function loadFormValidator(form: WizardServices['form']): Promise<FormValidator> {
  try {
    return await form.fetchFormValidator();
  } catch {
    // Nothing was validated, so a retry must not continue the action by itself.
    throw new CallError({ kind: 'refused', message: { key: 'busy', args: [] } });
  }
}
