import type { JsonObject } from '../../definition/JsonSchema.ts';
import { listOf, objectOf } from '../json.ts';
import { type FieldAt, INVALID, type Mapping } from './Mapping.ts';
import { ownWords, wordedRules } from './ownWords.ts';
import type { Opened } from './StrangerSchema.ts';
import type { ToldRule } from './toldRules.ts';

/**
 * What is said of an object as a whole, as rules: each keyword that its author wrote words for by itself,
 * the rest together.
 *
 * @param at the object; the form itself where it has no name
 * @param logic as `logicOf` makes it
 */
export function objectRules(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  logic: JsonObject,
): readonly JsonObject[] {
  const parts = partsOf(logic);
  const isWorded = ({ keyword }: ToldRule) => ownWords(opened, keyword) !== undefined;
  const rest = parts.filter((part) => !isWorded(part)).map(({ schema }) => schema);
  const [first = {}] = rest;
  const schema = rest.length > 1 ? { allOf: rest } : first;
  const [keyword = ''] = Object.keys(objectOf(rest.find(({ not }) => not !== undefined) ?? first));
  return wordedRules(mapping, opened, at, [
    ...parts.filter(isWorded),
    ...(rest.length > 0 ? [{ keyword, schema, key: INVALID }] : []),
  ]);
}

/** Keywords that mean something only together. */
const TOGETHER = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
];

/** A test, keyword by keyword. */
function partsOf({ allOf, ...test }: JsonObject): readonly ToldRule[] {
  const inner = listOf(allOf).flatMap((each) => partsOf(objectOf(each)));
  const groups = [
    ...TOGETHER,
    ...Object.keys(test)
      .filter((name) => !TOGETHER.flat().includes(name))
      .map((name) => [name]),
  ];
  const own = groups.flatMap((names): readonly ToldRule[] => {
    const [keyword = ''] = names;
    const kept = Object.entries(test).filter(([name]) => names.includes(name));
    return kept.length === 0 ? [] : [{ keyword, schema: Object.fromEntries(kept), key: INVALID }];
  });
  return [...inner, ...own];
}
