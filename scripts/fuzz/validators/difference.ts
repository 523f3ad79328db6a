import { evaluateForm, WrongShapeError } from '#engine';
import { evaluateByReference } from '../../../tests/reference/evaluateByReference.ts';
import type { Subject } from './openSubjects.ts';
import type { Payload } from './payloads.ts';

/**
 * A function that evaluates a payload with the engine or the reference. Returns `refused` for data
 * that does not match the form's structure.
 */
export type Verdict = (subject: Subject, payload: Payload) => unknown;

/** Returns the engine's result, with the same validator module as in production. */
export const moduleVerdict: Verdict = ({ plan, validator }, { data, now }) => {
  try {
    const { errors, data: kept, fee } = evaluateForm(plan, validator, { data, now });
    return {
      errors: errors.map(({ path, key, args }) => ({ path, key, args })),
      data: kept,
      totalCents: fee.totalCents,
    };
  } catch (error) {
    if (error instanceof WrongShapeError) return 'refused';
    throw error;
  }
};

/** Returns the result of the reference. */
const referenceVerdict: Verdict = ({ definition }, { data, now }) =>
  evaluateByReference(definition, data, now) ?? 'refused';

/**
 * Compares the results of the engine and of the reference for a payload.
 *
 * @param module the function that evaluates with the engine; tests replace it with faulty ones
 * @returns both results as text; `undefined` when they are equal
 */
export function differenceOf(
  subject: Subject,
  payload: Payload,
  module: Verdict = moduleVerdict,
): string | undefined {
  const [actual, expected] = [module(subject, payload), referenceVerdict(subject, payload)].map(
    (verdict) => canonical(verdict),
  );
  return actual === expected ? undefined : `module    ${actual}\nreference ${expected}`;
}

/** Formats a value with sorted object keys, because their order has no meaning. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
