import type { LeafNode } from './PlanNode.ts';

/**
 * Whether a value is one that a choice knows. Whether it is offered now is another matter, and so is
 * what the rows say that options are taken from.
 */
export function isOption({ options, optionsFrom }: LeafNode, value: unknown): boolean {
  if (optionsFrom) return typeof value === 'string';
  return options?.some((option) => option.value === value) ?? false;
}
