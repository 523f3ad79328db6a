import type { Expression } from '../definition/Expression.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { placesOf } from './placesOf.ts';
import { rangeOf } from './rangeOf.ts';

/**
 * Maximum number of digits of a decimal (`parseDecimal` accepts 40 characters, including a point
 * and a sign).
 */
const MOST_DIGITS = 38;

/**
 * Checks whether every step of an expression has few enough digits for the next step to read. A
 * step with more digits has no value, and neither would the fee.
 *
 * @param nodeOf returns the field of a pattern
 */
export function isComputed(
  expression: Expression,
  nodeOf: (pattern: string) => PlanNode | undefined,
): boolean {
  const inner = (each: Expression) => isComputed(each, nodeOf);
  switch (expression.op) {
    case 'value': {
      const node = nodeOf(expression.pattern);
      return node?.kind !== 'leaf' || !node.computed || inner(node.computed);
    }
    case 'add':
    case 'subtract':
    case 'multiply':
      return digitsOf(expression, nodeOf) <= MOST_DIGITS && expression.of.every(inner);
    case 'sum':
      return digitsOf(expression, nodeOf) <= MOST_DIGITS && inner(expression.of);
    case 'min':
    case 'max':
    case 'orElse':
      return expression.of.every(inner);
    case 'round':
    case 'first':
      return inner(expression.of);
    case 'if':
      return inner(expression.then) && (!expression.else || inner(expression.else));
    default:
      return true;
  }
}

function digitsOf(
  expression: Expression,
  nodeOf: (pattern: string) => PlanNode | undefined,
): number {
  const { least, most } = rangeOf(expression, nodeOf);
  const whole = Math.max(1, Math.ceil(Math.log10(Math.max(-least, most, 1) + 1)));
  return whole + placesOf(expression, nodeOf);
}
