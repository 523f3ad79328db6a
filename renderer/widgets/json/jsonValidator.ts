import type { ValidatorType } from '@rjsf/utils';
import { satisfies } from './satisfies.ts';

/**
 * The validator with which RJSF finds the alternative of an answer. It reports no errors, because
 * the engine validates answers with the compiled validator. It compiles no code from strings.
 */
export const VALIDATOR: ValidatorType = {
  isValid: (schema, data, root) => satisfies(schema, data, root),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
