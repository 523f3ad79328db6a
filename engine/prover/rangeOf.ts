import type { Expression } from '../definition/Expression.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import { parentOf } from '../values/pointer.ts';
import { CHARS_MOST, limitsOf, VALUE_LEAST, VALUE_MOST } from './limitsOf.ts';

/** The bounds of an expression's result, as numbers. A missing bound is infinite. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the bounds of an expression for all possible answers. A value that is not a number counts
 * as zero.
 *
 * @param nodeOf returns the field of a pattern
 */
export function rangeOf(
  expression: Expression,
  nodeOf: (pattern: string) => PlanNode | undefined,
): Range {
  const inner = (each: Expression) => rangeOf(each, nodeOf);
  switch (expression.op) {
    case 'literal':
      return around([Number(expression.value)]);
    case 'value':
      // A formatted value is a text.
      return expression.shown ? ZERO : rangeOfAnswer(nodeOf(expression.pattern), nodeOf);
    case 'lookup':
      return around(Object.values(expression.in).map(Number));
    case 'table':
      return around(expression.rows.map(({ value }) => Number(value)));
    case 'round':
    case 'first':
      return inner(expression.of);
    case 'sum':
      return times(inner(expression.of), { least: 0, most: rowsOf(expression.list, nodeOf) });
    case 'count':
      return { least: 0, most: countOf(expression.list, nodeOf) };
    case 'if':
      return hull([inner(expression.then), ...(expression.else ? [inner(expression.else)] : [])]);
    case 'today':
    case 'addDuration':
      return ZERO;
    default:
      return combine(expression.op, expression.of.map(inner));
  }
}

/**
 * Returns the maximum number of rows of a list, in all rows of its outer lists together.
 *
 * @param pattern the pattern of the list; `''` is the form, which counts as one row
 */
export function rowsOf(pattern: string, nodeOf: (pattern: string) => PlanNode | undefined): number {
  if (pattern === '') return 1;
  const outer = rowsOf(parentOf(pattern), nodeOf);
  const node = nodeOf(pattern);
  return node?.kind === 'list' ? outer * node.maxItems : outer;
}

/** Returns the maximum number of rows of a list, or of ticked options of a group of checkboxes. */
function countOf(pattern: string, nodeOf: (pattern: string) => PlanNode | undefined): number {
  const node = nodeOf(pattern);
  return node?.kind === 'leaf' ? (node.options?.length ?? ANY) : rowsOf(pattern, nodeOf);
}

const ANY = Number.POSITIVE_INFINITY;
const ZERO: Range = { least: 0, most: 0 };

function combine(
  op: Extract<Expression, { readonly of: readonly Expression[] }>['op'],
  ranges: readonly Range[],
): Range {
  const [first = ZERO, ...others] = ranges;
  switch (op) {
    case 'add':
      return ranges.reduce(plus, ZERO);
    case 'subtract':
      return others.reduce((a, b) => plus(a, { least: -b.most, most: -b.least }), first);
    case 'multiply':
      return others.reduce(times, first);
    case 'min':
      return {
        least: Math.min(...ranges.map(({ least }) => least)),
        most: Math.min(...ranges.map(({ most }) => most)),
      };
    case 'max':
      return {
        least: Math.max(...ranges.map(({ least }) => least)),
        most: Math.max(...ranges.map(({ most }) => most)),
      };
    default:
      return hull(ranges);
  }
}

function plus(a: Range, b: Range): Range {
  return { least: a.least + b.least, most: a.most + b.most };
}

function times(a: Range, b: Range): Range {
  return around([
    product(a.least, b.least),
    product(a.least, b.most),
    product(a.most, b.least),
    product(a.most, b.most),
  ]);
}

/** Returns a product in which zero times infinity is zero. */
function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

function around(values: readonly number[]): Range {
  const numbers = values.map((value) => (Number.isNaN(value) ? 0 : value));
  if (numbers.length === 0) return ZERO;
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

function hull(ranges: readonly Range[]): Range {
  return around(ranges.flatMap(({ least, most }) => [least, most]));
}

/**
 * Returns the bounds of an answer. By their own rules, amounts and whole numbers are never below
 * zero, but a decimal may be. The strictest of the limits that always apply counts. The number of
 * digits limits the value, too.
 */
function rangeOfAnswer(
  node: PlanNode | undefined,
  nodeOf: (pattern: string) => PlanNode | undefined,
): Range {
  if (node?.kind !== 'leaf') return ZERO;
  if (node.computed) return rangeOf(node.computed, nodeOf);
  const values = node.options?.map(({ value }) => Number(value));
  if (values) return around(values);
  const own = OWN_RANGE[node.valueType] ?? { least: -ANY, most: ANY };
  const chars = Math.min(ANY, ...limitsOf(node, CHARS_MOST));
  return {
    least: Math.max(own.least, ...limitsOf(node, VALUE_LEAST)),
    most: Math.min(own.most, 10 ** chars, ...limitsOf(node, VALUE_MOST)),
  };
}

const OWN_RANGE: Partial<Readonly<Record<ValueType, Range>>> = {
  money: { least: 0, most: ANY },
  integer: { least: 0, most: ANY },
  percentage: { least: 0, most: 100 },
};
