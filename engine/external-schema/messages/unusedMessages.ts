import { listOf, objectOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { SchemaAt } from '../read/everySchema.ts';
import type { Mapping } from '../read/Mapping.ts';

/**
 * Warns of messages in `errorMessage` that the finished form never shows. Causes are misspelt
 * keywords, unknown names, and places for which the form reports no violation. The check ignores
 * messages for keywords that only an answer from outside the form can fail (`type`, options).
 *
 * @param mapping contains the messages that the form shows
 */
export function noteUnusedMessages(mapping: Mapping, { schema, place, above }: SchemaAt): void {
  const wholeKeyword = above.findLast((keyword) => WHOLE_KEYWORDS.includes(keyword));
  for (const each of textsIn(schema, within(place, 'errorMessage'))) {
    reportUnused(mapping, schema, each, wholeKeyword);
  }
}

/** Keywords that fail as a whole, or only test a condition. */
const WHOLE_KEYWORDS = ['not', 'if', 'contains', 'propertyNames', 'anyOf', 'oneOf'];

/** A value under `errorMessage`, with the path of keys to it. */
interface Text {
  readonly value: Json;
  readonly keys: readonly string[];
  readonly place: Place;
}

function textsIn({ errorMessage }: JsonObject, place: Place): readonly Text[] {
  if (errorMessage === undefined) return [];
  const below = (value: Json, keys: readonly string[], at: Place): readonly Text[] => {
    const isHolder = typeof value === 'object' && value !== null && keys.length < 2;
    if (!isHolder) return [{ value, keys, place: at }];
    return Object.entries(value).flatMap(([key, each]) =>
      below(each as Json, [...keys, key], within(at, key)),
    );
  };
  return below(errorMessage, [], place);
}

/** Keywords that no answer given in the form can fail. */
const NEVER = ['type', 'enum', 'const', 'additionalProperties', 'unevaluatedProperties'];
/**
 * Keywords that an answer can fail. A message for everything needs at least one of them next to it.
 */
const FAILING =
  /^(?:format|pattern|not|contains|multipleOf|uniqueItems|required|dependent\w+|anyOf|oneOf|if|(?:min|max|exclusiveM)\w+)$/;

function reportUnused(
  { heeded, notes }: Mapping,
  schema: JsonObject,
  { value, keys, place }: Text,
  wholeKeyword: string | undefined,
): void {
  const [keyword = '_', name] = keys;
  if (typeof value === 'string' && /\$\{[^{}]+\}/.test(value)) {
    const remedy = 'Write it without a placeholder for the answer.';
    notes.doubted(
      place,
      'words-template',
      'A placeholder for an answer ("${") is not filled in',
      remedy,
    );
  }
  if (heeded.has(place.pointer) || value === '') return;
  if (NEVER.includes(keyword)) return;
  if (keyword === '_' && !Object.keys(schema).some((each) => FAILING.test(each))) return;
  const [why, remedy] = reasonOf(schema, { value, keyword, name, wholeKeyword });
  notes.doubted(place, 'unsaid-words', `This message is never shown: ${why}`, remedy);
}

interface UnusedMessage {
  readonly value: Json;
  readonly keyword: string;
  readonly name: string | undefined;
  readonly wholeKeyword: string | undefined;
}

function reasonOf(
  schema: JsonObject,
  { value, keyword, name, wholeKeyword }: UnusedMessage,
): readonly [why: string, remedy: string] {
  if (typeof value !== 'string') return ['they are no text', 'Write a text.'];
  if (wholeKeyword !== undefined) {
    const remedy = `Write them beside it: "errorMessage": { "${wholeKeyword}": "…" }.`;
    return [`what is inside "${wholeKeyword}" is validated as a whole`, remedy];
  }
  if (keyword === 'items' && name !== undefined && listOf(schema.prefixItems).length === 0) {
    const remedy = 'Write the message in "items" itself: "errorMessage": "…".';
    return ['all entries of a list have the same schema', remedy];
  }
  const known =
    keyword === 'required' ? listOf(schema.required) : Object.keys(objectOf(schema[keyword]));
  if (name !== undefined && keyword !== 'items' && !known.includes(name)) {
    return [`"${keyword}" has no "${name}" here`, 'Use a name that it has.'];
  }
  if (keyword !== '_' && !Object.hasOwn(schema, keyword)) {
    return [`there is no "${keyword}" next to it`, 'Name a keyword of the same schema.'];
  }
  return ['the form reports no fault here', 'Remove it, or write it where the fault is.'];
}
