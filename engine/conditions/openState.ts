import type { FormData } from '../contract/Evaluation.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import { WrongShapeError } from '../contract/WrongShapeError.ts';
import type { Plan } from '../definition/Plan.ts';
import { inferAnswers } from '../normalise/inferAnswers.ts';
import { normaliseData } from '../normalise/normaliseData.ts';
import { createRoot, type NewCellOptions } from './createCells.ts';
import { FormState } from './FormState.ts';

/**
 * Creates the state of a form for some finished, untrusted answers.
 *
 * @throws {WrongShapeError} if the data do not have the shape of this form
 */
export function openState(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): FormState {
  const respelt = inferAnswers(plan.root, normaliseData(plan.root, data) ?? {}, validator);
  if (!validator.shape(respelt)) {
    const [fault] = validator.shape.errors ?? [];
    throw new WrongShapeError(fault?.instancePath ?? '', fault?.keyword ?? 'type');
  }
  return new FormState(plan, validator, createRoot(plan.root, respelt, AS_GIVEN), now, true);
}

const AS_GIVEN: NewCellOptions = {
  rowsOf: () => [],
  leafValue: (_node, given) => given,
  isLazy: true,
};
