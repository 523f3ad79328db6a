import type { Json, JsonObject } from '../../engine/definition/JsonSchema.ts';
import { addDuration, dayText, parseDay } from '../../engine/values/calendar.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalText,
  multiplyDecimals,
  negateDecimal,
  parseDecimal,
  roundDecimal,
} from '../../engine/values/decimal.ts';
import { isInForce } from './isInForce.ts';
import { type Definition, type Field, listOf, objectOf } from './readDefinition.ts';
import type { Spot } from './Spot.ts';

/** The values and conditions that an expression reads from the answers. */
export interface AnswerReader {
  readonly definition: Definition;
  /** `DD/MM/YYYY` in Hong Kong. */
  readonly today: string;
  readonly find: (pointer: string, from: Spot) => Spot;
  readonly holds: (condition: Json, at: Spot) => boolean;
  readonly readingOf: (spot: Spot) => unknown;
  readonly rowsOf: (list: Spot) => readonly Spot[];
  readonly valueOf: (spot: Spot) => unknown;
  readonly work: (expression: Json, at: Spot) => Result;
}

/** The result of an expression; `undefined` when an operand is missing. */
export type Result = string | boolean | undefined;

/**
 * Evaluates an expression as written in a form.
 *
 * @param at object in which the expression's pointers start
 * @throws {TypeError} for an operator that `OPERATORS` does not contain
 */
export function work(reading: AnswerReader, expression: Json, at: Spot): Result {
  if (typeof expression !== 'object') return resultOf(expression);
  const written = objectOf(expression);
  const [operator] = OPERATORS.filter(([name]) => written[name] !== undefined);
  if (!operator) throw new TypeError(`Cannot work out ${JSON.stringify(expression)}`);
  return operator[1](reading, written, at);
}

type Operator = (reading: AnswerReader, written: JsonObject, at: Spot) => Result;

const OPERATORS: readonly (readonly [string, Operator])[] = [
  ['if', branch],
  ['lookup', lookUp],
  ['first', firstOf],
  ['count', count],
  ['sum', sum],
  ['add', folded('add', addDecimals)],
  ['multiply', folded('multiply', multiplyDecimals)],
  ['subtract', folded('subtract', (a, b) => addDecimals(a, negateDecimal(b)))],
  ['min', folded('min', (a, b) => (compareDecimals(a, b) > 0 ? b : a))],
  ['max', folded('max', (a, b) => (compareDecimals(a, b) < 0 ? b : a))],
  ['concat', joined],
  ['orElse', firstPresent],
  ['addDuration', later],
  ['$table', (reading, written, at) => figure(reading, written, at)],
  [
    'value',
    (reading, { value }, at) => resultOf(reading.readingOf(reading.find(String(value), at))),
  ],
];

/** Returns the value of a computed answer in the format of its field. */
export function answerValue({ schema, options }: Field, result: Result): unknown {
  if (result === undefined || result === false) return undefined;
  if (options) return String(result);
  const money = schema.amount === true ? parseDecimal(result) : undefined;
  const text = money ? decimalText(roundDecimal(money, 2)) : String(result);
  return text.trim() === '' ? undefined : text;
}

function branch(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const chosen = reading.holds(written.if ?? null, at) ? written.then : written.else;
  return chosen === undefined ? undefined : reading.work(chosen, at);
}

function lookUp(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const { lookup, in: map } = written;
  const key =
    typeof lookup === 'string'
      ? reading.readingOf(reading.find(lookup, at))
      : reading.work(lookup ?? null, at);
  if (typeof key !== 'string') return undefined;
  const values = objectOf(map);
  if (values.$table !== undefined) return figure(reading, values, at, key);
  return Object.hasOwn(values, key) ? resultOf(values[key]) : undefined;
}

/**
 * Returns a column of the row with a key; of the first row without a key. The row is in force on
 * the day that `at` names, or today.
 */
function figure(reading: AnswerReader, written: JsonObject, at: Spot, key?: string): Result {
  const { $table, column, at: pointer } = written;
  const name = String(column ?? 'value');
  const isToday = pointer === undefined || pointer === 'now';
  const day = isToday ? reading.today : reading.readingOf(reading.find(String(pointer), at));
  const rows = reading.definition
    .table(String($table))
    .filter((row) => row[name] !== undefined && isInForce(row, String(day)));
  const row = key === undefined ? rows[0] : rows.find(({ value }) => value === key);
  return resultOf(row?.[name]);
}

function matching(reading: AnswerReader, list: string, where: Json | undefined, at: Spot) {
  const rows = reading.rowsOf(reading.find(list, at));
  return where === undefined ? rows : rows.filter((row) => reading.holds(where, row));
}

function firstOf(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const [row] = matching(reading, String(written.first), written.where, at);
  const { value } = written;
  const of = typeof value === 'string' ? { value } : (value ?? null);
  return row && reading.work(of, row);
}

function count(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const counted = reading.find(String(written.count), at);
  if (counted.field.kind === 'list') {
    return String(matching(reading, String(written.count), written.where, at).length);
  }
  const ticked = reading.valueOf(counted);
  return String(Array.isArray(ticked) ? ticked.length : 0);
}

function sum(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const values = matching(reading, String(written.sum), undefined, at).flatMap(
    (row) => parseDecimal(reading.work(written.of ?? null, row)) ?? [],
  );
  return decimalText(values.reduce(addDecimals, { units: 0n, places: 0 }));
}

function operands(reading: AnswerReader, list: Json | undefined, at: Spot): readonly Result[] {
  return listOf(list).map((each) => reading.work(each, at));
}

/**
 * Returns an operator that folds numbers from left to right. It returns `undefined` if a number is
 * missing.
 */
function folded(name: string, two: (a: Decimal, b: Decimal) => Decimal): Operator {
  return (reading, written, at) => {
    const numbers = operands(reading, written[name], at).map(parseDecimal);
    if (numbers.includes(undefined)) return undefined;
    const known = numbers.filter((each): each is Decimal => each !== undefined);
    return decimalText(known.reduce(two));
  };
}

function joined(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const texts = operands(reading, written.concat, at);
  return texts.includes(undefined) ? undefined : texts.join('');
}

function firstPresent(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  return operands(reading, written.orElse, at).find((each) => each !== undefined);
}

function later(reading: AnswerReader, written: JsonObject, at: Spot): Result {
  const from = parseDay(reading.work(written.addDuration ?? null, at));
  const day = from && addDuration(from, String(written.duration));
  return day && dayText(day);
}

function resultOf(value: unknown): Result {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
}
