import { behaviourOf, evaluateForm, exportData } from '#engine';
import type { FormRules } from '../../ports/forms/FormRules.ts';

/** The engine's rules, applied to the plan and validator of a definition. */
export const engineRules: FormRules = {
  evaluate: ({ plan, validator }, input) => evaluateForm(plan, validator, input),
  behaviour: ({ plan, validator }, data, now) => behaviourOf(plan, validator, data, now),
  exported: ({ plan, validator }, data, now) => exportData(plan, validator, data, now),
};
