import { cellWarnings } from './cellWarnings.ts';
import { Examination } from './Examination.ts';
import { evaluateForm } from './evaluateForm.ts';
import type { Judge } from './Judge.ts';
import { firstFault } from './ruleFault.ts';
import type { ValidatorModule } from './ValidatorModule.ts';

/** Makes the judge of one form. Whoever wants it late keeps this function out of the first code. */
export function judgeOf(validator: ValidatorModule): Judge {
  return {
    validator,
    examinationOf: (state) => new Examination(state),
    warningsOf: cellWarnings,
    takes: (state, cell, value) =>
      firstFault(state, cell.node.rules, value, cell.parent) === undefined,
    evaluate: (plan, input) => evaluateForm(plan, validator, input),
  };
}
