import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../dialect.ts';
import { isArgument, listOf, objectOf } from '../json.ts';
import { containsReason, type NameOf, notReason, plainName } from '../logicReasons.ts';
import type { PartReason } from '../partReasons.ts';
import { INVALID, type Mapping } from './Mapping.ts';

/** A rule of the house by schema, and the keyword of the stranger's schema that it is made of. */
export interface ToldRule {
  readonly keyword: string;
  readonly schema: JsonObject;
  readonly key: string;
  readonly args?: readonly (string | number)[];
}

/** Keywords that say what they want by themselves, with its message; the limit is in it. */
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

/** How many boxes are ticked has messages of its own. */
const OF_TICKS: Readonly<Record<string, string>> = {
  minItems: 'validation_minSelected',
  maxItems: 'validation_multiSelected',
};

/**
 * A test of an answer or a list as rules, each with the message that tells most: what a list must hold,
 * what is ruled out, which limit counts. Of the rest together it is only said that it is not valid.
 *
 * @param test as `logicOf` or `testOf` makes it
 * @param isTicked it is of boxes to tick
 */
export function toldRules(
  test: JsonObject,
  nameOf: NameOf = plainName,
  isTicked = false,
): readonly ToldRule[] {
  const { allOf, contains, minContains, maxContains, not, pattern, uniqueItems, ...others } = test;
  const keys = isTicked ? { ...ALONE, ...OF_TICKS } : ALONE;
  const limits = Object.entries(others).filter(
    ([name, value]) => Object.hasOwn(ALONE, name) && isArgument(value),
  );
  const rest = Object.entries(others).filter(([name]) => !limits.some(([each]) => each === name));
  const entries = pickGiven({ contains, minContains, maxContains });
  const [first] = rest;
  return [
    ...listOf(allOf).flatMap((each) => toldRules(objectOf(each), nameOf, isTicked)),
    ...limits.map(([name, value]) => limitRule(name, value, keys)),
    ...(uniqueItems === true
      ? [{ keyword: 'uniqueItems', schema: { uniqueItems }, key: ENGINE_KEYS.repeated }]
      : []),
    ...(pattern === undefined
      ? []
      : [{ keyword: 'pattern', schema: { pattern }, key: ENGINE_KEYS.wrongSpelling }]),
    ...(contains === undefined
      ? []
      : [reasoned('contains', entries, containsReason(entries, nameOf))]),
    ...(not === undefined ? [] : [reasoned('not', { not }, notReason(not, nameOf))]),
    ...(first ? [{ keyword: first[0], schema: Object.fromEntries(rest), key: INVALID }] : []),
  ];
}

/** What values are called in the list or answer at a text key: by its options, and "yes" by its label. */
export function namesAt({ texts }: Mapping, textKey: string): NameOf {
  return (value, property) => {
    const at = property === undefined ? textKey : `${textKey}.${property}`;
    if (value === true && property !== undefined) return texts.get(`${at}.label`);
    return texts.get(`${at}.options.${String(value)}`) ?? plainName(value);
  };
}

function limitRule(keyword: string, value: Json, keys: Readonly<Record<string, string>>): ToldRule {
  const args = isArgument(value) ? [value] : [];
  return { keyword, schema: { [keyword]: value }, key: keys[keyword] ?? INVALID, args };
}

function reasoned(keyword: string, schema: JsonObject, { key, args }: PartReason): ToldRule {
  return { keyword, schema, key, ...(args ? { args } : {}) };
}

function pickGiven(keywords: Readonly<Record<string, Json | undefined>>): JsonObject {
  const given = Object.entries(keywords).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(given);
}
