import { listOf, objectOf } from '../../compiler/source/json.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { type ExplainedRule, INVALID } from '../messages/explainedRules.ts';
import { ownWords, wordedRules } from '../messages/ownWords.ts';
import type { Opened } from '../read/ExternalSchema.ts';
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
  const [keyword = ''] = Object.keys(objectOf(rest.find(({ not }) => not !== undefined) ?? first));
  return wordedRules(mapping, opened, at, [
    ...parts.filter(isWorded),
    ...(rest.length > 0 ? [{ keyword, schema, key: INVALID }] : []),
  ]);
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
