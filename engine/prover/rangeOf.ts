import type { Expression } from '../definition/Expression.ts';
import type { PlanNode } from '../definition/PlanNode.ts';

/** Bounds of what an expression may give, as numbers: enough to tell a sign. */
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
    case 'sum': {
      // Of any number of rows: nothing, or as far as the sign of one row leads.
      const { least, most } = inner(expression.of);
      return { least: least < 0 ? -ANY : 0, most: most > 0 ? ANY : 0 };
    }
    case 'count':
      return { least: 0, most: ANY };
    case 'if':
      return hull([inner(expression.then), ...(expression.else ? [inner(expression.else)] : [])]);
    case 'today':
    case 'addDuration':
      return ZERO;
    default:
      return combine(expression.op, expression.of.map(inner));
  }
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

/** Amounts and whole numbers are never below zero by their own rules; a decimal may be. */
function rangeOfAnswer(
  node: PlanNode | undefined,
  nodeOf: (pattern: string) => PlanNode | undefined,
): Range {
  if (node?.kind !== 'leaf') return ZERO;
  if (node.computed) return rangeOf(node.computed, nodeOf);
  const values = node.options?.map(({ value }) => Number(value));
  if (values) return around(values);
  const isSigned = node.valueType !== 'money' && node.valueType !== 'integer';
  const bound = (keywords: readonly string[], index: number, otherwise: number) =>
    node.rules
      .filter(({ keyword, severity }) => severity === 'error' && keywords.includes(keyword))
      .filter(({ when }) => when === undefined)
      .map(({ keyword, args }) => Number(keyword === 'valueRange' ? args[index] : args[0]))
      .find((each) => Number.isFinite(each)) ?? otherwise;
  return {
    least: bound(['minValue', 'minimum', 'valueRange'], 0, isSigned ? -ANY : 0),
    most: bound(['maxValue', 'maximum', 'valueRange'], 1, ANY),
  };
}
