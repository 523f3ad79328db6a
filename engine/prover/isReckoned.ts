import type { Expression } from '../definition/Expression.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { placesOf } from './placesOf.ts';
import { rangeOf } from './rangeOf.ts';

/** A decimal of more digits is none (`parseDecimal`: 40 characters, a point and a sign among them). */
const MOST_DIGITS = 38;

/**
 * Whether every step of an expression has so few digits that the next one can read it; one that has
 * more comes to nothing, and so would the fee.
 *
 * @param nodeOf the field of a pattern
 */
export function isReckoned(
  expression: Expression,
  nodeOf: (pattern: string) => PlanNode | undefined,
): boolean {
  const inner = (each: Expression) => isReckoned(each, nodeOf);
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
