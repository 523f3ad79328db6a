import type { Plan } from '../definition/Plan.ts';
import { judgeOf } from '../validation/judgeOf.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import type { FormStore } from './FormStore.ts';
import { openFormStore, type StoreOptions } from './openFormStore.ts';

/**
 * Makes the store of one form with everything that it will need.
 *
 * @param options see `openFormStore`
 * @throws {RangeError} when `now` is no instant
 */
export function createFormStore(
  plan: Plan,
  validator: ValidatorModule,
  options: StoreOptions,
): FormStore {
  const store = openFormStore(plan, validator, options);
  store.judgeBy(judgeOf(validator));
  return store;
}
