import type { GroupNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import { emptyValue, rowNode } from '../definition/rowNode.ts';
import { normaliseLeaf } from './normaliseLeaf.ts';

/**
 * Normalises every answer of some data (see `normaliseLeaf`). Data of another shape, and fields
 * that the form does not have, stay unchanged, so that the shape check rejects them.
 *
 * @param node the group of the data: `plan.root` for a whole form
 * @returns new objects only where a value changed; otherwise `data` itself
 *
 * @example
 * normaliseData(FIRST.plan.root, { idNo: 'a123456(3)', applicantName: '  CHAN TAI MAN', other: ' ' });
 * // { idNo: 'A1234563', applicantName: 'CHAN TAI MAN', other: ' ' }
 * normaliseData(ORDERS.plan.root, { orders: [{ lot: ' IL-123 ' }, null] });
 * // { orders: [{ lot: 'IL-123' }, {}] }
 * normaliseData(FIRST.plan.root, ' text '); // ' text '
 */
export function normaliseData(node: GroupNode, data: unknown): unknown {
  return normalise(node, data);
}

function normalise(node: PlanNode, data: unknown): unknown {
  if (data === null) return undefined;
  if (node.kind === 'leaf') return normaliseLeaf(node, data);
  if (node.kind === 'list') {
    if (!Array.isArray(data)) return data;
    return normaliseRows(node, data);
  }
  return isObject(data) ? normaliseObject(node, data) : data;
}

function normaliseRows(node: ListNode, data: readonly unknown[]): readonly unknown[] {
  const row = rowNode(node);
  // An empty row keeps its place, too.
  const rows = data.map((each) => normalise(row, each) ?? emptyValue(node.item));
  return rows.every((each, index) => Object.is(each, data[index])) ? data : rows;
}

function normaliseObject(node: GroupNode, data: AnyObject): AnyObject {
  const children = childrenOf(node);
  const keys = Object.keys(data);
  const values = keys.map((key) => {
    const child = children.get(key);
    return child ? normalise(child, data[key]) : data[key];
  });
  return holds(data, keys, values) ? data : objectOf(keys, values);
}

type AnyObject = Readonly<Record<string, unknown>>;

/** Checks whether an object has exactly these values and no inherited properties. */
function holds(data: AnyObject, keys: readonly string[], values: readonly unknown[]): boolean {
  return (
    Object.getPrototypeOf(data) === Object.prototype &&
    values.every((value, index) => value !== undefined && Object.is(value, data[keys[index] ?? '']))
  );
}

function objectOf(keys: readonly string[], values: readonly unknown[]): AnyObject {
  const object: Record<string, unknown> = {};
  keys.forEach((key, index) => {
    const value = values[index];
    if (value === undefined) return;
    // Defines an own property: the key stays a key, so that the shape check rejects it.
    if (key === '__proto__') Object.defineProperty(object, key, { value, ...OWN });
    else object[key] = value;
  });
  return object;
}

function isObject(data: unknown): data is AnyObject {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

const OWN = { enumerable: true, configurable: true, writable: true };

const childrenByKey = new WeakMap<GroupNode, ReadonlyMap<string, PlanNode>>();

/** Returns the fields of a group by their keys; cached for each node of a plan. */
function childrenOf(node: GroupNode): ReadonlyMap<string, PlanNode> {
  const known = childrenByKey.get(node);
  if (known) return known;
  const children = new Map(node.children.map((child) => [child.key, child]));
  childrenByKey.set(node, children);
  return children;
}
