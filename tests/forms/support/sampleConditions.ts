import { behaviourOf, evaluateForm, exportData, type Plan, type ValidatorModule } from '#engine';
import { eachCell } from '../../../engine/conditions/Cell.ts';
import { openState } from '../../../engine/conditions/openState.ts';
import type { Sample } from '../../../server/forms/check/checkSample.ts';
import { type ConditionsMet, listenToConditions } from './conditionsMet.ts';

/** Returns the conditions that are met when some samples are shown, checked, completed and exported. */
export function conditionsOfSamples(
  plan: Plan,
  validator: ValidatorModule,
  samples: readonly Sample[],
): ConditionsMet {
  return listenToConditions(() => {
    for (const { formData: data, now } of samples) {
      const state = openState(plan, validator, data, now);
      // A page asks this of every answer; the validator does not evaluate it for empty ones.
      eachCell(state.root, (cell) => state.isVisible(cell));
      evaluateForm(plan, validator, { data, now });
      behaviourOf(plan, validator, data, now);
      exportData(plan, validator, data, now);
    }
  });
}
