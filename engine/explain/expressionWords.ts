import { readsOfExpression } from '../conditions/readsOf.ts';
import type { Expression, RowValues, TableRow } from '../definition/Expression.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { centsOf, formatAmount } from '../format/amount.ts';
import { formatDate } from '../format/date.ts';
import { dayText, parseDuration } from '../values/calendar.ts';
import { conditionWords } from './conditionWords.ts';
import type { FormWords } from './FormWords.ts';

/** The place of an expression. */
export interface ExpressionPlace {
  /** The pattern of the field that has the expression; see `FormWords.name`. */
  readonly near?: string;
  /** Whether literal numbers are amounts of money. */
  readonly isMoney?: boolean;
}

/** A table with more keys is not written out. */
const LONGEST_TABLE = 8;

/** Of a longer text, only the names of the fields are given: nobody can follow it. */
const LONGEST_TEXT = 450;

/**
 * Returns an expression in words, such as `the number of records in “Orders”`.
 *
 * @example
 * import { FormWords } from './FormWords.ts';
 * const words = new FormWords({ ...ORDERS, tests: {}, texts: ORDERS.texts.en, language: 'en' });
 * expressionWords(words, { op: 'count', list: '/orders' });
 * // 'the number of records in “Orders”'
 * expressionWords(words, { op: 'literal', value: '95.00' }, { isMoney: true }); // 'HK$95.00'
 */
export function expressionWords(
  words: FormWords,
  expression: Expression,
  { near = '', isMoney = false }: ExpressionPlace = {},
): string {
  const text = new ExpressionWriter(words, near, isMoney).write(expression);
  if (text.length <= LONGEST_TEXT) return text;
  const patterns = [...new Set(readsOfExpression(expression, words.form.plan.conditions))];
  const names = patterns.map((pattern) => words.name(pattern, near));
  return words.fill(words.wording.expressions.basedOn, words.listed([...new Set(names)]));
}

class ExpressionWriter {
  readonly #words: FormWords;
  readonly #near: string;
  readonly #isMoney: boolean;

  constructor(words: FormWords, near: string, isMoney: boolean) {
    this.#words = words;
    this.#near = near;
    this.#isMoney = isMoney;
  }

  write(expression: Expression): string {
    const words = this.#words;
    const phrases = words.wording.expressions;
    switch (expression.op) {
      case 'literal':
        return this.#literal(expression.value);
      case 'value':
        return words.name(expression.pattern, this.#near);
      case 'add':
      case 'subtract':
      case 'multiply':
        return this.#folded(phrases[expression.op], expression.of);
      case 'min':
      case 'max':
      case 'concat':
      case 'orElse':
        return words.fill(phrases[expression.op], this.#listed(expression.of));
      case 'round':
        return words.fill(phrases.round, this.write(expression.of), expression.places);
      case 'sum':
        return words.fill(phrases.sum, words.name(expression.list), this.write(expression.of));
      case 'count':
      case 'first':
        return this.#overRows(expression);
      case 'today':
        return phrases.today;
      case 'addDuration':
        return durationWords(words, this.write(expression.of), expression.add);
      default:
        return this.#chosen(expression);
    }
  }

  #overRows(expression: Extract<Expression, { op: 'count' | 'first' }>): string {
    const words = this.#words;
    const { op, list, where } = expression;
    const parts = [words.name(list), ...(op === 'first' ? [this.write(expression.of)] : [])];
    if (where === undefined) return words.fill(words.wording.expressions[op], ...parts);
    const condition = conditionWords(words, words.condition(where), `${list}/*/`);
    return words.fill(words.wording.expressions[`${op}Where`], ...parts, condition);
  }

  #chosen(expression: Extract<Expression, { op: 'lookup' | 'table' | 'if' }>): string {
    const words = this.#words;
    const phrases = words.wording.expressions;
    if (expression.op === 'if') {
      const condition = conditionWords(words, words.condition(expression.when), this.#near);
      const then = this.write(expression.then);
      if (expression.else === undefined) return words.fill(phrases.if, then, condition);
      return words.fill(phrases.ifElse, then, condition, this.write(expression.else));
    }
    if (expression.op === 'lookup') {
      return this.#byKey(expression.of, Object.entries(expression.in));
    }
    const { rows, of, at } = expression;
    if (of === undefined) return words.anyOf(rows.map((row) => this.#dated(row)));
    const key = at.op === 'value' ? [of, at] : [of];
    const current = rows.filter(({ from, to }) => from === undefined && to === undefined);
    if (current.length === rows.length) {
      return this.#byKey(
        of,
        rows.map(({ key: name = '', value }) => [name, value] as const),
      );
    }
    return words.fill(phrases.table, this.#listed(key));
  }

  #byKey(of: Expression, pairs: readonly (readonly [string, TableRow['value']])[]): string {
    const words = this.#words;
    const phrases = words.wording.expressions;
    const source = this.write(of);
    if (pairs.length > LONGEST_TABLE) return words.fill(phrases.table, source);
    const node = of.op === 'value' ? words.node(of.pattern) : undefined;
    const texts = pairs.map(([key, value]) =>
      words.fill(phrases.pair, words.value(node, key), this.#literal(value)),
    );
    return words.fill(phrases.lookup, source, texts.join(words.wording.semicolon));
  }

  /** Returns a figure with the days on which it is in force. */
  #dated({ from, to, value }: TableRow): string {
    const words = this.#words;
    const phrases = words.wording.expressions;
    const figure = this.#literal(value);
    const days = [from, to].map((order) => order !== undefined && this.#day(order));
    const [first, last] = days;
    if (first && last) return words.fill(phrases.fromTo, figure, first, last);
    if (first) return words.fill(phrases.from, figure, first);
    return last ? words.fill(phrases.to, figure, last) : figure;
  }

  #day(order: number): string {
    return orderedDay(order, this.#words);
  }

  #literal(value: string | number | boolean): string {
    const { expressions } = this.#words.wording;
    if (typeof value === 'boolean') return value ? expressions.ticked : expressions.notTicked;
    const cents = this.#isMoney ? centsOf(String(value)) : undefined;
    if (cents !== undefined) return formatAmount(cents);
    return Number.isNaN(Number(value)) ? this.#words.quoted(String(value)) : String(value);
  }

  #folded(template: string, of: readonly Expression[]): string {
    const texts = of.map((each) => this.#inner(each));
    return texts.reduce((left, right) => this.#words.fill(template, left, right));
  }

  #listed(of: readonly Expression[]): string {
    return this.#words.listed(of.map((each) => this.#inner(each)));
  }

  /** Returns an operand: in brackets, if it has several parts. */
  #inner(expression: Expression): string {
    const text = this.write(expression);
    const isSimple = SIMPLE.has(expression.op) || isOneFigure(expression);
    return isSimple ? text : this.#words.bracketed(text);
  }
}

const SIMPLE: ReadonlySet<Expression['op']> = new Set(['literal', 'value', 'count', 'today']);

function isOneFigure(expression: Expression): boolean {
  return expression.op === 'table' && expression.rows.length === 1;
}

/** Returns the day of a `dayOrder` number, in the format of the language. */
export function orderedDay(order: number, { form }: FormWords): string {
  const months = Math.floor((order - 1) / 31);
  const year = Math.floor((months - 1) / 12);
  const day = { year, month: months - year * 12, day: order - months * 31 };
  return formatDate(dayText(day), form.language);
}

/**
 * Returns a day that is moved by a duration, such as `today plus 28 days`.
 *
 * @param duration a duration of the dialect: `P28D`, `-P18Y`
 */
export function durationWords(words: FormWords, of: string, duration: string): string {
  const { months = 0, days = 0 } = parseDuration(duration) ?? {};
  const phrases = words.wording.expressions;
  const parts = [
    ...(months === 0 ? [] : [words.fill(phrases.months, Math.abs(months))]),
    ...(days === 0 ? [] : [words.fill(phrases.days, Math.abs(days))]),
  ];
  if (parts.length === 0) return of;
  const isEarlier = months < 0 || days < 0;
  return words.fill(isEarlier ? phrases.earlier : phrases.later, of, words.listed(parts));
}

/** Returns the text of the values of the rows of a list, such as the source of a choice. */
export function rowValueWords(words: FormWords, { list, of, where }: RowValues): string {
  const { rows, and } = { ...words.wording, ...words.wording.expressions };
  const text = words.fill(
    rows,
    words.name(list),
    expressionWords(words, of, { near: `${list}/*/` }),
  );
  if (where === undefined) return text;
  return `${text}${and}${conditionWords(words, words.condition(where), `${list}/*/`)}`;
}

/** Checks whether a field is an amount of money. */
export function isAmount(node: PlanNode): boolean {
  return node.kind === 'leaf' && node.valueType === 'money';
}
