import type { NewCellOptions } from '../conditions/createCells.ts';
import { isOption } from '../definition/isOption.ts';
import type { LeafNode, ListNode } from '../definition/PlanNode.ts';

const leafValue: NewCellOptions['leafValue'] = (node, given) =>
  isOfKind(node, given) ? given : undefined;

/** Creates cells of rows whose data are complete: no defaults are filled in. */
export const EXACT_CELLS: NewCellOptions = { rowsOf: () => [], leafValue, isExact: true };

/**
 * Creates cells of a store: lists begin with their first rows, and values of another kind are
 * omitted.
 */
export const STORE_CELLS: NewCellOptions = {
  rowsOf: ({ firstRows = [], ...node }) => [
    ...firstRows,
    ...emptyRows(node).slice(firstRows.length),
  ],
  leafValue,
  firstRow: EXACT_CELLS,
};

/** Creates cells of given answers: a list without data gets empty rows. */
export const GIVEN_CELLS: NewCellOptions = { rowsOf: emptyRows, leafValue };

function emptyRows({ initialRows }: Pick<ListNode, 'initialRows'>): readonly undefined[] {
  return Array.from({ length: initialRows }, () => undefined);
}

/** Checks whether a loaded value has the type of a leaf; its rules run later. */
function isOfKind(node: LeafNode, value: unknown): boolean {
  switch (node.valueType) {
    case 'checkbox':
      return value === true;
    case 'number':
      return typeof value === 'string' || Number.isFinite(value);
    case 'choice':
      return isOption(node, value);
    case 'choices':
      return Array.isArray(value) && value.every((each) => isOption(node, each));
    case 'file':
      return isFile(value);
    case 'json':
      return value !== undefined && value !== null;
    default:
      return typeof value === 'string';
  }
}

function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return (
    typeof Reflect.get(value, 'name') === 'string' && typeof Reflect.get(value, 'size') === 'number'
  );
}
