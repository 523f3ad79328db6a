import { isAsked, type LeafNode } from '#engine';
import { WIDGET_OF_TYPE, WIDGETS_OF_RULES } from './defaultWidgets.generated.ts';

/**
 * Returns the name of the widget that shows a leaf. Computed and registered answers are `static`;
 * otherwise the author's widget applies, then the default of the rules or the value type.
 */
export function widgetOf(node: LeafNode): string {
  const known = WIDGETS_OF.get(node) ?? findWidget(node);
  WIDGETS_OF.set(node, known);
  return known;
}

/** A cache, because the name is read several times per rendered answer and a node never changes. */
const WIDGETS_OF = new WeakMap<LeafNode, string>();

function findWidget(node: LeafNode): string {
  if (node.computed !== undefined) return 'static';
  // An answer from the Registry's own record is read-only.
  if (isAsked(node)) return 'static';
  const named = node.ui['ui:widget'];
  if (typeof named === 'string') return named;
  return (
    (node.valueType in WIDGETS_OF_RULES && widgetOfRules(node)) || WIDGET_OF_TYPE[node.valueType]
  );
}

/**
 * Returns the widget of the first keyword in `WIDGETS_OF_RULES` for which the leaf has an
 * unconditional rule.
 */
function widgetOfRules({ valueType, rules }: LeafNode): string | undefined {
  const always = rules.filter(({ when }) => when === undefined).map(({ keyword }) => keyword);
  return WIDGETS_OF_RULES[valueType]?.find(([keyword]) => always.includes(keyword))?.[1];
}
