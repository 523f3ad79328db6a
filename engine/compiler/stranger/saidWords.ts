import type { Json } from '../../definition/JsonSchema.ts';
import { isObject, objectOf, ownOf } from '../json.ts';
import { type Place, within } from '../Reporter.ts';

/** What stands under an `errorMessage`, and where. */
export interface Said {
  readonly value: Json;
  readonly place: Place;
}

/** Words that the author of a schema wrote. */
export interface Words {
  readonly text: string;
  readonly place: Place;
}

/** Names that older drafts have for a keyword; the words may stand under them. */
const OLDER: Readonly<Record<string, readonly string[]>> = {
  dependentRequired: ['dependencies'],
  dependentSchemas: ['dependencies'],
  exclusiveMinimum: ['minimum'],
  exclusiveMaximum: ['maximum'],
  items: ['additionalItems'],
};

/** The words for one keyword of the same schema. */
export function wordsFor({ value, place }: Said, keyword: string): Words | undefined {
  return first([keyword, ...(OLDER[keyword] ?? [])], (name) =>
    textAt(ownOf(objectOf(value), name), within(place, name)),
  );
}

/** The words for everything that is wrong in a schema and below: one text, or the text of `_`. */
export function wordsForAll({ value, place }: Said): Words | undefined {
  return isObject(value) ? textAt(ownOf(value, '_'), within(place, '_')) : textAt(value, place);
}

/**
 * The words for a name that a keyword misses: one text for all names, or one for each.
 *
 * @param name as ajv-errors has it: of `required` what is missing, of `dependentRequired` what asks for it
 */
export function wordsForName({ value, place }: Said, keyword: string, name: string) {
  return first([keyword, ...(OLDER[keyword] ?? [])], (each) => {
    const said = ownOf(objectOf(value), each);
    const at = within(place, each);
    return isObject(said) ? textAt(ownOf(said, name), within(at, name)) : textAt(said, at);
  });
}

/** The words for whatever is wrong in a property or in an entry of a list, wherever that is said. */
export function wordsInside(
  { value, place }: Said,
  of: 'properties' | 'items',
  name: string | number,
): Words | undefined {
  const said = ownOf(objectOf(value), of);
  const isFitting = of === 'items' ? Array.isArray(said) : isObject(said);
  if (!isFitting) return undefined;
  return textAt(ownOf({ ...Object(said) }, String(name)), within(place, of, name));
}

/** The first of some that is there. */
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
