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
  return {
    validator: { tests: TESTS },
    examinationOf: (state) => new Examination(state),
    warningsOf: cellWarnings,
    evaluate,
  } as Partial<FormValidator> as FormValidator;
}
