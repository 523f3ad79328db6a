import { useEffect } from 'react';
import { createFormValidator, type FormStore } from '#engine';

/**
 * Shows the errors of all steps of a wizard's store while the toolbar requests all errors.
 * Afterwards the errors disappear and the answers remain, as in the story of a form
 * (`useStoryStore`).
 *
 * @param store `undefined` before the wizard is created
 */
export function useAllErrors(
  store: FormStore | undefined,
  validator: Parameters<typeof createFormValidator>[0],
  isAsked: boolean,
): void {
  useEffect(() => {
    if (!store || !isAsked) return undefined;
    if (!store.hasValidator()) store.validateWith(createFormValidator(validator));
    store.validateSteps();
    return () => store.replace(store.data());
  }, [store, validator, isAsked]);
}
