import { behaviourOf, evaluateForm, exportData, type Plan, type ValidatorModule } from '#engine';
import { eachCell } from '../../../engine/conditions/Cell.ts';
import { openState } from '../../../engine/conditions/openState.ts';
import type { Sample } from '../../../server/forms/check/checkSample.ts';
import { type ConditionsMet, listenToConditions } from './conditionsMet.ts';

/** Returns the conditions that the engine evaluates to show, check and export some samples. */
export function conditionsOfSamples(
  plan: Plan,
  validator: ValidatorModule,
  samples: readonly Sample[],
): ConditionsMet {
  return listenToConditions(() => {
    for (const { formData: data, now } of samples) {
      const state = openState(plan, validator, data, now);
      // A page checks the visibility of every field; the validator skips empty fields.
      eachCell(state.root, (cell) => state.isVisible(cell));
      evaluateForm(plan, validator, { data, now });
      behaviourOf(plan, validator, data, now);
      exportData(plan, validator, data, now);
    }
  });
}
