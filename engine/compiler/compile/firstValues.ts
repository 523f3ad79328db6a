import type { Json } from '../../definition/JsonSchema.ts';
import type {
  LeafNode,
  ListNode,
  OptionValue,
  PlanNode,
  ValueType,
} from '../../definition/PlanNode.ts';
import { canBe } from '../check/checkValues.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, type Reporter, within } from '../source/Reporter.ts';
import { keywordOf, type Source, sourcePlace } from '../source/Source.ts';
import { partDefaults } from './partDefaults.ts';

/**
 * Returns the `default` of an answer with several values: some options, or an answer of any shape
 * with the defaults of its parts. Returns `undefined` if the default would fill in nothing.
 *
 * @param values the answer's own options, if it has any; other values are left out
 */
export function firstOf(
  source: Source,
  valueType: ValueType,
  values: readonly OptionValue[] = [],
): Json | undefined {
  const written = keywordOf(source, 'default');
  if (valueType === 'json') {
    return partDefaults(objectOf(keywordOf(source, 'json')), written ?? undefined);
  }
  if (valueType !== 'choices' || !Array.isArray(written)) return undefined;
  const offered = written.filter((each) => values.some((value) => value === each));
  return offered.length > 0 ? offered : undefined;
}

/** Returns the `default` of a list: the answers in its first rows. */
export function firstRowsOf(source: Source): readonly Json[] {
  return listOf(keywordOf(source, 'default'));
}

/** Warns of more initial rows than a list may have. */
export function warnOfFirst(
  report: Reporter,
  source: Source,
  list: {
    readonly initialRows: number;
    readonly firstRows: readonly Json[];
    readonly maxItems: number;
  },
): void {
  const { initialRows, firstRows, maxItems } = list;
  if (Math.max(initialRows, firstRows.length) <= maxItems) return;
  const [keyword, change] =
    firstRows.length > maxItems ? ['default', 'Shorten'] : ['initialRows', 'Lower'];
  const message = `The list shows more rows at first than the ${maxItems} that it may have`;
  const remedy = `${change} "${keyword}", or raise "maxItems".`;
  report.warn(sourcePlace(source, keyword), 'contradictory-limits', message, remedy);
}

/**
 * Checks the `default` of a node and returns the node. Warns of values that the node cannot have,
 * which are left out, and reports names that are not fields.
 */
export function withCheckedFirst<N extends LeafNode | ListNode>(
  report: Reporter,
  source: Source,
  node: N,
): N {
  const written = keywordOf(source, 'default');
  const isChecked = node.kind === 'list' || 'first' in node || Array.isArray(written);
  if (isChecked && written !== undefined)
    check(report, node, written, sourcePlace(source, 'default'));
  return node;
}

function check(report: Reporter, node: PlanNode, written: Json, place: Place): void {
  if (node.kind === 'leaf') checkAnswer(report, node, written, place);
  else if (node.kind === 'list') checkRows(report, node.item, written, place);
  else if (node.isBare && node.children[0]) check(report, node.children[0], written, place);
  else if (isObject(written)) checkParts(report, node.children, written, place);
  else warn(report, node, written, place, 'Write an object with the names of its fields.');
}

function checkRows(report: Reporter, item: PlanNode, written: Json, place: Place): void {
  if (!Array.isArray(written)) {
    warn(report, item, written, place, 'Write a list of the answers in its first rows.');
    return;
  }
  for (const [index, row] of written.entries()) {
    check(report, item, row, within(place, index));
  }
}

function checkParts(
  report: Reporter,
  children: readonly PlanNode[],
  written: Readonly<Record<string, Json>>,
  place: Place,
): void {
  const known = children.map(({ key }) => key);
  for (const [name, value] of Object.entries(written)) {
    const child = children.find(({ key }) => key === name);
    if (child) {
      check(report, child, value, within(place, name));
      continue;
    }
    const remedy = didYouMean(name, known, `Name one of ${known.join(', ')}.`);
    report.error(within(place, name), 'unknown-field', `There is no field "${name}"`, remedy);
  }
}

function checkAnswer(report: Reporter, node: LeafNode, written: Json, place: Place): void {
  if (node.valueType === 'json') return;
  // The default of an unticked checkbox.
  if (node.valueType === 'checkbox' && written === false) return;
  const isList = node.valueType === 'choices';
  if (isList && Array.isArray(written)) {
    const one: LeafNode = { ...node, valueType: 'choice' };
    for (const [index, each] of written.entries()) {
      checkAnswer(report, one, each, within(place, index));
    }
    return;
  }
  if (!isList && node.valueType !== 'file' && canBe(node, written)) return;
  const options = (node.options ?? []).map(({ value }) => String(value));
  const remedy = isList ? 'Write a list of its options.' : 'Write a value that it can have.';
  warn(report, node, written, place, didYouMean(String(written), options, remedy));
}

function warn(
  report: Reporter,
  { pattern }: PlanNode,
  written: Json,
  place: Place,
  remedy: string,
): void {
  report.warn(place, 'unknown-value', `${pattern} is never ${JSON.stringify(written)}`, remedy);
}
