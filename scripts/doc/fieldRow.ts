import {
  fieldMessage,
  type Json,
  type JsonObject,
  type LeafNode,
  type PlanNode,
  type Rule,
} from '#engine';
import { conditionWords } from './conditionWords.ts';
import type { DescribedForm } from './DescribedForm.ts';

/** The headings of the columns that `fieldRow` fills. */
export const HEADINGS = [
  'Field',
  'Pointer',
  'Type',
  'Required',
  'Shown when',
  'Limits',
  'Options',
  'Errors',
] as const;

/** The engine's internal rules, which no form uses directly. */
const OWN_RULES = new Set(['storable']);

/**
 * Returns a field as the cells of a table row.
 *
 * @param written the author's entries for the field, its own entry first
 */
export function fieldRow(
  node: PlanNode,
  written: readonly JsonObject[],
  form: DescribedForm,
): readonly string[] {
  const rules = node.rules.filter(({ keyword }) => !OWN_RULES.has(keyword));
  return [
    form.texts[`${node.textKey}.label`] ?? '',
    `\`${node.pattern}\``,
    typeOf(node),
    requiredOf(node, written),
    conditionText(written, 'visibleWhen'),
    [...lengthsOf(node), ...rules.map((rule) => ruleWords(rule, written))].join('; '),
    node.kind === 'leaf' ? optionsOf(node, written, form) : '',
    errorsOf(node, rules, form),
  ];
}

function typeOf(node: PlanNode): string {
  if (node.kind === 'leaf') return node.computed ? `${node.valueType}, computed` : node.valueType;
  if (node.kind === 'list') return 'list';
  return node.dateParts ? 'date in three parts' : 'group';
}

function requiredOf(node: PlanNode, written: readonly JsonObject[]): string {
  if (node.required) return 'yes';
  return node.requiredWhen === undefined ? '' : `when ${conditionText(written, 'requiredWhen')}`;
}

function conditionText(written: readonly JsonObject[], keyword: string): string {
  const conditions = written.flatMap((schema) => schema[keyword] ?? []);
  return conditions.map((condition) => conditionWords(condition)).join(' and ');
}

function lengthsOf(node: PlanNode): readonly string[] {
  if (node.kind !== 'list') return [];
  return [`${node.minItems} to ${node.maxItems} rows`];
}

function ruleWords(rule: Rule, written: readonly JsonObject[]): string {
  const args = rule.args.filter((arg) => typeof arg !== 'object');
  const words = [rule.keyword, ...args].join(' ');
  const kind = rule.severity === 'warning' ? `${words} (warning)` : words;
  return rule.when === undefined ? kind : `${kind} when ${whenOf(rule, written)}`;
}

/** Returns the conditions under which a rule applies: all of them, if it has several entries. */
function whenOf({ keyword }: Rule, written: readonly JsonObject[]): string {
  const entries = written.flatMap(({ rules }) => (Array.isArray(rules) ? rules : []));
  const found = entries.filter((entry): entry is JsonObject => isEntryOf(entry, keyword));
  return found.map(({ when }) => conditionWords(when)).join(' or when ');
}

function isEntryOf(entry: Json, keyword: string): boolean {
  return typeof entry === 'object' && entry !== null && keyword in entry && 'when' in entry;
}

function optionsOf(
  node: LeafNode,
  written: readonly JsonObject[],
  { texts }: DescribedForm,
): string {
  if (node.optionsFrom) return `answers of the rows of ${node.optionsFrom.list}`;
  const conditions = Object.assign({}, ...written.map(({ optionsWhen }) => optionsWhen ?? {}));
  const words = (node.options ?? [])
    .map(({ value }) => {
      const text = texts[`${node.textKey}.options.${value}`];
      const when = conditions[String(value)] as Json | undefined;
      const option = text ? `${value} = ${text}` : String(value);
      return when === undefined ? option : `${option} (when ${conditionWords(when)})`;
    })
    .join('; ');
  const columns = written.flatMap(columnWords);
  return columns.length === 0 ? words : `${words}; each only ${columns.join(' and ')}`;
}

/** Returns the answers on which the rows of a table depend: `where` next to the table's name. */
function columnWords({ enum: options, items }: JsonObject): readonly string[] {
  const table = [options, isObject(items) ? items.enum : undefined].find(isObject);
  const where = isObject(table?.where) ? Object.entries(table.where) : [];
  return where.flatMap(([column, source]) =>
    isObject(source) && typeof source.value === 'string'
      ? [`when \`${source.value}\` is its ${column}`]
      : [],
  );
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function errorsOf(
  node: PlanNode,
  rules: readonly Rule[],
  { texts, catalogue }: DescribedForm,
): string {
  const path = `/${node.textKey.replaceAll('.', '/')}`;
  const isAsked = node.required || node.requiredWhen !== undefined;
  const required = { keyword: 'required', key: node.requiredKey, args: [] };
  const counts = node.kind === 'list' ? node.countWhere.map(({ key }) => ruleOf(key)) : [];
  const some = node.kind === 'group' && node.atLeastOneOf ? [ruleOf(node.atLeastOneOf.key)] : [];
  const all = [...(isAsked ? [required] : []), ...rules, ...counts, ...some];
  const words = all.map(({ keyword, key, args }) => {
    const plain = args.filter((arg) => typeof arg !== 'object');
    const text = fieldMessage({ path, key, args: plain, rule: keyword }, texts, catalogue);
    return `\`${key}\` ${text}`;
  });
  return [...new Set(words)].join('; ');
}

function ruleOf(key: string): Pick<Rule, 'keyword' | 'key' | 'args'> {
  return { keyword: key, key, args: [] };
}
