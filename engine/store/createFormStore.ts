import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Plan } from '../definition/Plan.ts';
import { createFormValidator } from '../validation/createFormValidator.ts';
import type { FormStore } from './FormStore.ts';
import { openFormStore, type StoreOptions } from './openFormStore.ts';

/**
 * Creates the store of one form with its validator.
 *
 * @param options see `openFormStore`
 * @throws {RangeError} when `now` is not an instant
 *
 * @example
 * const store = createFormStore(FIRST.plan, FIRST.validator, { data: answers, now });
 * store.get('/copies'); // 'certified'
 * store.evaluate().fee.totalCents; // 19000
 * createFormStore(FIRST.plan, FIRST.validator, { now: 'soon' });
 * // throws RangeError('Cannot read the instant: soon')
 */
export function createFormStore(
  plan: Plan,
  validator: ValidatorModule,
  options: StoreOptions,
): FormStore {
  const store = openFormStore(plan, validator, options);
  store.validateWith(createFormValidator(validator));
  return store;
}
