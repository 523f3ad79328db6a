import { answering, type Fault, holderOf, type ListCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { CountRule } from '../definition/PlanNode.ts';
import type { Placed } from './groupFaults.ts';
import { firstFault, ruleFault } from './ruleFault.ts';

/** What is wrong with a list as a whole: too few or too many rows, or too few or many of a kind. */
export function listFaults(state: FormState, cell: ListCell): readonly Placed[] {
  if (!state.isVisible(cell) || state.isDropped(cell)) return [];
  const own = sizeFault(state, cell);
  if (own) return [[cell, own]];
  const counted = cell.node.countWhere
    .filter(({ severity }) => severity === 'error')
    .map((rule) => countFaults(state, cell, rule));
  const few = counted.flat().find(([at]) => at === cell);
  const many = counted.flat().filter(([at]) => at !== cell);
  const value = state.normalOf(cell);
  const ruled =
    few || value === undefined
      ? undefined
      : firstFault(state, cell.node.rules, value, holderOf(cell));
  return [...(few ? [few] : []), ...(ruled ? ([[cell, ruled]] as const) : []), ...many];
}

/** Warnings about how many rows of a kind there are, and about the list as a whole. */
export function listWarnings(state: FormState, cell: ListCell): readonly Placed[] {
  if (!state.isVisible(cell) || state.isDropped(cell)) return [];
  const counted = cell.node.countWhere
    .filter(({ severity }) => severity === 'warning')
    .flatMap((rule) => countFaults(state, cell, rule));
  const value = state.normalOf(cell);
  const ruled = cell.node.rules.flatMap((rule): readonly Placed[] => {
    const isAsked = rule.severity === 'warning' && value !== undefined;
    const fault = isAsked ? ruleFault(state, rule, value, holderOf(cell)) : undefined;
    return fault ? [[cell, fault]] : [];
  });
  return [...counted, ...ruled];
}

function sizeFault(state: FormState, cell: ListCell): Fault | undefined {
  const { node } = cell;
  const rows =
    node.emptyRows === 'drop'
      ? cell.rows.filter((row) => state.normalOf(row) !== undefined).length
      : cell.rows.length;
  if (rows === 0 && state.isRequired(cell)) {
    return { rule: 'required', key: node.requiredKey, args: [] };
  }
  if (rows > node.maxItems) {
    return { rule: 'maxItems', key: 'validation_maxRecords', args: [node.maxItems] };
  }
  // An optional list may be left empty, whatever its fewest rows.
  if (rows > 0 && rows < node.minItems) {
    return { rule: 'minItems', key: 'validation_minRecords', args: [node.minItems] };
  }
  return undefined;
}

function countFaults(state: FormState, cell: ListCell, rule: CountRule): readonly Placed[] {
  const { when, where, min = 0, max = Number.POSITIVE_INFINITY, key } = rule;
  if (when !== undefined && !state.holds(when, cell.parent)) return [];
  const rows = cell.rows.filter((row) => !state.isDropped(row) && state.holds(where, row));
  if (rows.length < min) return [[cell, { rule: 'countWhere', key, args: [min] }]];
  if (rows.length <= max) return [];
  return rows.map((row) => [answering(row), { rule: 'countWhere', key, args: [max] }]);
}
