import type { Fault, LeafCell } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { firstFault, ruleFault } from './ruleFault.ts';

/** What is wrong with one answer by its own requirement and rules; the first that fails speaks. */
export function leafFault(state: FormState, cell: LeafCell): Fault | undefined {
  if (!isExamined(state, cell)) return undefined;
  const value = state.normalOf(cell);
  const { rules, labels, requiredKey } = cell.node;
  if (value !== undefined) return firstFault(state, rules, value, cell.parent, labels);
  if (!state.isRequired(cell)) return undefined;
  return { rule: 'required', key: requiredKey, args: [] };
}

/** Every warning about one answer. */
export function leafWarnings(state: FormState, cell: LeafCell): readonly Fault[] {
  const value = isExamined(state, cell) ? state.normalOf(cell) : undefined;
  if (value === undefined) return [];
  return cell.node.rules.flatMap((rule) =>
    rule.severity === 'warning' ? (ruleFault(state, rule, value, cell.parent) ?? []) : [],
  );
}

/** The parts of a date are judged together, and a row that will be dropped not at all. */
function isExamined(state: FormState, cell: LeafCell): boolean {
  if (!state.isVisible(cell) || cell.parent.node.dateParts) return false;
  return !state.isDropped(cell);
}
