import type {
  Expression,
  LookupMap,
  NaryOperator,
  RowValues,
} from '../../definition/Expression.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { parseDuration } from '../../values/calendar.ts';
import { checkOperatorKeys } from '../check/checkOperatorKeys.ts';
import type { Compilation } from '../source/Compilation.ts';
import { isObject, listOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, within } from '../source/Reporter.ts';
import { keywordOf } from '../source/Source.ts';
import { tableRows } from './tableRows.ts';

/**
 * Compiles an expression as written. Texts, numbers and booleans are literals; a field is named by
 * `{ "value": "<pointer>" }`.
 *
 * @param holder pattern of the object where relative pointers start
 */
export function compileExpression(
  compilation: Compilation,
  source: Json,
  holder: string,
  place: Place,
): Expression {
  const literal = literalOf(source);
  if (literal !== undefined) return { op: 'literal', value: literal };
  const compiling = { compilation, holder, place };
  const operator = isObject(source)
    ? Object.keys(OPERATORS).find((name) => Object.hasOwn(source, name))
    : undefined;
  const compile = operator === undefined ? undefined : OPERATORS[operator];
  if (isObject(source) && operator !== undefined && compile) {
    checkOperatorKeys(compilation.report, source, operator, Object.keys(OPERATORS), place);
    return compile(compiling, source);
  }
  const written = isObject(source) ? (Object.keys(source)[0] ?? '') : '';
  compilation.report.error(
    place,
    'bad-expression',
    'This is not an expression',
    didYouMean(written, Object.keys(OPERATORS), `Use one of ${Object.keys(OPERATORS).join(', ')}.`),
  );
  return ABSENT;
}

/**
 * Compiles a figure of a shared table, on the day that `at` names, or today if `at` is absent.
 *
 * @param source `{ "$table": "registration-fees", "column": "multiple", "at": "/lodgeDate" }`
 * @param isWanted selects the rows that count; all rows count if absent
 */
export function compileFigure(
  at: Compiling,
  source: JsonObject,
  isWanted?: (row: JsonObject) => boolean,
): Extract<Expression, { readonly op: 'table' }> {
  const rows = tableRows(at.compilation, source, at.place, isWanted);
  const isToday = source.at === undefined || source.at === 'now';
  return { op: 'table', rows, at: isToday ? { op: 'today' } : pointed(at, source.at, 'at') };
}

/**
 * Compiles a value of every row of a list, such as
 * `{ "first": "/members", "where": { … }, "value": "nameEng" }`.
 *
 * @param name the property that names the list
 */
export function compileRowValues(at: Compiling, source: JsonObject, name: string): RowValues {
  const list = listPattern(at, source[name], name);
  const value = source.value ?? null;
  const of = typeof value === 'string' ? { value } : value;
  return { list, ...where(at, source, list), of: inRow(at, of, 'value', list) };
}

/** The context of an expression: its place, and the object where its relative pointers start. */
interface Compiling {
  readonly compilation: Compilation;
  readonly holder: string;
  readonly place: Place;
}

const ABSENT: Expression = { op: 'orElse', of: [] };

const OPERATORS: Readonly<Record<string, (at: Compiling, source: JsonObject) => Expression>> = {
  add: (at, source) => nary(at, source, 'add'),
  subtract: (at, source) => nary(at, source, 'subtract'),
  multiply: (at, source) => nary(at, source, 'multiply'),
  min: (at, source) => nary(at, source, 'min'),
  max: (at, source) => nary(at, source, 'max'),
  concat: (at, source) => nary(at, source, 'concat'),
  orElse: (at, source) => nary(at, source, 'orElse'),
  round: (at, source) => ({
    op: 'round',
    of: inner(at, source.round, 'round'),
    places: typeof source.places === 'number' ? source.places : 0,
  }),
  sum: (at, source) => {
    const list = listPattern(at, source.sum, 'sum');
    return { op: 'sum', list, of: inRow(at, source.of ?? null, 'of', list) };
  },
  count: (at, source) => {
    const pattern = ticksPattern(at, source.count);
    if (pattern !== undefined) return { op: 'count', list: pattern };
    const list = listPattern(at, source.count, 'count');
    return { op: 'count', list, ...where(at, source, list) };
  },
  first: (at, source) => ({ op: 'first', ...compileRowValues(at, source, 'first') }),
  lookup: (at, source) => {
    const key = source.lookup;
    const of = typeof key === 'string' ? pointed(at, key, 'lookup') : inner(at, key, 'lookup');
    if (!isObject(source.in) || source.in.$table === undefined) {
      return { op: 'lookup', of, in: lookupMap(at, source.in) };
    }
    return { ...compileFigure({ ...at, place: within(at.place, 'in') }, source.in), of };
  },
  $table: (at, source) => compileFigure(at, source),
  if: (at, source) => {
    const when = at.compilation.conditions.compile(
      source.if ?? null,
      at.holder,
      within(at.place, 'if'),
    );
    const then = inner(at, source.then, 'then');
    if (source.else === undefined) return { op: 'if', when, then };
    return { op: 'if', when, then, else: inner(at, source.else, 'else') };
  },
  addDuration: (at, source) => ({
    op: 'addDuration',
    of: inner(at, source.addDuration, 'addDuration'),
    add: duration(at, source.duration),
  }),
  today: () => ({ op: 'today' }),
  format: (at, source) => {
    const of = pointed(at, source.format, 'format');
    return of.op === 'value' ? { ...of, shown: true } : of;
  },
  // `value` comes last because `first` has a `value` too.
  value: (at, source) => pointed(at, source.value, 'value'),
};

function literalOf(source: Json): string | number | boolean | undefined {
  return typeof source === 'object' ? undefined : source;
}

function inner(at: Compiling, source: Json | undefined, name: string): Expression {
  return compileExpression(at.compilation, source ?? null, at.holder, within(at.place, name));
}

function inRow(at: Compiling, source: Json, name: string, list: string): Expression {
  return compileExpression(at.compilation, source, `${list}/*`, within(at.place, name));
}

function nary(at: Compiling, source: JsonObject, op: NaryOperator): Expression {
  const operands = listOf(source[op]);
  if (operands.length === 0) {
    const remedy = `Write { "${op}": [ ... ] }.`;
    at.compilation.report.error(at.place, 'bad-expression', `"${op}" takes a list`, remedy);
  }
  const of = operands.map((each, index) =>
    compileExpression(at.compilation, each, at.holder, within(at.place, op, index)),
  );
  return { op, of };
}

function pointed(at: Compiling, pointer: Json | undefined, name: string): Expression {
  const place = within(at.place, name);
  const text = typeof pointer === 'string' ? pointer : '';
  const pattern = at.compilation.patterns.resolve(text, at.holder, place);
  return pattern === undefined ? ABSENT : { op: 'value', pattern };
}

function listPattern(at: Compiling, pointer: Json | undefined, name: string): string {
  const place = within(at.place, name);
  const text = typeof pointer === 'string' ? pointer : '';
  const pattern = at.compilation.patterns.resolve(text, at.holder, place);
  if (pattern === undefined) return text;
  if (at.compilation.patterns.get(pattern)?.kind !== 'list') {
    const remedy = `Name a record list, as in { "${name}": "/orders" }.`;
    at.compilation.report.error(place, 'bad-expression', `"${text}" is not a record list`, remedy);
  }
  return pattern;
}

/**
 * Returns the pattern of a group of checkboxes, whose ticked options are counted; `undefined` for a
 * list.
 */
function ticksPattern(at: Compiling, pointer: Json | undefined): string | undefined {
  if (typeof pointer !== 'string') return undefined;
  const draft = at.compilation.patterns.find(pointer, at.holder);
  const isTicks = draft?.kind === 'leaf' && keywordOf(draft.source, 'type') === 'array';
  return isTicks ? draft.pattern : undefined;
}

function where(at: Compiling, source: JsonObject, list: string): { readonly where?: number } {
  if (source.where === undefined) return {};
  const place = within(at.place, 'where');
  return { where: at.compilation.conditions.compile(source.where, `${list}/*`, place) };
}

function lookupMap(at: Compiling, source: Json | undefined): LookupMap {
  const place = within(at.place, 'in');
  const entries = isObject(source) ? Object.entries(source) : [];
  const literals = entries.flatMap(([key, value]) => {
    const literal = literalOf(value);
    return literal === undefined ? [] : [[key, literal] as const];
  });
  if (literals.length === 0 || literals.length < entries.length) {
    const remedy = 'Write { "in": { "oneOff": "380.00" } } or { "in": { "$table": "name" } }.';
    at.compilation.report.error(place, 'bad-expression', '"in" maps texts to values', remedy);
  }
  return Object.fromEntries(literals);
}

function duration(at: Compiling, source: Json | undefined): string {
  if (typeof source === 'string' && parseDuration(source)) return source;
  const place = within(at.place, 'duration');
  at.compilation.report.error(
    place,
    'bad-duration',
    'This is not a duration',
    'Write "P7D" or "-P1M".',
  );
  return 'P0D';
}
