import type { Operand } from '../definition/Rule.ts';
import { addDuration, dayText, parseDay } from '../values/calendar.ts';
import type { GroupCell } from './Cell.ts';
import { evaluateExpression } from './evaluateExpression.ts';
import type { FormState } from './FormState.ts';

/**
 * Returns the current value of an operand: a text, a number, or `undefined` if its answer is
 * absent.
 */
export function operandText(
  state: FormState,
  operand: Operand,
  context: GroupCell,
): string | number | undefined {
  if (operand.kind === 'literal') return operand.value;
  if (operand.kind === 'expression') {
    const result = evaluateExpression(state, operand.of, context);
    return isOperand(result) ? result : undefined;
  }
  const reading =
    operand.kind === 'today' ? dayText(state.today) : state.readingAt(operand.pattern, context);
  if (operand.add === undefined) return isOperand(reading) ? reading : undefined;
  const day = parseDay(reading);
  const moved = day && addDuration(day, operand.add);
  return moved && dayText(moved);
}

function isOperand(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
