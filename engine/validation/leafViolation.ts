import { isBlank, type LeafCell, type RuleViolation } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { checkRule, firstViolation } from './checkRule.ts';

/**
 * Returns the fault of an answer: its absence if it is required, or else the first rule that fails.
 */
export function leafViolation(state: FormState, cell: LeafCell): RuleViolation | undefined {
  const { rules, labels, required, requiredWhen, requiredKey } = cell.node;
  const canBeMissing = required || requiredWhen !== undefined;
  if ((!canBeMissing && isBlank(cell)) || !isExamined(state, cell)) return undefined;
  const value = state.normalOf(cell);
  if (value !== undefined) return firstViolation(state, rules, value, cell.parent, labels);
  if (!state.isRequired(cell)) return undefined;
  return { rule: 'required', key: requiredKey, args: [] };
}

/** Returns every warning about one answer. */
export function leafWarnings(state: FormState, cell: LeafCell): readonly RuleViolation[] {
  const value = isExamined(state, cell) ? state.normalOf(cell) : undefined;
  if (value === undefined) return NO_WARNINGS;
  return cell.node.rules.flatMap((rule) =>
    rule.severity === 'warning' ? (checkRule(state, rule, value, cell.parent) ?? []) : [],
  );
}

const NO_WARNINGS: readonly RuleViolation[] = [];

/**
 * Checks whether an answer is examined itself. The parts of a date are validated together, and a
 * row that will be dropped is not validated.
 */
function isExamined(state: FormState, cell: LeafCell): boolean {
  if (cell.parent.node.dateParts || !state.isVisible(cell)) return false;
  return !state.isDropped(cell);
}
