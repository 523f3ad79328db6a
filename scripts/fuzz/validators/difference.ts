import { evaluateForm, WrongShapeError } from '#engine';
import { judge } from '../../../tests/reference/judge.ts';
import type { Subject } from './openSubjects.ts';
import type { Payload } from './payloads.ts';

/** What one side says of a payload, in comparable words; `refused` for data of another form. */
export type Verdict = (subject: Subject, payload: Payload) => unknown;

/** What the engine says, with the validator in the bytes that everyone runs. */
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

/** What the reference says. */
const referenceVerdict: Verdict = ({ definition }, { data, now }) =>
  judge(definition, data, now) ?? 'refused';

/**
 * How two verdicts of a payload differ.
 *
 * @param module stands for the engine; tests plant faults there
 * @returns both, as text; nothing when they agree to the last argument
 */
export function differenceOf(
  subject: Subject,
  payload: Payload,
  module: Verdict = moduleVerdict,
): string | undefined {
  const [said, expected] = [module(subject, payload), referenceVerdict(subject, payload)].map(
    (verdict) => canonical(verdict),
  );
  return said === expected ? undefined : `module    ${said}\nreference ${expected}`;
}

/** Names of objects in one order: which came first says nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
