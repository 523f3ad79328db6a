import type { FormState } from '../../../engine/conditions/FormState.ts';
import { cellWarnings } from '../../../engine/validation/cellWarnings.ts';
import { Examination } from '../../../engine/validation/Examination.ts';
import type { FormValidator } from '../../../engine/validation/FormValidator.ts';
import { TESTS } from './stateOf.ts';

/**
 * Returns a validator that examines cells with the tests of `TESTS`.
 *
 * @param evaluate the function that evaluates the whole form
 */
export function examiningValidator(
  evaluate?: (...given: Parameters<FormValidator['evaluate']>) => unknown,
): FormValidator {
  const validator: Partial<Record<keyof FormValidator, unknown>> = {
    validator: { tests: TESTS },
    examinationOf: (state: FormState) => new Examination(state),
    warningsOf: cellWarnings,
    evaluate,
  };
  return validator as unknown as FormValidator;
}
