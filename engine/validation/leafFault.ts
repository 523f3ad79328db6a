import { type Fault, isBlank, type LeafCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { firstFault, ruleFault } from './ruleFault.ts';

/** What is wrong with one answer by its own requirement and rules; the first that fails speaks. */
export function leafFault(state: FormState, cell: LeafCell): Fault | undefined {
  const { rules, labels, required, requiredWhen, requiredKey } = cell.node;
  const canBeMissing = required || requiredWhen !== undefined;
  if ((!canBeMissing && isBlank(cell)) || !isExamined(state, cell)) return undefined;
  const value = state.normalOf(cell);
  if (value !== undefined) return firstFault(state, rules, value, cell.parent, labels);
  if (!state.isRequired(cell)) return undefined;
  return { rule: 'required', key: requiredKey, args: [] };
}

/** Every warning about one answer. */
export function leafWarnings(state: FormState, cell: LeafCell): readonly Fault[] {
  const value = isExamined(state, cell) ? state.normalOf(cell) : undefined;
  if (value === undefined) return NO_WARNINGS;
  return cell.node.rules.flatMap((rule) =>
    rule.severity === 'warning' ? (ruleFault(state, rule, value, cell.parent) ?? []) : [],
  );
}

const NO_WARNINGS: readonly Fault[] = [];

/** The parts of a date are judged together, and a row that will be dropped not at all. */
function isExamined(state: FormState, cell: LeafCell): boolean {
  if (cell.parent.node.dateParts || !state.isVisible(cell)) return false;
  return !state.isDropped(cell);
}
