import type { Expression } from '../definition/Expression.ts';
import type { LeafNode, PlanNode } from '../definition/PlanNode.ts';
import { parseDecimal } from '../values/decimal.ts';
import { isAlways } from './limitsOf.ts';

/**
 * Returns the maximum number of decimals of an expression's result for all possible answers;
 * infinity if nothing limits them. A value that is not a number has no decimals.
 *
 * @param nodeOf returns the field of a pattern
 */
export function placesOf(
  expression: Expression,
  nodeOf: (pattern: string) => PlanNode | undefined,
): number {
  const inner = (each: Expression) => placesOf(each, nodeOf);
  switch (expression.op) {
    case 'literal':
      return mostPlaces([expression.value]);
    case 'value':
      return expression.shown ? 0 : placesOfAnswer(nodeOf(expression.pattern), nodeOf);
    case 'lookup':
      return mostPlaces(Object.values(expression.in));
    case 'table':
      return mostPlaces(expression.rows.map(({ value }) => value));
    case 'round':
      return Math.min(expression.places, inner(expression.of));
    case 'sum':
    case 'first':
      return inner(expression.of);
    case 'if':
      return Math.max(inner(expression.then), expression.else ? inner(expression.else) : 0);
    case 'count':
    case 'today':
    case 'addDuration':
      return 0;
    case 'multiply':
      return expression.of.reduce((places, each) => places + inner(each), 0);
    default:
      return Math.max(0, ...expression.of.map(inner));
  }
}

const ANY = Number.POSITIVE_INFINITY;
/** Decimals of a cent. Computed money is rounded to them, and the rule of an amount allows them. */
const CENTS = 2;

/**
 * Returns the largest number of decimals. Trailing zeros do not count: `380.00` has no decimals.
 */
function mostPlaces(values: readonly unknown[]): number {
  return Math.max(0, ...values.map((value) => ownPlaces(value)));
}

function ownPlaces(value: unknown): number {
  let { units, places } = parseDecimal(value) ?? { units: 0n, places: 0 };
  for (; places > 0 && units % 10n === 0n; places -= 1) units /= 10n;
  return places;
}

function placesOfAnswer(
  node: PlanNode | undefined,
  nodeOf: (pattern: string) => PlanNode | undefined,
): number {
  if (node?.kind !== 'leaf') return 0;
  const own = node.computed
    ? Math.min(placesOf(node.computed, nodeOf), node.valueType === 'money' ? CENTS : ANY)
    : placesOfTyped(node);
  return Math.min(own, ...stepsOf(node));
}

function placesOfTyped({ valueType, options, rules }: LeafNode): number {
  if (options) return mostPlaces(options.map(({ value }) => value));
  switch (valueType) {
    case 'integer':
      return 0;
    case 'money':
    case 'percentage':
      return CENTS;
    case 'number':
      return rules.some(({ keyword, key }) => keyword === 'type' && key === WHOLE) ? 0 : ANY;
    default:
      return ANY;
  }
}

/** The message key of the rule for an `integer` of the standard. */
const WHOLE = 'validation_invalidInteger';

/**
 * Returns the decimals of each fixed step. A multiple of a step has no more decimals than the step.
 */
function stepsOf({ rules }: LeafNode): readonly number[] {
  return rules
    .filter((rule) => rule.keyword === 'multipleOf' && isAlways(rule))
    .flatMap(({ args: [step] }) => (typeof step === 'object' ? [] : [ownPlaces(step)]));
}
