import type { GroupCell } from '../conditions/Cell.ts';
import { evaluateExpression } from '../conditions/evaluateExpression.ts';
import type { FormState } from '../conditions/FormState.ts';
import { openState } from '../conditions/openState.ts';
import type { FormData } from '../contract/Evaluation.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { ExportEntry, ExportedRows, ExportPlan } from '../definition/ExportPlan.ts';
import type { Plan } from '../definition/Plan.ts';

/**
 * Returns the answers under the keys of the Registry's systems, according to `export` in the
 * manifest (specification, document 2, section 3; `submitTransformFunc` of document 1, section 3).
 * Hidden answers and keys without a value are omitted.
 *
 * @param plan the form's plan; without `export` the result is empty
 * @param data nested answers, untrusted
 * @param now ISO 8601 with offset
 * @throws {WrongShapeError} when the data do not match the form
 *
 * @example
 * const data = { orders: [{ lot: 'IL-123', kind: 'current', copies: '2' }] };
 * exportData(ORDERS.plan, ORDERS.validator, data, now);
 * // { orders: [{ lot: 'IL-123', kind: 'current', copies: '2' }] }
 * exportData(FIRST.plan, FIRST.validator, answers, now); // {}
 */
export function exportData(
  plan: Plan,
  validator: ValidatorModule,
  data: FormData,
  now: string,
): Readonly<Record<string, unknown>> {
  const state = openState(plan, validator, data, now);
  return exportObject(state, plan.export, state.root);
}

function exportObject(
  state: FormState,
  entries: ExportPlan,
  context: GroupCell,
): Readonly<Record<string, unknown>> {
  const pairs = Object.entries(entries).flatMap(([name, entry]) =>
    entry.kind === 'rows' && entry.prefix !== undefined
      ? prefixed(state, entry, entry.prefix, context)
      : [[name, exportedValue(state, entry, context)] as const],
  );
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
}

function exportedValue(state: FormState, entry: ExportEntry, context: GroupCell): unknown {
  switch (entry.kind) {
    case 'answer':
      return state.readingAt(entry.pattern, context);
    case 'value':
      return evaluateExpression(state, entry.of, context);
    case 'rows':
      return rowsOf(state, entry, context).map((row) => exportObject(state, entry.as, row));
  }
}

/** Returns the keys of rows that are next to the other keys, such as `AI_prn__2`. */
function prefixed(
  state: FormState,
  entry: ExportedRows,
  prefix: string,
  context: GroupCell,
): readonly (readonly [string, unknown])[] {
  return rowsOf(state, entry, context).flatMap((row, index) =>
    Object.entries(exportObject(state, entry.as, row)).map(
      ([name, value]) => [`${prefix}${name}__${entry.from + index + 1}`, value] as const,
    ),
  );
}

function rowsOf(state: FormState, { each, from }: ExportedRows, context: GroupCell) {
  return state.rowsAt(each, context).slice(from);
}
