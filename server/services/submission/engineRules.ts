import { conductOf, evaluateForm, exportData } from '#engine';
import type { FormRules } from '../../ports/FormRules.ts';

/** The rules of the engine, over the plan and validator of a definition. */
export const engineRules: FormRules = {
  evaluate: ({ plan, validator }, input) => evaluateForm(plan, validator, input),
  conduct: ({ plan, validator }, data, now) => conductOf(plan, validator, data, now),
  exported: ({ plan, validator }, data, now) => exportData(plan, validator, data, now),
};
