import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GroupCell } from '../../../engine/conditions/Cell.ts';
import {
  type Answers,
  evaluateExpression,
  type Result,
} from '../../../engine/conditions/evaluateExpression.ts';
import type { Expression, NaryOperator } from '../../../engine/definition/Expression.ts';
import { addDuration, dayOrder, dayText, parseDay } from '../../../engine/values/calendar.ts';
import { decimalText, parseDecimal, roundDecimal } from '../../../engine/values/decimal.ts';
import { answersOf, tree, world } from '../support/randomExpressions.ts';

describe('evaluateExpression', () => {
  it('agrees with a plain interpreter for any expression and any answers', () => {
    fc.assert(
      fc.property(tree, world, (expression, given) => {
        const { answers, root } = answersOf(given);
        const expected = interpret(answers, expression, root);
        expect(evaluateExpression(answers, expression, root)).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps no state of earlier answers', () => {
    fc.assert(
      fc.property(tree, fc.array(world, { minLength: 2, maxLength: 4 }), (expression, worlds) => {
        for (const given of worlds) {
          const { answers, root } = answersOf(given);
          const expected = interpret(answers, expression, root);
          expect(evaluateExpression(answers, expression, root)).toBe(expected);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Evaluates an expression step by step, as a reference for the compiled functions. */
function interpret(answers: Answers, expression: Expression, context: GroupCell): Result {
  const inner = (each: Expression, at = context) => interpret(answers, each, at);
  switch (expression.op) {
    case 'literal':
      return plain(expression.value);
    case 'value':
      return plain(answers.readingAt(expression.pattern, context));
    case 'today':
      return dayText(answers.today);
    case 'round': {
      const number = parseDecimal(inner(expression.of));
      return number && decimalText(roundDecimal(number, expression.places));
    }
    case 'lookup': {
      const key = inner(expression.of);
      const isKnown = typeof key === 'string' && Object.hasOwn(expression.in, key);
      return isKnown ? plain(expression.in[key]) : undefined;
    }
    case 'if':
      if (answers.holds(expression.when, context)) return inner(expression.then);
      return expression.else && inner(expression.else);
    case 'table': {
      const day = parseDay(inner(expression.at));
      const key = expression.of && inner(expression.of);
      const row = expression.rows.find(
        ({ from = 0, key: own }) => day && from <= dayOrder(day) && own === key,
      );
      return plain(row?.value);
    }
    case 'addDuration': {
      const day = parseDay(inner(expression.of));
      const later = day && addDuration(day, expression.add);
      return later && dayText(later);
    }
    case 'sum':
    case 'count':
    case 'first':
      return overRows(answers, expression, context);
    default:
      return combined(
        expression.op,
        expression.of.map((each) => inner(each)),
      );
  }
}

type OverRows = Extract<Expression, { readonly op: 'sum' | 'count' | 'first' }>;

function overRows(answers: Answers, expression: OverRows, context: GroupCell): Result {
  const rows = answers.rowsAt(expression.list, context);
  if (expression.op === 'sum') {
    const terms = rows.map((row) => interpret(answers, expression.of, row));
    return combined('add', ['0', ...terms.filter((term) => parseDecimal(term) !== undefined)]);
  }
  const { where } = expression;
  const matching = rows.filter((row) => where === undefined || answers.holds(where, row));
  if (expression.op === 'count') return String(matching.length);
  return matching[0] && interpret(answers, expression.of, matching[0]);
}

function combined(op: NaryOperator, operands: readonly Result[]): Result {
  if (op === 'orElse') return operands.find((each) => each !== undefined);
  if (operands.includes(undefined)) return undefined;
  if (op === 'concat') return operands.join('');
  const [first, ...others] = operands;
  if (operands.some((each) => parseDecimal(each) === undefined)) return undefined;
  return others.reduce((a, b) => ofTwo(op, String(a), String(b)), first);
}

/** Computes in whole units of the last decimal place. The result keeps its decimal places. */
function ofTwo(op: NaryOperator, a: string, b: string): string {
  const [placesA, placesB] = [placesOf(a), placesOf(b)];
  const places = Math.max(placesA, placesB);
  const [x, y] = [unitsOf(a, places), unitsOf(b, places)];
  if (op === 'min') return x <= y ? a : b;
  if (op === 'max') return x >= y ? a : b;
  if (op !== 'multiply') return texted(op === 'add' ? x + y : x - y, places);
  return texted(unitsOf(a, placesA) * unitsOf(b, placesB), placesA + placesB);
}

function placesOf(text: string): number {
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
}

function unitsOf(text: string, places: number): bigint {
  return BigInt(text.replace('.', '') + '0'.repeat(places - placesOf(text)));
}

function texted(units: bigint, places: number): string {
  return decimalText({ units, places });
}

function plain(value: unknown): Result {
  if (typeof value === 'number') return parseDecimal(value) && String(value);
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}
