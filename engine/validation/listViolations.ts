import { answering, holderOf, type ListCell, type RuleViolation } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { CountRule } from '../definition/PlanNode.ts';
import { checkRule, firstViolation } from './checkRule.ts';
import type { Placed } from './groupViolations.ts';

/** Returns the faults of a list as a whole: too few or too many rows, in total or of one kind. */
export function listViolations(state: FormState, cell: ListCell): readonly Placed[] {
  if (!state.isVisible(cell) || state.isDropped(cell)) return [];
  const own = sizeViolation(state, cell);
  if (own) return [[cell, own]];
  const counted = cell.node.countWhere
    .filter(({ severity }) => severity === 'error')
    .map((rule) => countViolations(state, cell, rule));
  const few = counted.flat().find(([at]) => at === cell);
  const many = counted.flat().filter(([at]) => at !== cell);
  const value = state.normalOf(cell);
  const ruled =
    few || value === undefined
      ? undefined
      : firstViolation(state, cell.node.rules, value, holderOf(cell));
  return [...(few ? [few] : []), ...(ruled ? ([[cell, ruled]] as const) : []), ...many];
}

/** Returns warnings about the number of rows of one kind, and about the list as a whole. */
export function listWarnings(state: FormState, cell: ListCell): readonly Placed[] {
  if (!state.isVisible(cell) || state.isDropped(cell)) return [];
  const counted = cell.node.countWhere
    .filter(({ severity }) => severity === 'warning')
    .flatMap((rule) => countViolations(state, cell, rule));
  const value = state.normalOf(cell);
  const ruled = cell.node.rules.flatMap((rule): readonly Placed[] => {
    const isAsked = rule.severity === 'warning' && value !== undefined;
    const violation = isAsked ? checkRule(state, rule, value, holderOf(cell)) : undefined;
    return violation ? [[cell, violation]] : [];
  });
  return [...counted, ...ruled];
}

function sizeViolation(state: FormState, cell: ListCell): RuleViolation | undefined {
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
  // An optional list may be empty, whatever its minimum number of rows is.
  if (rows > 0 && rows < node.minItems) {
    return { rule: 'minItems', key: 'validation_minRecords', args: [node.minItems] };
  }
  return undefined;
}

function countViolations(state: FormState, cell: ListCell, rule: CountRule): readonly Placed[] {
  const { when, where, min = 0, max = Number.POSITIVE_INFINITY, key } = rule;
  if (when !== undefined && !state.holds(when, cell.parent)) return [];
  const rows = cell.rows.filter((row) => !state.isDropped(row) && state.holds(where, row));
  if (rows.length < min) return [[cell, { rule: 'countWhere', key, args: [min] }]];
  if (rows.length <= max) return [];
  return rows.map((row) => [answering(row), { rule: 'countWhere', key, args: [max] }]);
}
