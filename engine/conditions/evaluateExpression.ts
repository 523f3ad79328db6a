import type { Expression, NaryOperator, TableRow } from '../definition/Expression.ts';
import type { LeafNode } from '../definition/PlanNode.ts';
import { addDuration, type Day, dayOrder, dayText, parseDay } from '../values/calendar.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalText,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundDecimal,
} from '../values/decimal.ts';
import type { GroupCell } from './Cell.ts';

/** What an expression may look at. */
export interface Answers {
  readonly today: Day;
  holds(ref: number, context: GroupCell): boolean;
  /** The value of an answer; a date in parts as `DD/MM/YYYY`. */
  readingAt(pattern: string, context: GroupCell): unknown;
  /** The same in the spelling of people: `HK$1,234.00`, `A123456(3)`. */
  shownAt(pattern: string, context: GroupCell): unknown;
  rowsAt(pattern: string, context: GroupCell): readonly GroupCell[];
}

/** What an expression gives: a decimal as text, any other text, a truth, or nothing. */
export type Result = string | boolean | undefined;

/**
 * Works an expression out, exactly and without failing: an operand that is missing or no number
 * makes the result absent.
 *
 * @param context the object in which the expression stands
 */
export function evaluateExpression(
  answers: Answers,
  expression: Expression,
  context: GroupCell,
): Result {
  const inner = (each: Expression, at = context) => evaluateExpression(answers, each, at);
  switch (expression.op) {
    case 'literal':
      return resultOf(expression.value);
    case 'value':
      return answerOf(answers, expression, context);
    case 'round': {
      const number = parseDecimal(inner(expression.of));
      return number && decimalText(roundDecimal(number, expression.places));
    }
    case 'lookup': {
      const key = inner(expression.of);
      const found = typeof key === 'string' && Object.hasOwn(expression.in, key);
      return found ? resultOf(expression.in[key]) : undefined;
    }
    case 'if': {
      const branch = answers.holds(expression.when, context) ? expression.then : expression.else;
      return branch && inner(branch);
    }
    case 'table':
      return figure(expression.rows, inner(expression.at), expression.of && [inner(expression.of)]);
    case 'today':
      return dayText(answers.today);
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
      return nary(
        expression.op,
        expression.of.map((each) => inner(each)),
      );
  }
}

function answerOf(
  answers: Answers,
  { pattern, shown }: Extract<Expression, { readonly op: 'value' }>,
  context: GroupCell,
): Result {
  return resultOf(shown ? answers.shownAt(pattern, context) : answers.readingAt(pattern, context));
}

/**
 * The figure of the first row that is in force on a day, and has the key where one is asked for.
 *
 * @param keys the key alone; none when any row of the day will do
 */
function figure(rows: readonly TableRow[], at: Result, keys?: readonly [Result]): Result {
  const day = parseDay(at);
  if (!day) return undefined;
  const order = dayOrder(day);
  const row = rows.find(
    ({ key, from = 0, to = Number.POSITIVE_INFINITY }) =>
      from <= order && order <= to && (!keys || (key !== undefined && key === keys[0])),
  );
  return resultOf(row?.value);
}

/** The value of a computed or initial answer as its leaf holds it. */
export function computedValue(node: LeafNode, result: Result): unknown {
  if (result === undefined || result === false) return undefined;
  if (node.valueType === 'checkbox') return result === true ? true : undefined;
  if (node.valueType === 'choices') return [result];
  if (node.valueType === 'number') return parseDecimal(result) && Number(result);
  const option = node.options?.find(({ value }) => String(value) === String(result));
  if (option) return option.value;
  const number = node.valueType === 'money' ? parseDecimal(result) : undefined;
  return number ? decimalText(roundDecimal(number, 2)) : String(result);
}

function resultOf(value: unknown): Result {
  if (typeof value === 'number') return parseDecimal(value) && String(value);
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}

type OverRows = Extract<Expression, { readonly op: 'sum' | 'count' | 'first' }>;

function overRows(answers: Answers, expression: OverRows, context: GroupCell): Result {
  const rows = answers.rowsAt(expression.list, context);
  if (expression.op === 'sum') {
    // Rows whose value is missing are skipped.
    const values = rows.flatMap(
      (row) => parseDecimal(evaluateExpression(answers, expression.of, row)) ?? [],
    );
    return decimalText(values.reduce(addDecimals, ZERO));
  }
  const { where } = expression;
  const matching = where === undefined ? rows : rows.filter((row) => answers.holds(where, row));
  if (expression.op === 'count') {
    const ticked = rows.length === 0 ? answers.readingAt(expression.list, context) : undefined;
    return String(Array.isArray(ticked) ? ticked.length : matching.length);
  }
  const [first] = matching;
  return first && evaluateExpression(answers, expression.of, first);
}

const ZERO: Decimal = { units: 0n, places: 0 };

function nary(op: NaryOperator, operands: readonly Result[]): Result {
  if (op === 'orElse') return operands.find((each) => each !== undefined);
  if (operands.includes(undefined)) return undefined;
  if (op === 'concat') return operands.join('');
  const numbers = operands.map(parseDecimal);
  const known = numbers.filter((number) => number !== undefined);
  const [first, ...others] = known;
  if (!first || known.length < numbers.length) return undefined;
  return decimalText(others.reduce(ARITHMETIC[op], first));
}

const ARITHMETIC: Readonly<
  Record<Exclude<NaryOperator, 'orElse' | 'concat'>, (a: Decimal, b: Decimal) => Decimal>
> = {
  add: addDecimals,
  subtract: (a, b) => addDecimals(a, negateDecimal(b)),
  multiply: multiplyDecimals,
  min: (a, b) => (compareDecimals(a, b) <= 0 ? a : b),
  max: (a, b) => (compareDecimals(a, b) >= 0 ? a : b),
};
