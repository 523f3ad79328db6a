import type { Plan } from '../definition/Plan.ts';
import type { FormData } from '../validation/Evaluation.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { WrongShapeError } from '../validation/WrongShapeError.ts';
import { normaliseData } from '../values/normaliseData.ts';
import { FormState } from './FormState.ts';
import { type Growth, growRoot } from './growCell.ts';

/**
 * The state of a form for some finished answers, which may come from anyone.
 *
 * @throws {WrongShapeError} when the data are not of this form
 */
export function openState(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): FormState {
  const respelt = normaliseData(plan.root, data) ?? {};
  if (!validator.shape(respelt)) {
    const [fault] = validator.shape.errors ?? [];
    throw new WrongShapeError(fault?.instancePath ?? '', fault?.keyword ?? 'type');
  }
  return new FormState(plan, validator, growRoot(plan.root, respelt, AS_GIVEN), now, true);
}

const AS_GIVEN: Growth = { rowsOf: () => [], leafValue: (_node, given) => given, isLazy: true };
