import type { Plan } from '../definition/Plan.ts';
import { WireNameError } from '../values/WireNameError.ts';
import { toWire } from '../values/wireNames.ts';
import type { Reporter } from './Reporter.ts';

/**
 * Reports two fields that would travel under one name: nested objects join with `_`, so that `a_b`
 * beside `a` with a field `b` are the same on the wire, and one answer would replace the other.
 */
export function checkWireNames(plan: Plan, report: Reporter): void {
  try {
    toWire(plan, {});
  } catch (error) {
    if (!(error instanceof WireNameError)) throw error;
    report.error(
      { file: `forms/${plan.code}/schema.json`, pointer: '' },
      'same-wire-name',
      `Two fields would both travel under the name "${error.wireName}"`,
      'Rename one of them: nested names are joined with "_", and row numbers follow "__".',
    );
  }
}
