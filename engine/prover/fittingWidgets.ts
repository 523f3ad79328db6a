import type { PlanNode } from '../definition/PlanNode.ts';
import { WIDGET_TYPES } from '../definition/widgetTypes.generated.ts';

/** Widgets that are named first, because they are for answers of no special kind. */
const GENERAL = ['text', 'textarea'];

/**
 * Returns the names of the widgets that can hold an answer, without `hidden`, which holds any.
 *
 * @returns the general widgets first, then the others by name; `[]` for a group or a list
 *
 * @example
 * fittingWidgets({ kind: 'leaf', valueType: 'choice' }); // ['combobox', 'payment-method', 'radio', 'select']
 */
export function fittingWidgets(
  node: { readonly kind: 'group' | 'list' } | Pick<LeafType, 'kind' | 'valueType'>,
): readonly string[] {
  if (node.kind !== 'leaf') return [];
  const { valueType } = node;
  const names = Object.keys(WIDGET_TYPES).filter((name) => WIDGET_TYPES[name]?.includes(valueType));
  return [
    ...GENERAL.filter((name) => names.includes(name)),
    ...names.filter((name) => !GENERAL.includes(name)),
  ];
}

type LeafType = Extract<PlanNode, { readonly kind: 'leaf' }>;
