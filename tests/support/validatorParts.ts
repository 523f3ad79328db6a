import { createFormValidator, type ValidatorModule } from '#engine';

/** Returns the parts of a page's form that its validator provides, all loaded. */
export function validatorParts(validator: ValidatorModule) {
  return { tests: validator, fetchFormValidator: async () => createFormValidator(validator) };
}
