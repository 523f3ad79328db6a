import type { LeafNode } from './PlanNode.ts';

/**
 * Checks whether a value is an option of a choice. Options that are not currently offered count,
 * too. A choice with options from rows accepts any text.
 *
 * @example
 * const copies = FIRST.plan.root.children.find(({ key }) => key === 'copies');
 * isOption(copies, 'plain'); // true
 * isOption(copies, 'PLAIN'); // false
 * isOption(copies, undefined); // false
 */
export function isOption({ options, optionsFrom }: LeafNode, value: unknown): boolean {
  if (optionsFrom) return typeof value === 'string';
  return options?.some((option) => option.value === value) ?? false;
}
