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

/** The answers that an expression may read. */
export interface Answers {
  readonly today: Day;
  holds(ref: number, context: GroupCell): boolean;
  /** Returns the value of an answer; a date in parts as `DD/MM/YYYY`. */
  readingAt(pattern: string, context: GroupCell): unknown;
  /** Returns the same value formatted for people: `HK$1,234.00`, `A123456(3)`. */
  shownAt(pattern: string, context: GroupCell): unknown;
  rowsAt(pattern: string, context: GroupCell): readonly GroupCell[];
}

/** The result of an expression: a decimal as text, any other text, a boolean, or `undefined`. */
export type Result = string | boolean | undefined;

/**
 * Evaluates an expression exactly, without throwing. In arithmetic, the result is absent if an
 * operand is missing or is not a number. The first evaluation compiles the expression to functions.
 *
 * @param context the object that contains the expression
 */
export function evaluateExpression(
  answers: Answers,
  expression: Expression,
  context: GroupCell,
): Result {
  let evaluate = evaluators.get(expression);
  if (!evaluate) {
    evaluate = evaluatorOf(expression);
    evaluators.set(expression, evaluate);
  }
  return evaluate(answers, context);
}

type Evaluator = (answers: Answers, context: GroupCell) => Result;

const evaluators = new WeakMap<Expression, Evaluator>();

function evaluatorOf(expression: Expression): Evaluator {
  switch (expression.op) {
    case 'literal': {
      const result = resultOf(expression.value);
      return () => result;
    }
    case 'value': {
      const { pattern, shown } = expression;
      return shown
        ? (answers, context) => resultOf(answers.shownAt(pattern, context))
        : (answers, context) => resultOf(answers.readingAt(pattern, context));
    }
    case 'round': {
      const of = evaluatorOf(expression.of);
      return (answers, context) => {
        const number = parseDecimal(of(answers, context));
        return number && decimalText(roundDecimal(number, expression.places));
      };
    }
    case 'lookup': {
      const of = evaluatorOf(expression.of);
      const results = new Map(
        Object.entries(expression.in).map(([key, value]) => [key, resultOf(value)]),
      );
      return (answers, context) => {
        const key = of(answers, context);
        return typeof key === 'string' ? results.get(key) : undefined;
      };
    }
    case 'if': {
      const yes = evaluatorOf(expression.then);
      const no = expression.else && evaluatorOf(expression.else);
      return (answers, context) =>
        answers.holds(expression.when, context) ? yes(answers, context) : no?.(answers, context);
    }
    case 'table': {
      const at = evaluatorOf(expression.at);
      const of = expression.of && evaluatorOf(expression.of);
      return (answers, context) =>
        figure(expression.rows, at(answers, context), of && [of(answers, context)]);
    }
    case 'today':
      return (answers) => dayText(answers.today);
    case 'addDuration': {
      const of = evaluatorOf(expression.of);
      return (answers, context) => {
        const day = parseDay(of(answers, context));
        const later = day && addDuration(day, expression.add);
        return later && dayText(later);
      };
    }
    case 'sum':
      return sumOf(expression);
    case 'count':
      return countOf(expression);
    case 'first': {
      const of = evaluatorOf(expression.of);
      return (answers, context) => {
        const [first] = matchingRows(answers, expression, context);
        return first && of(answers, first);
      };
    }
    default: {
      const { op } = expression;
      const operands = expression.of.map(evaluatorOf);
      return (answers, context) =>
        nary(
          op,
          operands.map((operand) => operand(answers, context)),
        );
    }
  }
}

/**
 * Returns the figure of the first row that is in force on a day and has the requested key.
 *
 * @param keys the key as the only entry; absent if any row of the day matches
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

/** Returns the value of a computed or initial answer as its leaf stores it. */
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

type OverRows<Operator> = Extract<Expression, { readonly op: Operator }>;

/** Returns an evaluator for a sum that skips rows with a missing value. */
function sumOf({ list, of }: OverRows<'sum'>): Evaluator {
  const term = evaluatorOf(of);
  return (answers, context) => {
    const terms = answers
      .rowsAt(list, context)
      .flatMap((row) => parseDecimal(term(answers, row)) ?? []);
    return decimalText(terms.reduce(addDecimals, ZERO));
  };
}

function countOf(expression: OverRows<'count'>): Evaluator {
  const { list } = expression;
  return (answers, context) => {
    // A list of choices has no rows, so its ticked options are counted.
    const ticked = answers.rowsAt(list, context).length === 0 && answers.readingAt(list, context);
    return String(
      Array.isArray(ticked) ? ticked.length : matchingRows(answers, expression, context).length,
    );
  };
}

function matchingRows(
  answers: Answers,
  { list, where }: OverRows<'count' | 'first'>,
  context: GroupCell,
): readonly GroupCell[] {
  const rows = answers.rowsAt(list, context);
  return where === undefined ? rows : rows.filter((row) => answers.holds(where, row));
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
