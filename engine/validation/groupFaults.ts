import { type Cell, cellsIn, type Fault, type GroupCell, holderOf } from '../conditions/Cell.ts';
import type { FormState } from '../conditions/FormState.ts';
import { firstFault, ruleFault } from './ruleFault.ts';

/** A fault and the cell that it stands at. */
export type Placed = readonly [Cell, Fault];

/**
 * What is wrong with an object as a whole: it is required and empty, none of some fields is filled,
 * its date is none, a rule of its own fails. Requirement and rules speak only when nothing inside
 * is wrong, so the cells inside are examined first.
 */
export function groupFaults(state: FormState, cell: GroupCell): readonly Placed[] {
  const { node } = cell;
  if (!state.isVisible(cell)) return [];
  // A form in which nothing was filled in is an object still.
  const value = state.readingOf(cell) ?? (cell.parent ? undefined : {});
  if (value === undefined) return emptyFaults(state, cell);
  const missing = missingChoice(state, cell);
  if (missing) return [missing];
  if (node.rules.length === 0 || hasFaultInside(cell)) return [];
  const fault = firstFault(state, node.rules, value, holderOf(cell));
  return fault ? [[cell, fault]] : [];
}

/** Warnings about an object as a whole. */
export function groupWarnings(state: FormState, cell: GroupCell): readonly Placed[] {
  const value = state.readingOf(cell);
  if (value === undefined) return NO_WARNINGS;
  return cell.node.rules.flatMap((rule): readonly Placed[] => {
    const fault =
      rule.severity === 'warning' ? ruleFault(state, rule, value, holderOf(cell)) : undefined;
    return fault ? [[cell, fault]] : [];
  });
}

function emptyFaults(state: FormState, cell: GroupCell): readonly Placed[] {
  if (state.isDropped(cell)) return [];
  const isRow = cell.parent?.kind === 'list';
  if (!isRow && !state.isRequired(cell)) return [];
  const missing = missingChoice(state, cell);
  if (missing) return [missing];
  if (hasFaultInside(cell)) return [];
  return isRow
    ? [[cell, { rule: 'emptyRows', key: 'validation_emptyRecord', args: [] }]]
    : [[cell, { rule: 'required', key: cell.node.requiredKey, args: [] }]];
}

/** Hidden fields do not count; the first visible one carries the message. */
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

/** A fault of the object's own making (rank 1) is not counted: it is being made anew. */
function hasFaultInside(cell: Cell): boolean {
  return cellsIn(cell).some((inner) => hasOwnFault(inner) || hasFaultInside(inner));
}

function hasOwnFault({ faults }: Cell): boolean {
  return faults.size > 1 || (faults.size === 1 && !faults.has(GROUP_RANK));
}

const NO_WARNINGS: readonly Placed[] = [];
/** See `Examination`. */
const GROUP_RANK = 1;
