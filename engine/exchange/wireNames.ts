import type { FormData } from '../contract/Evaluation.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { onlyAnswer } from '../definition/rowNode.ts';
import { named, splitRowName } from './rowNames.ts';
import { WireNameError } from './WireNameError.ts';

/**
 * The answers in the format of the wire: one flat object (specification, document 2, section 5).
 */
export type WireData = Readonly<Record<string, unknown>>;

/**
 * Converts answers to their wire names.
 *
 * Nested names are joined with `_` (`CorrAddress_building`). A field of a row has the row's number
 * from 1 (`orders_PRN__2`), in nested lists one number per list (`orders_contacts_email__2__1`). A
 * list has its number of rows (`orders_recCount`) and its visible row (`orders_currentRec`). A
 * file, a date in parts or a group of ticks keeps its own JSON.
 *
 * @param plan the plan of the form
 * @param data nested answers; unknown fields are rejected
 * @returns the flat object; absent answers are omitted
 * @throws {WireNameError} when the data do not match the plan
 *
 * @example
 * const orders = [{ lot: 'IL-123' }, { copies: '2' }];
 * toWire(ORDERS.plan, { orders });
 * // { orders_recCount: 2, orders_currentRec: 1, orders_lot__1: 'IL-123', orders_copies__2: '2' }
 * toWire(ORDERS.plan, { lot: 'IL-123' });
 * // throws WireNameError('Cannot map the name "lot": no field has this name')
 */
export function toWire(plan: Plan, data: FormData): WireData {
  const wire: Record<string, unknown> = {};
  writeGroup(wireFormOf(plan).tree, data, [], wire);
  return wire;
}

/**
 * Parses answers from their wire names, the inverse of `toWire`.
 *
 * @param plan the plan of the form
 * @param wire the received flat object, untrusted
 * @returns nested answers, only of fields in the plan
 * @throws {WireNameError} for an unknown name (such as `__proto__`), a row beyond the list's count,
 *   an invalid count, or a row's field without its list
 *
 * @example
 * fromWire(ORDERS.plan, { orders_recCount: 1, orders_currentRec: 1, orders_lot__1: 'IL-123' });
 * // { orders: [{ lot: 'IL-123' }] }
 * fromWire(ORDERS.plan, { orders_recCount: 1, orders_lot__2: 'IL-124' });
 * // throws WireNameError('Cannot map the name "orders_lot__2": its list does not count that row')
 * fromWire(ORDERS.plan, { lot: 'IL-123' });
 * // throws WireNameError('Cannot map the name "lot": no field has this name')
 */
export function fromWire(plan: Plan, wire: WireData): FormData {
  const { tree, names } = wireFormOf(plan);
  const entries = new Map<string, unknown>();
  for (const [name, value] of Object.entries(wire)) {
    if (value === undefined) continue;
    const { base, rows } = splitRowName(name);
    if (names.get(base) !== rows.length) throw new WireNameError(name, 'no field has this name');
    entries.set(name, value);
  }
  const data = readGroup(tree, [], { entries, rowsLeft: MOST_ROWS });
  const [left] = entries.keys();
  if (left !== undefined) throw new WireNameError(left, 'its list does not count that row');
  return data;
}

/** A node with its wire name, without row numbers. */
interface WireNode {
  readonly kind: PlanNode['kind'];
  readonly key: string;
  readonly name: string;
  /** The number of lists around the node. */
  readonly depth: number;
  /** The fields of a group, or of the rows of a list. */
  readonly children: readonly WireNode[];
  /** The only answer of each row, under the name of the list itself. */
  readonly answer?: WireNode;
}

/** A form with its wire names. */
interface WireForm {
  readonly tree: WireNode;
  /** The number of row numbers in each name, by name. */
  readonly names: ReadonlyMap<string, number>;
}

/** The wire entries that are not read yet. */
interface Reading {
  readonly entries: Map<string, unknown>;
  rowsLeft: number;
}

/** The maximum number of rows, nested ones included; larger counts are rejected. */
const MOST_ROWS = 5000;

const forms = new WeakMap<Plan, WireForm>();

function wireFormOf(plan: Plan): WireForm {
  const known = forms.get(plan);
  if (known !== undefined) return known;
  const tree = wireNode(plan.root, '', 0);
  const form = { tree, names: namesOf(tree) };
  forms.set(plan, form);
  return form;
}

function wireNode(node: PlanNode, parent: string, depth: number): WireNode {
  const { kind, key } = node;
  const name = parent === '' ? key : `${parent}_${key}`;
  if (node.kind === 'leaf') return { kind, key, name, depth, children: [] };
  const answer = node.kind === 'list' ? onlyAnswer(node.item) : undefined;
  if (answer) {
    const row = { ...wireNode(answer, '', depth + 1), name };
    return { kind, key, name, depth, children: [row], answer: row };
  }
  const fields = node.kind === 'list' ? node.item.children : node.children;
  const inner = node.kind === 'list' ? depth + 1 : depth;
  return { kind, key, name, depth, children: fields.map((field) => wireNode(field, name, inner)) };
}

function namesOf(tree: WireNode): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, depth: number) => {
    if (names.has(name) || splitRowName(name).rows.length > 0) {
      throw new WireNameError(name, 'two fields of the form would share it');
    }
    names.set(name, depth);
  };
  const visit = (node: WireNode) => {
    if (node.kind === 'leaf') add(node.name, node.depth);
    if (node.kind === 'list') {
      add(`${node.name}_recCount`, node.depth);
      add(`${node.name}_currentRec`, node.depth);
    }
    node.children.forEach(visit);
  };
  visit(tree);
  return names;
}

function writeGroup(
  group: WireNode,
  value: unknown,
  rows: readonly number[],
  wire: Record<string, unknown>,
): void {
  if (!isObject(value))
    throw new WireNameError(named(group.name, rows), 'it is not a group of answers');
  const children = new Map(group.children.map((child) => [child.key, child]));
  for (const [key, inner] of Object.entries(value)) {
    const child = children.get(key);
    const name = group.name === '' ? key : `${group.name}_${key}`;
    if (child === undefined) throw new WireNameError(named(name, rows), 'no field has this name');
    if (inner !== undefined) writeNode(child, inner, rows, wire);
  }
}

function writeNode(
  node: WireNode,
  value: unknown,
  rows: readonly number[],
  wire: Record<string, unknown>,
): void {
  if (node.kind === 'leaf') wire[named(node.name, rows)] = value;
  else if (node.kind === 'group') writeGroup(node, value, rows, wire);
  else writeList(node, value, rows, wire);
}

function writeList(
  list: WireNode,
  value: unknown,
  rows: readonly number[],
  wire: Record<string, unknown>,
): void {
  if (!Array.isArray(value)) throw new WireNameError(named(list.name, rows), 'it is not a list');
  wire[named(`${list.name}_recCount`, rows)] = value.length;
  wire[named(`${list.name}_currentRec`, rows)] = Math.min(1, value.length);
  value.forEach((row, index) => {
    const inner = [...rows, index + 1];
    if (list.answer) writeNode(list.answer, row, inner, wire);
    else writeGroup(list, row, inner, wire);
  });
}

function readGroup(
  group: WireNode,
  rows: readonly number[],
  reading: Reading,
): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const child of group.children) {
    const value = readNode(child, rows, reading);
    if (value !== undefined) data[child.key] = value;
  }
  return data;
}

function readNode(node: WireNode, rows: readonly number[], reading: Reading): unknown {
  switch (node.kind) {
    case 'leaf':
      return takeEntry(reading, named(node.name, rows));
    case 'group': {
      const data = readGroup(node, rows, reading);
      return Object.keys(data).length === 0 ? undefined : data;
    }
    case 'list':
      return readList(node, rows, reading);
  }
}

function readList(
  list: WireNode,
  rows: readonly number[],
  reading: Reading,
): readonly unknown[] | undefined {
  const countName = named(`${list.name}_recCount`, rows);
  const count = countOf(takeEntry(reading, countName), countName);
  const currentName = named(`${list.name}_currentRec`, rows);
  countOf(takeEntry(reading, currentName), currentName);
  if (count === undefined) return undefined;
  reading.rowsLeft -= count;
  if (reading.rowsLeft < 0) throw new WireNameError(countName, 'there are too many rows');
  return Array.from({ length: count }, (_, index) => {
    const inner = [...rows, index + 1];
    return list.answer
      ? (readNode(list.answer, inner, reading) ?? '')
      : readGroup(list, inner, reading);
  });
}

/** Parses a count given as a number or as digits. */
function countOf(value: unknown, name: string): number | undefined {
  if (value === undefined) return undefined;
  const count = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    throw new WireNameError(name, 'it is not a number of rows');
  }
  return count;
}

function takeEntry({ entries }: Reading, name: string): unknown {
  const value = entries.get(name);
  entries.delete(name);
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
