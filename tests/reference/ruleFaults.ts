import type { Json, JsonObject } from '../../engine/definition/JsonSchema.ts';
import { hasFileType } from '../../engine/rules/fileTypes.ts';
import { isFileWithin } from '../../engine/rules/fileWithin.ts';
import { isStorable } from '../../engine/rules/storable.ts';
import { addDuration, dayText, parseDay, parseDuration } from '../../engine/values/calendar.ts';
import { shapeError } from './anyShape.ts';
import { argumentsOf, CATALOGUE, type Keyword, keywordNamed, WITH_OPERAND } from './catalogue.ts';
import type { Reading } from './Reading.ts';
import { type Field, listOf, objectOf } from './readDefinition.ts';
import { namesIn, type Spot } from './Spot.ts';
import { failuresOf, satisfies } from './schemaTests.ts';

/** A fault without its path. */
export interface Wrong {
  readonly key: string;
  readonly args: readonly (string | number)[];
}

/**
 * Returns the fault of the first rule that a value breaks. Implied rules are first, then shorthands
 * in catalogue order, then the entries of `rules`. Ignores warnings, because they never block.
 *
 * @param value a value that is not empty
 * @param at object in which the rules' pointers start
 */
export function brokenRule(
  reading: Reading,
  field: Field,
  value: unknown,
  at: Spot,
): Wrong | undefined {
  const ways = [
    () => impliedFault(field, value),
    () => shorthandFault(reading, field, value, at),
    () => entryFault(reading, field, value, at),
  ];
  for (const way of ways) {
    const wrong = way();
    if (wrong) return wrong;
  }
  return undefined;
}

function impliedFault(field: Field, value: unknown): Wrong | undefined {
  const { schema } = field;
  if (schema.json !== undefined) return shapeError(schema.json, value);
  if (schema.file !== undefined) {
    const { maxBytes, accept } = objectOf(schema.file);
    const types = namesIn(accept);
    if (!hasFileType(value, types)) {
      return { key: 'validation_wrongFileType', args: [types.join(', ')] };
    }
    const most = Number(maxBytes);
    return isFileWithin(value, most)
      ? undefined
      : { key: 'validation_fileSizeExceed', args: [most] };
  }
  const isText = typeof value === 'string' && field.options === undefined;
  if (!isText || field.kind !== 'leaf' || isStorable(value)) return undefined;
  return { key: 'validation_notStorable', args: [] };
}

function shorthandFault(
  reading: Reading,
  { schema }: Field,
  value: unknown,
  at: Spot,
): Wrong | undefined {
  const own = CATALOGUE.filter(({ keyword }) => schema[keyword] !== undefined);
  const alone = own.filter(({ keyword }) => !hasOperand(keyword, schema[keyword]));
  const keywords = Object.fromEntries(
    alone.map(({ keyword }) => [keyword, schema[keyword] ?? null]),
  );
  const message = schema.errorMessage === undefined ? {} : { errorMessage: schema.errorMessage };
  const failures = failuresOf({ ...keywords, ...message }, value);
  for (const keyword of own) {
    const argument = schema[keyword.keyword] ?? null;
    if (hasOperand(keyword.keyword, argument)) {
      const wrong = againstOperand(reading, keyword, argument, value, at);
      if (wrong) return wrong;
    }
    const failure = failures.find((each) => each.keyword === keyword.keyword);
    if (failure) {
      return { key: failure.message ?? keyword.key, args: argumentsOf(keyword, argument) };
    }
  }
  return undefined;
}

function entryFault(
  reading: Reading,
  { schema }: Field,
  value: unknown,
  at: Spot,
): Wrong | undefined {
  for (const entry of listOf(schema.rules).map(objectOf)) {
    if (entry.severity === 'warning') continue;
    if (entry.when !== undefined && !reading.holds(entry.when, at)) continue;
    const wrong = oneEntry(reading, entry, value, at);
    if (!wrong) continue;
    const key = typeof entry.key === 'string' ? entry.key : wrong.key;
    const args = entry.args === undefined ? wrong.args : namesIn(entry.args);
    return { key, args };
  }
  return undefined;
}

function oneEntry(
  reading: Reading,
  entry: JsonObject,
  value: unknown,
  at: Spot,
): Wrong | undefined {
  if (entry.schema !== undefined) {
    return satisfies(objectOf(entry.schema), value)
      ? undefined
      : { key: 'validation_invalid', args: [] };
  }
  const [name = ''] = Object.keys(entry).filter((each) => keywordNamed(each));
  const keyword = keywordNamed(name);
  if (!keyword) throw new TypeError(`Cannot apply the rule ${JSON.stringify(entry)}`);
  const argument = entry[name] ?? null;
  if (hasOperand(name, argument)) return againstOperand(reading, keyword, argument, value, at);
  if (satisfies({ [name]: argument }, value)) return undefined;
  return { key: keyword.key, args: argumentsOf(keyword, argument) };
}

/** Checks whether a keyword compares with a day, another answer or the result of an expression. */
function hasOperand(keyword: string, argument: Json | undefined): boolean {
  const isExpression =
    typeof argument === 'object' && argument !== null && !Array.isArray(argument);
  return WITH_OPERAND.includes(keyword) || isExpression;
}

/**
 * Returns the fault of a rule with an operand. The rule passes when its operand has no value.
 */
function againstOperand(
  reading: Reading,
  keyword: Keyword,
  written: Json,
  value: unknown,
  at: Spot,
): Wrong | undefined {
  const isDate = keyword.keyword.startsWith('date');
  const operand = isDate ? boundOf(reading, written, at) : otherOf(reading, written, at);
  const holds = keyword.holds as (value: unknown, operand: unknown) => boolean;
  if (operand === undefined || holds(value, operand)) return undefined;
  if (!isDate) return { key: keyword.key, args: keyword.says ? [operand] : [] };
  return boundMessage(keyword, written, operand);
}

function boundMessage({ keyword, key }: Keyword, written: Json, operand: string): Wrong {
  const { from = written, add } = objectOf(written);
  const isMin = keyword === 'dateMin';
  if (from !== 'today') return { key, args: [operand] };
  if (add === undefined) {
    return { key: isMin ? 'validation_notBeforeToday' : 'validation_notAfterToday', args: [] };
  }
  const ahead = parseDuration(String(add));
  const isAhead = isMin && ahead && ahead.months === 0 && ahead.days > 0;
  return isAhead
    ? { key: 'validation_futureEnough', args: [ahead.days] }
    : { key, args: [operand] };
}

function boundOf(reading: Reading, written: Json, at: Spot): string | undefined {
  const { from = written, add } = objectOf(written);
  const start = dayNamed(reading, String(from), at);
  if (add === undefined || start === undefined) return start;
  const day = parseDay(start);
  const moved = day && addDuration(day, String(add));
  return moved && dayText(moved);
}

function dayNamed(reading: Reading, from: string, at: Spot): string | undefined {
  if (from === 'today') return reading.today;
  return parseDay(from) ? from : otherOf(reading, from, at);
}

/** Returns another answer by its pointer, or the result of an expression. */
function otherOf(reading: Reading, written: Json, at: Spot): string | undefined {
  const found =
    typeof written === 'string'
      ? reading.readingOf(reading.find(written, at))
      : reading.work(written, at);
  return typeof found === 'string' ? found : undefined;
}
