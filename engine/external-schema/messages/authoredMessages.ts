import { isObject, objectOf, ownOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import type { Words } from '../read/Mapping.ts';

/** The value of an `errorMessage`, and its place. */
export interface AuthoredMessages {
  readonly value: Json;
  readonly place: Place;
}

/** Names of keywords in older drafts. The author may have written the message under such a name. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  dependentRequired: ['dependencies'],
  dependentSchemas: ['dependencies'],
  exclusiveMinimum: ['minimum'],
  exclusiveMaximum: ['maximum'],
  items: ['additionalItems'],
};

/** Returns the message for one keyword of the same schema. */
export function wordsFor({ value, place }: AuthoredMessages, keyword: string): Words | undefined {
  return first([keyword, ...(OLDER[keyword] ?? [])], (name) =>
    textAt(ownOf(objectOf(value), name), within(place, name)),
  );
}

/**
 * Returns the message for every violation in a schema and inside it: a single text, or the text of
 * `_`.
 */
export function wordsForAll({ value, place }: AuthoredMessages): Words | undefined {
  return isObject(value) ? textAt(ownOf(value, '_'), within(place, '_')) : textAt(value, place);
}

/**
 * Returns the message for a missing name of a keyword: one text for all names, or one for each
 * name.
 *
 * @param name as in ajv-errors: for `required` the missing property, for `dependentRequired` the
 *   property that requires others
 */
export function wordsForName({ value, place }: AuthoredMessages, keyword: string, name: string) {
  return first([keyword, ...(OLDER[keyword] ?? [])], (each) => {
    const authored = ownOf(objectOf(value), each);
    const at = within(place, each);
    return isObject(authored)
      ? textAt(ownOf(authored, name), within(at, name))
      : textAt(authored, at);
  });
}

/** Returns the message for every violation in a property, or in an entry of a list. */
export function wordsInside(
  { value, place }: AuthoredMessages,
  of: 'properties' | 'items',
  name: string | number,
): Words | undefined {
  const authored = ownOf(objectOf(value), of);
  const isFitting = of === 'items' ? Array.isArray(authored) : isObject(authored);
  if (!isFitting) return undefined;
  return textAt(ownOf({ ...Object(authored) }, String(name)), within(place, of, name));
}

/** Returns the first result of `find` that is defined. */
export function first<Each, Found>(
  all: readonly Each[],
  find: (each: Each) => Found | undefined,
): Found | undefined {
  for (const each of all) {
    const found = find(each);
    if (found !== undefined) return found;
  }
  return undefined;
}

function textAt(text: Json | undefined, place: Place): Words | undefined {
  return typeof text === 'string' && text !== '' ? { text, place } : undefined;
}
