import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { listOf, objectOf } from '../json.ts';
import { type Place, within } from '../Reporter.ts';
import type { SchemaAt } from './everySchema.ts';
import type { Mapping } from './Mapping.ts';

/**
 * Warns of words in `errorMessage` that nobody will read, once the form is made: misspelt keywords, names
 * that there are not, places that no fault of the form is told of. What only somebody could get wrong who
 * answers without the form (`type`, options) is passed over.
 *
 * @param mapping knows which words the form says
 */
export function noteUnsaid(mapping: Mapping, { schema, place, above }: SchemaAt): void {
  const untold = above.findLast((keyword) => UNTOLD.includes(keyword));
  for (const each of textsIn(schema, within(place, 'errorMessage'))) {
    judge(mapping, schema, each, untold);
  }
}

/** Keywords that fail as a whole, or are only asked. */
const UNTOLD = ['not', 'if', 'contains', 'propertyNames', 'anyOf', 'oneOf'];

/** A text under `errorMessage`, with the keys that lead to it. */
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
/** Keywords that judge: words for everything have nothing to be said of where there is none of them. */
const JUDGING =
  /^(?:format|pattern|not|contains|multipleOf|uniqueItems|required|dependent\w+|anyOf|oneOf|if|(?:min|max|exclusiveM)\w+)$/;

function judge(
  { heeded, notes }: Mapping,
  schema: JsonObject,
  { value, keys, place }: Text,
  untold: string | undefined,
): void {
  const [keyword = '_', name] = keys;
  if (typeof value === 'string' && /\$\{[^{}]+\}/.test(value)) {
    const remedy = 'Say it without quoting the answer.';
    notes.doubted(place, 'words-template', 'A place for an answer ("${") is not filled in', remedy);
  }
  if (heeded.has(place.pointer) || value === '') return;
  if (NEVER.includes(keyword)) return;
  if (keyword === '_' && !Object.keys(schema).some((each) => JUDGING.test(each))) return;
  const [why, remedy] = reasonOf(schema, { value, keyword, name, untold });
  notes.doubted(place, 'unsaid-words', `These words are never said: ${why}`, remedy);
}

interface Unsaid {
  readonly value: Json;
  readonly keyword: string;
  readonly name: string | undefined;
  readonly untold: string | undefined;
}

function reasonOf(
  schema: JsonObject,
  { value, keyword, name, untold }: Unsaid,
): readonly [why: string, remedy: string] {
  if (typeof value !== 'string') return ['they are no text', 'Write a text.'];
  if (untold !== undefined) {
    const remedy = `Write them beside it: "errorMessage": { "${untold}": "…" }.`;
    return [`what is inside "${untold}" is judged as a whole`, remedy];
  }
  if (keyword === 'items' && name !== undefined && listOf(schema.prefixItems).length === 0) {
    const remedy = 'Write them in "items" itself: "errorMessage": "…".';
    return ['the entries of a list are judged alike, whatever their place', remedy];
  }
  const known =
    keyword === 'required' ? listOf(schema.required) : Object.keys(objectOf(schema[keyword]));
  if (name !== undefined && keyword !== 'items' && !known.includes(name)) {
    return [`"${keyword}" has no "${name}" here`, 'Name one that it has.'];
  }
  if (keyword !== '_' && !Object.hasOwn(schema, keyword)) {
    return [`there is no "${keyword}" beside them`, 'Name a keyword of the same schema.'];
  }
  return ['the form has nothing to say them of', 'Remove them, or write them where the fault is.'];
}
