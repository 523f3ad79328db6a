import { ENGINE_KEYS } from '../../compiler/source/dialect.ts';
import { isArgument, listOf, objectOf } from '../../compiler/source/json.ts';
import {
  containsReason,
  type NameOf,
  notReason,
  plainName,
} from '../../compiler/validators/logicReasons.ts';
import type { PartReason } from '../../compiler/validators/PartReason.ts';
import { patternReason } from '../../compiler/validators/patternReason.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Mapping } from '../read/Mapping.ts';

/** Key of the message for a rule that cannot be explained further. */
export const INVALID = 'validation_invalid';

/** A rule of Landform with a schema, and the external keyword that it comes from. */
export interface ExplainedRule {
  readonly keyword: string;
  readonly schema: JsonObject;
  readonly key: string;
  readonly args?: readonly (string | number)[];
}

/** Keywords whose message contains the limit, with the key of the message. */
const ALONE: Readonly<Record<string, string>> = {
  minLength: 'validation_minChars',
  maxLength: 'validation_maxChars',
  minimum: 'validation_minValue',
  maximum: 'validation_maxValue',
  exclusiveMinimum: ENGINE_KEYS.moreThan,
  exclusiveMaximum: ENGINE_KEYS.lessThan,
  multipleOf: 'validation_multipleOf',
  minItems: ENGINE_KEYS.minRecords,
  maxItems: ENGINE_KEYS.maxRecords,
};

/** Messages for the number of ticked checkboxes. */
const OF_TICKS: Readonly<Record<string, string>> = {
  minItems: 'validation_minSelected',
  maxItems: 'validation_multiSelected',
};

/**
 * Splits a test of an answer or a list into rules, each with the most specific message. The message
 * names the required entries of a list, the excluded values, or the limit. All remaining keywords
 * share one rule, whose message only states that the answer is not valid.
 *
 * @param test the result of `logicOf` or `testOf`
 * @param nameOf returns the name of a value in messages
 * @param isTicked whether the test applies to a list of checkboxes
 * @param accepted returns the texts that the answer may have, for an example
 */
export function explainedRules(
  test: JsonObject,
  nameOf: NameOf = plainName,
  isTicked = false,
  accepted?: (texts: readonly string[]) => readonly string[],
): readonly ExplainedRule[] {
  const { allOf, contains, minContains, maxContains, not, pattern, uniqueItems, ...others } = test;
  const keys = isTicked ? { ...ALONE, ...OF_TICKS } : ALONE;
  const limits = Object.entries(others).filter(
    ([name, value]) => Object.hasOwn(ALONE, name) && isArgument(value),
  );
  const values = valuesRule(others, nameOf);
  const rest = Object.entries(others).filter(
    ([name]) => name !== values?.keyword && !limits.some(([each]) => each === name),
  );
  const entries = pickGiven({ contains, minContains, maxContains });
  const [first] = rest;
  return [
    ...listOf(allOf).flatMap((each) => explainedRules(objectOf(each), nameOf, isTicked, accepted)),
    ...limits.map(([name, value]) => limitRule(name, value, keys)),
    ...(values ? [values] : []),
    ...(uniqueItems === true
      ? [{ keyword: 'uniqueItems', schema: { uniqueItems }, key: ENGINE_KEYS.repeated }]
      : []),
    ...(pattern === undefined
      ? []
      : [reasoned('pattern', { pattern }, patternReason(test, accepted))]),
    ...(contains === undefined
      ? []
      : [reasoned('contains', entries, containsReason(entries, nameOf))]),
    ...(not === undefined ? [] : [reasoned('not', { not }, notReason(not, nameOf))]),
    ...(first ? [{ keyword: first[0], schema: Object.fromEntries(rest), key: INVALID }] : []),
  ];
}

/**
 * Returns a function that names values in the list or answer at a text key. It uses the texts of
 * the options, and for `true` the label of the property.
 */
export function namesAt({ texts }: Mapping, textKey: string): NameOf {
  return (value, property) => {
    const at = property === undefined ? textKey : `${textKey}.${property}`;
    if (value === true && property !== undefined) return texts.get(`${at}.label`);
    return texts.get(`${at}.options.${String(value)}`) ?? plainName(value);
  };
}

/** Maximum number of permitted values that a message lists. */
const MOST_LISTED = 20;

/** Returns the rule for the permitted values of an answer, with a message that lists them. */
function valuesRule(
  { const: constant, enum: listed }: JsonObject,
  nameOf: NameOf,
): ExplainedRule | undefined {
  const keyword = constant === undefined ? 'enum' : 'const';
  const values = constant === undefined ? listOf(listed) : [constant];
  const names = values.flatMap((value) => nameOf(value) ?? []);
  if (names.length === 0 || names.length < values.length) return undefined;
  const more = names.length > MOST_LISTED ? ['…'] : [];
  const args = [[...names.slice(0, MOST_LISTED), ...more].join(', ')];
  const schema = { [keyword]: constant ?? [...values] };
  return { keyword, schema, key: ENGINE_KEYS.mustBeOneOf, args };
}

function limitRule(
  keyword: string,
  value: Json,
  keys: Readonly<Record<string, string>>,
): ExplainedRule {
  const args = isArgument(value) ? [value] : [];
  return { keyword, schema: { [keyword]: value }, key: keys[keyword] ?? INVALID, args };
}

function reasoned(keyword: string, schema: JsonObject, { key, args }: PartReason): ExplainedRule {
  return { keyword, schema, key, ...(args ? { args } : {}) };
}

function pickGiven(keywords: Readonly<Record<string, Json | undefined>>): JsonObject {
  const given = Object.entries(keywords).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(given);
}
