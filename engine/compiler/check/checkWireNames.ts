import { nodesUnder } from '../../definition/nodesUnder.ts';
import type { Plan } from '../../definition/Plan.ts';
import type { PlanNode } from '../../definition/PlanNode.ts';
import { WireNameError } from '../../exchange/WireNameError.ts';
import { toWire } from '../../exchange/wireNames.ts';
import { segmentsOf } from '../../values/pointer.ts';
import type { Compilation } from '../source/Compilation.ts';
import { sourcePlace } from '../source/Source.ts';

/**
 * Reports two fields that would share a wire name. Names of nested objects are joined with `_`: a
 * field `a_b` and a field `b` of an object `a` have the same wire name. One answer would replace
 * the other. The diagnostic points at the second field.
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
      source ? sourcePlace(source) : { file: `forms/${plan.code}/schema.json`, pointer: '' },
      'same-wire-name',
      fields.length > 1
        ? `${fields.join(' and ')} would both have the wire name "${wireName}"`
        : `${fields.join()} would have the wire name "${wireName}", which is a row of another field`,
      'Rename one of them: nested names are joined with "_", and row numbers follow "__".',
    );
  }
}

/** Returns the wire names of a field's own answers, without row numbers. */
function namesOf({ kind, pattern }: PlanNode): readonly string[] {
  const steps = segmentsOf(pattern).filter((step) => step !== '*');
  const name = steps.join('_');
  if (kind === 'list') return [`${name}_recCount`, `${name}_currentRec`];
  return kind === 'leaf' ? [name] : [];
}
