import { didYouMean } from '#compiler';
import type { Plan, PlanNode } from '#engine';
import type { LayoutHint } from './layoutHints.ts';

/**
 * Entries of ui.json for fields that the form does not have: what they say would be lost.
 *
 * @param ui the parsed ui.json of a form that compiled to the plan
 */
export function strayUi(ui: unknown, { root }: Plan): readonly LayoutHint[] {
  return strayUnder(ui, root, '');
}

function strayUnder(entry: unknown, node: PlanNode, pointer: string): readonly LayoutHint[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const inner = partsOf(node);
  return Object.entries(entry)
    .filter(([key]) => !key.startsWith('ui:') && !key.startsWith('$'))
    .flatMap(([key, below]) => {
      const at = `${pointer}/${key}`;
      const part = inner.get(key);
      return part ? strayUnder(below, part, at) : [stray(key, at, [...inner.keys()])];
    });
}

/** What may be laid out within a field, by the key that ui.json has for it. */
function partsOf(node: PlanNode): ReadonlyMap<string, PlanNode> {
  if (node.kind === 'leaf') return new Map();
  if (node.kind === 'group') return new Map(node.children.map((child) => [child.key, child]));
  const { item } = node;
  // A row that is a single answer is laid out as that answer.
  return new Map([['items', (item.isBare && item.children[0]) || item]]);
}

function stray(key: string, pointer: string, known: readonly string[]): LayoutHint {
  return {
    file: 'ui.json',
    pointer,
    code: 'unknown-field',
    message: `There is no field "${key}" to be laid out here`,
    remedy: didYouMean(key, known, 'Remove it.'),
  };
}
