import { isObject, ownOf, textsOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Spot } from '../read/ExternalSchema.ts';
import type { Mapping, Words } from '../read/Mapping.ts';
import {
  type AuthoredMessages,
  first,
  wordsFor,
  wordsForAll,
  wordsForName,
  wordsInside,
} from './authoredMessages.ts';
import { generalKey, warnOfMessage, wordedKey } from './ownWords.ts';

/** The author's messages for a part of an answer of any shape, by the schemas around the part. */
export interface PartWords {
  /** Messages that the same schema gives for the same value, the innermost first. */
  readonly authored: readonly AuthoredMessages[];
  /** Messages that an outer schema gives for everything inside its value. */
  readonly above?: Words;
  /** Whether its violations are never shown, because it belongs to a condition or a negation. */
  readonly isUnexplained?: true;
}

/** Keywords whose schemas apply to the same value. */
const SAME = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];
/** Keywords that fail as a whole, or not at all. */
const UNEXPLAINED = ['not', 'if', 'contains', 'propertyNames'];

/**
 * Returns the messages that apply to a schema inside another one.
 *
 * @param words the messages that apply to the outer schema
 * @param schema the outer schema
 * @param place the place of the outer schema
 * @param steps the path from the outer schema to the inner one: `properties`, `name`
 */
export function wordsBelow(
  words: PartWords,
  schema: JsonObject,
  place: Place,
  [keyword, name = '']: readonly (string | number)[],
): PartWords {
  const step = String(keyword);
  if (words.isUnexplained || UNEXPLAINED.includes(step))
    return { authored: [], isUnexplained: true };
  const same = wordsBeside(words, schema, place);
  if (SAME.includes(step)) return same;
  const of = step === 'properties' ? 'properties' : step === 'prefixItems' ? 'items' : undefined;
  const found = first(same.authored, (authored) => {
    return (of && wordsInside(authored, of, name)) ?? wordsForAll(authored);
  });
  const above = found ?? same.above;
  return { authored: [], ...(above ? { above } : {}) };
}

/**
 * Returns the messages for the same value from a schema and from further out, the schema's own
 * first. In a cycle of references the messages of a schema are added only once.
 */
export function wordsBeside(words: PartWords, schema: JsonObject, place: Place): PartWords {
  const value = ownOf(schema, 'errorMessage');
  const at = within(place, 'errorMessage');
  const isKnown = words.authored.some((authored) => authored.place.pointer === at.pointer);
  if (value === undefined || words.isUnexplained || isKnown) return words;
  return { ...words, authored: [{ value, place: at }, ...words.authored] };
}

/** Returns the messages that apply to a referenced schema from outside, without its own. */
export function wordsOutside(words: PartWords, { place }: Spot): PartWords {
  const { pointer } = within(place, 'errorMessage');
  return {
    ...words,
    authored: words.authored.filter((authored) => authored.place.pointer !== pointer),
  };
}

/** Returns a text that is equal for equal messages. */
export function partWordsId({ authored, above, isUnexplained }: PartWords): string {
  return JSON.stringify([
    authored.map(({ place }) => place.pointer),
    above?.place.pointer,
    isUnexplained,
  ]);
}

/**
 * Returns the schema of a part of an answer of any shape with the author's messages. It stores the
 * messages among the texts of the answer, and their keys in the part's `errorMessage`. Warns of
 * keywords without a message, as `wordedRules` does.
 *
 * @param textKey the text key of the answer
 * @param words the messages that apply to the part
 * @param schema the schema of the part; the schemas inside it are not converted
 * @param place the place of the part
 */
export function wordedPart(
  mapping: Mapping,
  textKey: string,
  words: PartWords,
  schema: JsonObject,
  place: Place,
): JsonObject {
  const { errorMessage: _, ...rest } = schema;
  if (words.isUnexplained) return rest;
  const { authored, above } = wordsBeside(words, schema, place);
  const own = authored.filter(
    (each) => each.place.pointer === within(place, 'errorMessage').pointer,
  );
  const all = () => first(authored, wordsForAll) ?? above;
  const keyOf = (found: Words | undefined): string | undefined =>
    found && wordedKey(mapping, textKey, PART, found);
  const keys = Object.keys(rest).flatMap((keyword): readonly (readonly [string, Json])[] => {
    const named = namesIn(rest, keyword).flatMap((name): readonly (readonly [string, Json])[] => {
      const key = keyOf(first(own, (each) => wordsForName(each, keyword, name)) ?? all());
      return key === undefined ? [] : [[name, key]];
    });
    if (named.length > 0) return [[keyword, Object.fromEntries(named)]];
    const key = FAILING.test(keyword)
      ? keyOf(first(own, (each) => wordsFor(each, keyword)) ?? all())
      : undefined;
    if (key !== undefined) return [[keyword, key]];
    warnOfMessage(mapping, within(place, keyword), keyword, generalKey(schema, keyword));
    return [];
  });
  return keys.length === 0 ? rest : { ...rest, errorMessage: Object.fromEntries(keys) };
}

/** Message key of a part; numbered from the second message on. */
const PART = 'part';

/**
 * Keywords that an answer can fail. Other keywords contain schemas or annotate, without a message.
 */
const FAILING =
  /^(?:type|const|enum|format|pattern|not|contains|items|multipleOf|uniqueItems|required|dependentRequired|anyOf|oneOf|propertyNames|if|(?:min|max|exclusiveM)\w+|additional\w+|unevaluated\w+)$/;

/** Returns the names that may have their own messages under a keyword. */
function namesIn(schema: JsonObject, keyword: string): readonly string[] {
  const value = schema[keyword];
  if (keyword === 'required') return textsOf(value);
  return keyword === 'dependentRequired' && isObject(value) ? Object.keys(value) : [];
}
