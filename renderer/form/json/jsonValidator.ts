import type { ValidatorType } from '@rjsf/utils';
import { satisfies } from './satisfies.ts';

/**
 * What RJSF asks to find the alternative that an answer is of. The engine judges answers, by the
 * compiled validator: nothing here is shown, and no code is made from strings.
 */
export const VALIDATOR: ValidatorType = {
  isValid: (schema, data, root) => satisfies(schema, data, root),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
};
