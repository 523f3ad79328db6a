import type { JsonObject } from '../../engine/definition/JsonSchema.ts';
import type { KeywordValue, RuleKeyword } from '../../engine/definition/RuleKeyword.ts';
import { replaced } from './replaced.ts';

/**
 * The kinds of value that need the current date, need another answer, or contain a schema. No
 * condition can use these kinds.
 */
const CONTEXTUAL: readonly KeywordValue[] = ['bound', 'pointer', 'schema'];

/**
 * Returns the meta-schema of the rules with the keywords of the catalogue.
 *
 * @param text the content of `schemas/meta/rule.schema.json`
 * @param rules the rules in the order of the catalogue
 * @throws {RangeError} when the text has no place for the keywords
 */
export function ruleMeta(text: string, rules: readonly RuleKeyword[]): string {
  const isContextual = ({ value }: RuleKeyword) => CONTEXTUAL.includes(value);
  const values = replaced(text, ['$defs', 'valueRules', 'properties'], {
    ...propertiesOf(rules.filter((rule) => !isContextual(rule))),
  });
  return replaced(values, ['$defs', 'contextRules', 'properties'], {
    ...propertiesOf(rules.filter(isContextual)),
  });
}

/**
 * Returns the meta-schema of `ui.json` with the names of the widgets.
 *
 * @param text the content of `schemas/meta/ui.schema.json`
 * @throws {RangeError} when the text has no place for the names
 */
export function uiMeta(text: string, names: readonly string[]): string {
  return replaced(text, ['$defs', 'entry', 'properties', 'ui:widget', 'enum'], names);
}

function propertiesOf(rules: readonly RuleKeyword[]): JsonObject {
  return Object.fromEntries(
    rules.map(({ keyword, value, description, schema }) => [
      keyword,
      { description, ...(schema ?? WRITTEN[value]) },
    ]),
  );
}

/** The JSON Schema of each kind of keyword value. */
const WRITTEN: Readonly<Record<KeywordValue, JsonObject>> = {
  flag: { const: true },
  count: { $ref: '#/$defs/countLimit' },
  range: pairOf('count'),
  decimal: { $ref: '#/$defs/decimalLimit' },
  decimalRange: pairOf('decimal'),
  bound: { $ref: '#/$defs/bound' },
  pointer: { $ref: '#/$defs/pointer' },
  weekdays: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: { type: 'integer', minimum: 0, maximum: 6 },
  },
  schema: { $ref: 'condition.schema.json#/$defs/valueSchema' },
};

function pairOf(name: string): JsonObject {
  const each = { $ref: `#/$defs/${name}` };
  return { type: 'array', prefixItems: [each, each], items: false, minItems: 2 };
}
