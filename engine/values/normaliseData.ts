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
  return typeof data !== 'object' || Array.isArray(data) ? data : normaliseObject(node, data);
}

function normaliseObject(node: GroupNode, data: object): object {
  const children = childrenOf(node);
  const respelt: Record<string, unknown> = {};
  for (const key of Object.keys(data)) {
    const given: unknown = Reflect.get(data, key);
    const child = children.get(key);
    const value = child ? normalise(child, given) : given;
    if (value === undefined) continue;
    // A property of its own: the key stays a key and is refused.
    if (key === '__proto__') Object.defineProperty(respelt, key, { value, ...OWN });
    else respelt[key] = value;
  }
  return respelt;
}

const OWN = { enumerable: true, configurable: true, writable: true };

const childrenByKey = new WeakMap<GroupNode, ReadonlyMap<string, PlanNode>>();

/** The fields of an object by their keys; made once for each node of a plan. */
function childrenOf(node: GroupNode): ReadonlyMap<string, PlanNode> {
  const known = childrenByKey.get(node);
  if (known) return known;
  const children = new Map(node.children.map((child) => [child.key, child]));
  childrenByKey.set(node, children);
  return children;
}
