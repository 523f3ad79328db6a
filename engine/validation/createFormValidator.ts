import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import { cellWarnings } from './cellWarnings.ts';
import { firstViolation } from './checkRule.ts';
import { Examination } from './Examination.ts';
import { evaluateForm } from './evaluateForm.ts';
import type { FormValidator } from './FormValidator.ts';

/**
 * Creates the validator of one form. Import this function dynamically to keep it out of the first
 * load.
 *
 * @param validator the compiled validator module of the form
 *
 * @example
 * const { errors } = createFormValidator(FIRST.validator).evaluate(FIRST.plan, { data: {}, now });
 * errors.map(({ path }) => path); // ['/applicantName', '/idNo', '/copies']
 */
export function createFormValidator(validator: ValidatorModule): FormValidator {
  return {
    validator,
    examinationOf: (state) => new Examination(state),
    warningsOf: cellWarnings,
    takes: (state, cell, value) =>
      firstViolation(state, cell.node.rules, value, cell.parent) === undefined,
    evaluate: (plan, input) => evaluateForm(plan, validator, input),
  };
}
