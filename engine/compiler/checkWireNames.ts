import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { segmentsOf } from '../values/pointer.ts';
import { WireNameError } from '../values/WireNameError.ts';
import { toWire } from '../values/wireNames.ts';
import type { Compilation } from './Compilation.ts';
import { placeOf } from './Source.ts';

/**
 * Reports two fields that would travel under one name: nested objects join with `_`, so that `a_b`
 * beside `a` with a field `b` are the same on the wire, and one answer would replace the other. Told
 * at the second of them.
 */
export function checkWireNames({ patterns, report }: Compilation, plan: Plan): void {
  try {
    toWire(plan, {});
  } catch (error) {
    if (!(error instanceof WireNameError)) throw error;
    const { wireName } = error;
    const fields = nodesUnder(plan.root)
      .filter((node) => namesOf(node).includes(wireName))
      .map(({ pattern }) => pattern);
    const source = patterns.get(fields.at(-1) ?? '')?.source;
    report.error(
      source ? placeOf(source) : { file: `forms/${plan.code}/schema.json`, pointer: '' },
      'same-wire-name',
      fields.length > 1
        ? `${fields.join(' and ')} would both travel under the name "${wireName}"`
        : `${fields.join()} would travel as a row of another field, under the name "${wireName}"`,
      'Rename one of them: nested names are joined with "_", and row numbers follow "__".',
    );
  }
}

/** The names that a field's own answers have, rows apart. */
function namesOf({ kind, pattern }: PlanNode): readonly string[] {
  const steps = segmentsOf(pattern).filter((step) => step !== '*');
  const name = steps.join('_');
  if (kind === 'list') return [`${name}_recCount`, `${name}_currentRec`];
  return kind === 'leaf' ? [name] : [];
}
