import { ENGINE_KEYS } from '../../compiler/source/dialect.ts';
import { listOf, objectOf } from '../../compiler/source/json.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { type ExplainedRule, INVALID } from '../messages/explainedRules.ts';
import { ownWords, wordedRules } from '../messages/ownWords.ts';
import {
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  spotsIn,
} from '../read/ExternalSchema.ts';
import type { FieldAt, Mapping } from '../read/Mapping.ts';

/**
 * Returns the rules for an object as a whole. Each keyword with a message of the author gets its
 * own rule; all other keywords share one.
 *
 * @param at the object, or the form itself if the name is empty
 * @param logic the result of `logicOf`
 */
export function objectRules(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  logic: JsonObject,
): readonly JsonObject[] {
  const parts = partsOf(logic);
  const isWorded = ({ keyword }: ExplainedRule) => ownWords(opened, keyword) !== undefined;
  const rest = parts.filter((part) => !isWorded(part)).map(({ schema }) => schema);
  const [first = {}] = rest;
  const schema = rest.length > 1 ? { allOf: rest } : first;
  const reason = reasonOf(mapping, opened, at, rest);
  if (reason.key === INVALID && at.textKey !== '') {
    mapping.texts.set(`${at.textKey}.error.schema`, 'These answers do not go together');
  }
  const [keyword = ''] = Object.keys(objectOf(rest.find(({ not }) => not !== undefined) ?? first));
  return wordedRules(mapping, opened, at, [
    ...parts.filter(isWorded),
    ...(rest.length > 0 ? [{ keyword, schema, ...reason }] : []),
  ]);
}

/** Maximum number of fields that a message names. */
const MOST_NAMED = 6;

/**
 * Returns the message for answers that satisfy no alternative, or several of a `oneOf`. It names
 * the fields that decide.
 */
function reasonOf(
  { schemas, texts }: Mapping,
  opened: Opened,
  { textKey }: FieldAt,
  rest: readonly JsonObject[],
): Pick<ExplainedRule, 'key' | 'args'> {
  const isEither = rest.every(({ oneOf, anyOf }) => oneOf !== undefined || anyOf !== undefined);
  const members = ['oneOf', 'anyOf']
    .flatMap((keyword) => everyValue(opened, keyword))
    .flatMap(({ value, place }) => spotsIn(value, place))
    .map((spot) => schemas.open([spot], opened.trail));
  const names = new Set(
    members.flatMap((each) => [...propertySpots(each).keys(), ...requiredNames(each)]),
  );
  const labels = [...names].flatMap((name) => {
    return texts.get(`${textKey === '' ? name : `${textKey}.${name}`}.label`) ?? [];
  });
  if (!isEither || labels.length === 0 || labels.length > MOST_NAMED) return { key: INVALID };
  const isExclusive =
    rest.length === 1 && rest[0]?.oneOf !== undefined && members.every(isOneDemand);
  const key = isExclusive ? ENGINE_KEYS.answerOneOf : ENGINE_KEYS.checkTogether;
  return { key, args: [labels.join(', ')] };
}

/** Checks whether a schema only requires one property. */
function isOneDemand(member: Opened): boolean {
  const keywords = member.layers.flatMap(({ schema }) => Object.keys(schema));
  return keywords.join() === 'required' && requiredNames(member).size === 1;
}

/** Groups of keywords that work only together. */
const TOGETHER = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
];

/** Splits a test into one rule for each keyword or group. */
function partsOf({ allOf, ...test }: JsonObject): readonly ExplainedRule[] {
  const inner = listOf(allOf).flatMap((each) => partsOf(objectOf(each)));
  const groups = [
    ...TOGETHER,
    ...Object.keys(test)
      .filter((name) => !TOGETHER.flat().includes(name))
      .map((name) => [name]),
  ];
  const own = groups.flatMap((names): readonly ExplainedRule[] => {
    const [keyword = ''] = names;
    const kept = Object.entries(test).filter(([name]) => names.includes(name));
    return kept.length === 0 ? [] : [{ keyword, schema: Object.fromEntries(kept), key: INVALID }];
  });
  return [...inner, ...own];
}
