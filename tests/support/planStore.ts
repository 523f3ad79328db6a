import { createFormStore, type FormData, type FormStore, type Plan } from '#engine';

/** A validator without tests, for a plan whose fields have no rules. */
export const NO_TESTS = { tests: {}, shape: () => true, rules: {} };

/** Creates a store of a plan without rules. The time is ten o'clock on 20 November 2026. */
export function planStore(plan: Plan, data: FormData = {}): FormStore {
  return createFormStore(plan, NO_TESTS, { data, now: '2026-11-20T10:00:00+08:00' });
}
