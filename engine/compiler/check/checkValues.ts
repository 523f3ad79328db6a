import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { nodesUnder } from '../../definition/nodesUnder.ts';
import type { GroupNode, LeafNode, PlanNode, ValueType } from '../../definition/PlanNode.ts';
import type { AskedValue } from '../source/ConditionTable.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { didYouMean, nearest } from '../source/nearest.ts';
import { type Place, type Reporter, within } from '../source/Reporter.ts';

/**
 * Warns of compared values that an answer can never have, such as a misspelt option. Reports names
 * that are not fields.
 */
export function checkValues(report: Reporter, asked: readonly AskedValue[], root: GroupNode): void {
  const nodes = new Map(nodesUnder(root).map((node) => [node.pattern, node]));
  for (const { pattern, schema, place } of asked) {
    const node = nodes.get(pattern);
    if (node) checkUnder(report, node, schema, place);
  }
}

function checkUnder(report: Reporter, node: PlanNode, schema: JsonObject, place: Place): void {
  const inner = (part: PlanNode | undefined, written: Json | undefined, at: Place) => {
    if (part && isObject(written)) checkUnder(report, part, written, at);
  };
  if (node.kind === 'leaf') checkLeaf(report, node, schema, place);
  for (const key of ['not', 'if', 'then', 'else']) inner(node, schema[key], within(place, key));
  for (const key of ['anyOf', 'allOf', 'oneOf']) {
    for (const [index, each] of listOf(schema[key]).entries()) {
      inner(node, each, within(place, key, index));
    }
  }
  inner(elementOf(node), schema.contains, within(place, 'contains'));
  if (node.kind !== 'group') return;
  checkNames(report, node, schema, place);
  for (const [name, each] of Object.entries(objectOf(schema.properties))) {
    const part = node.children.find(({ key }) => key === name);
    inner(part, each, within(place, 'properties', name));
  }
}

/**
 * Reports names that no field has. Such an answer never exists, so the test would have no effect.
 */
function checkNames(report: Reporter, node: GroupNode, schema: JsonObject, place: Place): void {
  const dependent = Object.entries(objectOf(schema.dependentRequired));
  const named: readonly (readonly [Json, ...(string | number)[]])[] = [
    ...Object.keys(objectOf(schema.properties)).map((name) => [name, 'properties', name] as const),
    ...listOf(schema.required).map((name, index) => [name, 'required', index] as const),
    ...dependent.map(([name]) => [name, 'dependentRequired', name] as const),
    ...dependent.flatMap(([name, others]) =>
      listOf(others).map((other, index) => [other, 'dependentRequired', name, index] as const),
    ),
  ];
  const known = node.children.map(({ key }) => key);
  for (const [name, ...steps] of named) {
    if (known.includes(String(name))) continue;
    const message = `There is no field "${String(name)}"`;
    const remedy = didYouMean(
      String(name),
      known,
      `Name a field of ${node.pattern || 'the form'}.`,
    );
    const subject = `${node.pattern}/${nearest(String(name), known) ?? String(name)}`;
    report.error(within(place, ...steps), 'unknown-field', message, remedy, subject);
  }
}

/**
 * Returns the node of one entry of a list; for a group of checkboxes, a choice among its options.
 */
function elementOf(node: PlanNode): PlanNode | undefined {
  if (node.kind === 'list') return (node.item.isBare && node.item.children[0]) || node.item;
  if (node.kind !== 'leaf' || node.valueType !== 'choices') return undefined;
  return { ...node, valueType: 'choice' };
}

function checkLeaf(report: Reporter, node: LeafNode, schema: JsonObject, place: Place): void {
  const values: (readonly [Json, Place])[] = [
    ...(schema.const === undefined ? [] : [[schema.const, within(place, 'const')] as const]),
    ...listOf(schema.enum).map((each, index) => [each, within(place, 'enum', index)] as const),
  ];
  for (const [value, at] of values) {
    if (canBe(node, value)) continue;
    const options = (node.options ?? []).map((option) => String(option.value));
    const message = `${node.pattern} is never ${JSON.stringify(value)}`;
    const remedy = didYouMean(String(value), options, 'Name a value that the answer can have.');
    report.warn(at, 'unknown-value', message, remedy);
  }
}

const NUMBERS: ReadonlySet<ValueType> = new Set(['number']);
const OTHERS: ReadonlySet<ValueType> = new Set(['choices', 'file']);

/**
 * Checks whether an answer can ever have the given value. Accepts every value for several choices
 * and for files.
 */
export function canBe({ valueType, options }: LeafNode, value: Json): boolean {
  if (OTHERS.has(valueType)) return true;
  if (valueType === 'choice') return (options ?? []).some((option) => option.value === value);
  if (valueType === 'checkbox') return value === true;
  return typeof value === (NUMBERS.has(valueType) ? 'number' : 'string');
}
