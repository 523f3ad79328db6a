import type { ValidatorType } from '@rjsf/utils';
import { satisfies } from './satisfies.ts';

/**
 * The validator that RJSF calls to find the alternative of an answer. The engine validates answers
 * with the compiled validator. This one reports no errors and compiles no code from strings.
 */
export const VALIDATOR: ValidatorType = {
  isValid: (schema, data, root) => satisfies(schema, data, root),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
