import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, ownOf, textsOf } from '../json.ts';
import { type Place, within } from '../Reporter.ts';
import type { Mapping } from './Mapping.ts';
import { generalKey, warnOfMessage, wordedKey } from './ownWords.ts';
import type { Spot } from './StrangerSchema.ts';
import {
  first,
  type Said,
  type Words,
  wordsFor,
  wordsForAll,
  wordsForName,
  wordsInside,
} from './saidWords.ts';

/** What an author says of a part of an answer of any shape from where it stands in. */
export interface PartWords {
  /** What is said beside it of the same value, the innermost first. */
  readonly said: readonly Said[];
  /** What is said of everything in a value that it is in. */
  readonly above?: Words;
  /** Its faults are never told: those of a condition, or of what must not hold. */
  readonly isUntold?: true;
}

/** Keywords whose schemas speak of the same value. */
const SAME = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];
/** Keywords that fail as a whole, or not at all. */
const UNTOLD = ['not', 'if', 'contains', 'propertyNames'];

/**
 * What is said of a schema inside another one.
 *
 * @param schema the outer one
 * @param place of the outer one
 * @param steps from the one to the other: `properties`, `name`
 */
export function wordsBelow(
  words: PartWords,
  schema: JsonObject,
  place: Place,
  [keyword, name = '']: readonly (string | number)[],
): PartWords {
  const step = String(keyword);
  if (words.isUntold || UNTOLD.includes(step)) return { said: [], isUntold: true };
  const same = wordsBeside(words, schema, place);
  if (SAME.includes(step)) return same;
  const of = step === 'properties' ? 'properties' : step === 'prefixItems' ? 'items' : undefined;
  const found = first(same.said, (said) => {
    return (of && wordsInside(said, of, name)) ?? wordsForAll(said);
  });
  const above = found ?? same.above;
  return { said: [], ...(above ? { above } : {}) };
}

/**
 * What is said of the same value beside a schema and further out, the schema's own first; once, where the
 * way leads round in a circle.
 */
export function wordsBeside(words: PartWords, schema: JsonObject, place: Place): PartWords {
  const value = ownOf(schema, 'errorMessage');
  const at = within(place, 'errorMessage');
  const isSaid = words.said.some((said) => said.place.pointer === at.pointer);
  if (value === undefined || words.isUntold || isSaid) return words;
  return { ...words, said: [{ value, place: at }, ...words.said] };
}

/** What is said of a schema that another one refers to, from outside of it. */
export function wordsOutside(words: PartWords, { place }: Spot): PartWords {
  const { pointer } = within(place, 'errorMessage');
  return { ...words, said: words.said.filter((said) => said.place.pointer !== pointer) };
}

/** What tells two of them apart. */
export function partWordsId({ said, above, isUntold }: PartWords): string {
  return JSON.stringify([said.map(({ place }) => place.pointer), above?.place.pointer, isUntold]);
}

/**
 * A part of an answer of any shape with its author's words: they stand among the texts of the answer, and
 * in the part's `errorMessage` the key of each. Warns of what nobody wrote words for, as `wordedRules`.
 *
 * @param textKey of the answer
 * @param schema of the part, what stands in it left aside
 * @param place of the part
 */
export function wordedPart(
  mapping: Mapping,
  textKey: string,
  words: PartWords,
  schema: JsonObject,
  place: Place,
): JsonObject {
  const { errorMessage: _, ...rest } = schema;
  if (words.isUntold) return rest;
  const { said, above } = wordsBeside(words, schema, place);
  const own = said.filter((each) => each.place.pointer === within(place, 'errorMessage').pointer);
  const all = () => first(said, wordsForAll) ?? above;
  const keyOf = (found: Words | undefined): string | undefined =>
    found && wordedKey(mapping, textKey, PART, found);
  const keys = Object.keys(rest).flatMap((keyword): readonly (readonly [string, Json])[] => {
    const named = namesIn(rest, keyword).flatMap((name): readonly (readonly [string, Json])[] => {
      const key = keyOf(first(own, (each) => wordsForName(each, keyword, name)) ?? all());
      return key === undefined ? [] : [[name, key]];
    });
    if (named.length > 0) return [[keyword, Object.fromEntries(named)]];
    const key = JUDGING.test(keyword)
      ? keyOf(first(own, (each) => wordsFor(each, keyword)) ?? all())
      : undefined;
    if (key !== undefined) return [[keyword, key]];
    warnOfMessage(mapping, within(place, keyword), keyword, generalKey(schema, keyword));
    return [];
  });
  return keys.length === 0 ? rest : { ...rest, errorMessage: Object.fromEntries(keys) };
}

/** Key of words for a part; numbered from the second on. */
const PART = 'part';

/** Keywords that an answer can fail; what only leads to others, or remarks something, has no words. */
const JUDGING =
  /^(?:type|const|enum|format|pattern|not|contains|items|multipleOf|uniqueItems|required|dependentRequired|anyOf|oneOf|propertyNames|if|(?:min|max|exclusiveM)\w+|additional\w+|unevaluated\w+)$/;

/** The names by which words for a keyword may stand. */
function namesIn(schema: JsonObject, keyword: string): readonly string[] {
  const value = schema[keyword];
  if (keyword === 'required') return textsOf(value);
  return keyword === 'dependentRequired' && isObject(value) ? Object.keys(value) : [];
}
