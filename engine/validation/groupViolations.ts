import {
  type Cell,
  cellsIn,
  type GroupCell,
  holderOf,
  type RuleViolation,
} from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { checkRule, firstViolation } from './checkRule.ts';

/** A violation and the cell that shows it. */
export type Placed = readonly [Cell, RuleViolation];

/**
 * Returns the faults of an object as a whole: it is required and empty, all of some fields are
 * empty, its date does not exist, or one of its own rules fails. Requirement and rules apply only
 * if nothing inside is wrong, so the cells inside are examined first.
 */
export function groupViolations(state: FormState, cell: GroupCell): readonly Placed[] {
  const { node } = cell;
  if (!state.isVisible(cell)) return [];
  // An empty form is still an object.
  const value = state.readingOf(cell) ?? (cell.parent ? undefined : {});
  if (value === undefined) return emptyViolations(state, cell);
  const missing = missingChoice(state, cell);
  if (missing) return [missing];
  if (node.rules.length === 0 || hasViolationInside(cell)) return [];
  const violation = firstViolation(state, node.rules, value, holderOf(cell));
  return violation ? [[cell, violation]] : [];
}

/** Returns the warnings about an object as a whole. */
export function groupWarnings(state: FormState, cell: GroupCell): readonly Placed[] {
  const value = state.readingOf(cell);
  if (value === undefined) return NO_WARNINGS;
  return cell.node.rules.flatMap((rule): readonly Placed[] => {
    const violation =
      rule.severity === 'warning' ? checkRule(state, rule, value, holderOf(cell)) : undefined;
    return violation ? [[cell, violation]] : [];
  });
}

function emptyViolations(state: FormState, cell: GroupCell): readonly Placed[] {
  if (state.isDropped(cell)) return [];
  const isRow = cell.parent?.kind === 'list';
  if (!isRow && !state.isRequired(cell)) return [];
  const missing = missingChoice(state, cell);
  if (missing) return [missing];
  if (hasViolationInside(cell)) return [];
  return isRow
    ? [[cell, { rule: 'emptyRows', key: 'validation_emptyRecord', args: [] }]]
    : [[cell, { rule: 'required', key: cell.node.requiredKey, args: [] }]];
}

/**
 * Returns the fault of `atLeastOneOf`. Hidden fields do not count, and the first visible field
 * shows the message.
 */
function missingChoice(state: FormState, cell: GroupCell): Placed | undefined {
  const { atLeastOneOf } = cell.node;
  if (!atLeastOneOf) return undefined;
  const fields = cell.children.filter(
    (child) => atLeastOneOf.fields.includes(child.node.key) && state.isVisible(child),
  );
  const [first] = fields;
  if (!first || fields.some((field) => state.normalOf(field) !== undefined)) return undefined;
  return [first, { rule: 'atLeastOneOf', key: atLeastOneOf.key, args: [] }];
}

/**
 * Checks whether a cell inside has a fault. A fault from the object itself (rank 1) does not count,
 * because the caller is determining it.
 */
function hasViolationInside(cell: Cell): boolean {
  return cellsIn(cell).some((inner) => hasOwnViolation(inner) || hasViolationInside(inner));
}

function hasOwnViolation({ violations }: Cell): boolean {
  return violations.size > 1 || (violations.size === 1 && !violations.has(GROUP_RANK));
}

const NO_WARNINGS: readonly Placed[] = [];
/** See `Examination`. */
const GROUP_RANK = 1;
