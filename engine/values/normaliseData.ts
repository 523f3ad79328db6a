import type { GroupNode, PlanNode } from '../definition/PlanNode.ts';
import { emptyValue, rowNode } from '../definition/rowNode.ts';
import { normaliseLeaf } from './normaliseLeaf.ts';

/**
 * Respells every answer of some data (see `normaliseLeaf`). Data of another shape, and fields that
 * the form does not have, are left as they are, for the shape to refuse.
 */
export function normaliseData(node: GroupNode, data: unknown): unknown {
  return normalise(node, data);
}

function normalise(node: PlanNode, data: unknown): unknown {
  if (data === null) return undefined;
  if (node.kind === 'leaf') return normaliseLeaf(node, data);
  if (node.kind === 'list') {
    if (!Array.isArray(data)) return data;
    // A row keeps its place, whether or not anything is in it.
    return data.map((row: unknown) => normalise(rowNode(node), row) ?? emptyValue(node.item));
  }
  if (typeof data !== 'object' || Array.isArray(data)) return data;
  const children = new Map(node.children.map((child) => [child.key, child]));
  const entries = Object.entries(data).map(([key, value]): [string, unknown] => {
    const child = children.get(key);
    return [key, child ? normalise(child, value) : value];
  });
  // fromEntries makes properties of its own: a key such as __proto__ stays a key and is refused.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
