import { conductOf, evaluateForm, exportData, type Plan, type ValidatorModule } from '#engine';
import type { Sample } from '../../../server/forms/check/checkSample.ts';
import { type ConditionsMet, listenToConditions } from './conditionsMet.ts';

/** The conditions that are met when some samples are judged, conducted to their end and exported. */
export function conditionsOfSamples(
  plan: Plan,
  validator: ValidatorModule,
  samples: readonly Sample[],
): ConditionsMet {
  return listenToConditions(() => {
    for (const { formData: data, now } of samples) {
      evaluateForm(plan, validator, { data, now });
      conductOf(plan, validator, data, now);
      exportData(plan, validator, data, now);
    }
  });
}
