import {
  type FieldError,
  formatDate,
  formatFileSize,
  groupDigits,
  type JsonObject,
  type Operand,
  type PlanNode,
  type Rule,
} from '#engine';
import { durationWords, expressionWords, testWords } from '#explain';
import type { Describer } from './Describer.ts';
import { EXAMPLES } from './formats.ts';

/** Rules that every field of a type has; they say nothing that the type does not say. */
const IMPLIED = new Set(['storable', 'json', 'type']);

/** Returns the limits of a field in words: one text for each rule. */
export function ruleLimits(describer: Describer, node: PlanNode): readonly string[] {
  return node.rules
    .filter(({ keyword }) => !IMPLIED.has(keyword))
    .map((rule) => {
      const text = limitText(describer, node, rule);
      const { advice } = describer.page.phrases;
      const stated = describer.only(text, rule.when, node.pattern);
      return rule.severity === 'warning' ? describer.fill(advice, stated) : stated;
    });
}

/** Returns the messages of the rules, as applicants see them. */
export function ruleMessages(describer: Describer, node: PlanNode): readonly string[] {
  return node.rules
    .filter(({ keyword }) => !IMPLIED.has(keyword) || keyword === 'type')
    .map((rule) => messageOf(describer, node, rule));
}

function messageOf(describer: Describer, node: PlanNode, { keyword, key, args }: Rule): string {
  const shown = args.map((arg) => argumentText(describer, node, { arg, keyword }));
  return describer.message(node.pattern, key, keyword, shown);
}

function limitText(describer: Describer, node: PlanNode, rule: Rule): string {
  const { page, words } = describer;
  const { keyword } = rule;
  const kind = words.wording.kinds[keyword];
  const example = EXAMPLES[keyword];
  const template = page.rules[keyword];
  if (template !== undefined) {
    return withExample(
      describer,
      describer.fill(template, ...limitArgs(describer, node, rule)),
      example,
    );
  }
  if (kind !== undefined) {
    return withExample(describer, describer.fill(page.phrases.format, kind), example);
  }
  return (
    testText(describer, node, rule) ??
    describer.fill(page.phrases.otherwise, messageOf(describer, node, rule))
  );
}

function withExample(describer: Describer, text: string, example: string | undefined): string {
  return example === undefined ? text : describer.fill(describer.page.phrases.such, text, example);
}

/** Returns the words of a rule that is a schema: only those that say something. */
function testText({ words }: Describer, node: PlanNode, { test }: Rule): string | undefined {
  const schema: JsonObject | undefined = test === undefined ? undefined : words.form.tests[test];
  if (!schema) return undefined;
  const subject = { words, node, name: words.name(node.pattern, node.pattern) };
  if (JSON.stringify(schema).includes('"pattern":')) return undefined;
  const text = testWords(subject, schema, true);
  const [other = ''] = words.wording.tests.other;
  return text.includes(words.fill(other, '').trim()) ? undefined : text;
}

function limitArgs(describer: Describer, node: PlanNode, rule: Rule): readonly (string | number)[] {
  const { keyword, args, operands = [] } = rule;
  if (keyword === 'weekday') return [weekdays(describer, rule)];
  const source =
    [operands, args, testedArgs(describer, rule)].find(({ length }) => length > 0) ?? [];
  return source.map((arg) => argumentText(describer, node, { arg, keyword }));
}

/** Returns the limits in the schema of a rule. A rule with a message of its own has no arguments. */
function testedArgs({ words }: Describer, { keyword, test }: Rule): readonly (string | number)[] {
  const schema = test === undefined ? undefined : words.form.tests[test];
  const limits = [schema?.[keyword]].flat();
  return limits.filter((limit) => typeof limit === 'string' || typeof limit === 'number');
}

function weekdays({ words, page }: Describer, { test, operands = [] }: Rule): string {
  const schema = test === undefined ? undefined : words.form.tests[test];
  const days = Array.isArray(schema?.weekday) ? schema.weekday : operands;
  return words.listed(days.map((day) => page.weekdays[Number(day)] ?? ''));
}

interface Argument {
  readonly arg: FieldError['args'][number] | Operand;
  readonly keyword: string;
}

const SIZES = ['fileSize', 'filesSize'];

/** Returns an argument of a rule for people: a size with its unit, a field by its name. */
function argumentText(describer: Describer, node: PlanNode, { arg, keyword }: Argument): string {
  const { words, form } = describer;
  if (typeof arg !== 'object') {
    if (SIZES.includes(keyword)) return formatFileSize(Number(arg));
    const text = formatDate(String(arg), form.language);
    return /^\d{4,}$/.test(text) && keyword !== 'yearsWithin' ? groupDigits(text) : text;
  }
  switch (arg.kind) {
    case 'literal':
      return formatDate(String(arg.value), form.language);
    case 'today':
      return moved(describer, words.wording.expressions.today, arg.add);
    case 'value':
      return moved(describer, words.name(arg.pattern, node.pattern), arg.add);
    case 'expression':
      return expressionWords(words, arg.of, { near: node.pattern });
  }
}

function moved({ words }: Describer, text: string, add: string | undefined): string {
  return add === undefined ? text : durationWords(words, text, add);
}
