import type { Growth } from '../conditions/growCell.ts';
import { isOption } from '../definition/isOption.ts';
import type { LeafNode, ListNode } from '../definition/PlanNode.ts';

const leafValue: Growth['leafValue'] = (node, given) => (isOfKind(node, given) ? given : undefined);

/** Cells of rows that are known in every part: nothing is filled in. */
export const EXACT_GROWTH: Growth = { rowsOf: () => [], leafValue, isExact: true };

/** Cells of a store: lists begin with their first rows, and values of another kind are left out. */
export const STORE_GROWTH: Growth = {
  rowsOf: ({ firstRows = [], ...node }) => [
    ...firstRows,
    ...emptyRows(node).slice(firstRows.length),
  ],
  leafValue,
  firstRow: EXACT_GROWTH,
};

/** Cells of answers that were given: a list of which they say nothing was left empty. */
export const GIVEN_GROWTH: Growth = { rowsOf: emptyRows, leafValue };

function emptyRows({ initialRows }: Pick<ListNode, 'initialRows'>): readonly undefined[] {
  return Array.from({ length: initialRows }, () => undefined);
}

/** Whether a loaded value can stand at a leaf at all; its rules are another matter. */
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
