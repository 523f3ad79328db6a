import type { Expression } from '../definition/Expression.ts';
import type { PlanNode, ValueType } from '../definition/PlanNode.ts';
import { parentOf } from '../values/pointer.ts';
import { CHARS_MOST, limitsOf, VALUE_LEAST, VALUE_MOST } from './limitsOf.ts';

/** Bounds of what an expression may give, as numbers; without an end they are infinite. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * The bounds of an expression, whatever the answers. What is no number counts as zero.
 *
 * @param nodeOf the field of a pattern
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
      // In people's spelling it is a text.
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
 * The most rows that a list may have, in all rows that it lies in together.
 *
 * @param pattern of the list; of no list there is one row: the form
 */
export function rowsOf(pattern: string, nodeOf: (pattern: string) => PlanNode | undefined): number {
  if (pattern === '') return 1;
  const outer = rowsOf(parentOf(pattern), nodeOf);
  const node = nodeOf(pattern);
  return node?.kind === 'list' ? outer * node.maxItems : outer;
}

/** The most rows of a list, or ticks of a group of them. */
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

/** Nothing times anything is nothing, without an end too. */
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
 * Amounts and whole numbers are never below zero by their own rules; a decimal may be. Of the limits
 * that always hold the strictest counts; so many digits are a limit, too.
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
