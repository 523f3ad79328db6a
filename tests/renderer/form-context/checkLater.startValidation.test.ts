import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFormValidator, openFormStore, type ValidatorModule } from '#engine';
import { startValidation } from '../../../renderer/form-context/checkLater.ts';
import { makeForm, NOW } from '../../engine/support/makeForm.ts';

const rested: (() => void)[] = [];
beforeEach(() => {
  rested.length = 0;
  vi.stubGlobal('requestIdleCallback', (call: () => void) => rested.push(call));
});
afterEach(() => vi.unstubAllGlobals());

it('startValidation: validates every answer while idle, and Next repeats nothing', async () => {
  const { plan, validator } = await makeForm({ name: { type: 'string', maxLength: 3 } });
  let asked = 0;
  const counted = Object.entries(validator.tests).map(([name, test]) => [
    name,
    (value: unknown) => {
      asked += 1;
      return test(value);
    },
  ]);
  const counting: ValidatorModule = { ...validator, tests: Object.fromEntries(counted) };
  const store = openFormStore(plan, counting, { data: { name: 'long' }, now: NOW });
  startValidation(store, createFormValidator(counting));
  expect(asked, 'nothing while somebody may be typing').toBe(0);
  for (const call of rested) call();
  const beforehand = asked;
  expect(beforehand).toBeGreaterThan(0);
  expect(store.validateSteps().map(({ path }) => path)).toEqual(['/name']);
  expect(asked).toBe(beforehand);
  // A second validator has no effect.
  startValidation(store, createFormValidator(validator));
  expect([rested.length, store.shownErrors().length]).toEqual([1, 1]);
});
