import { unicodePattern } from '../../compiler/patterns/unicodePattern.ts';
import { isObject } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import { type WrittenSchema, writtenSchemas } from './writtenSchemas.ts';

/** A keyword that decides no answer: the values that the standard permits, in words and as a test. */
interface Descriptive {
  readonly must: string;
  readonly isValid: (value: Json) => boolean;
  readonly remedy: string;
}

const TEXT: Descriptive = {
  must: 'a text',
  isValid: (value) => typeof value === 'string',
  remedy: 'Write a text.',
};
const FLAG: Descriptive = {
  must: 'true or false',
  isValid: (value) => typeof value === 'boolean',
  remedy: 'Write true, and move a text to "description".',
};
const IDENTITY: Descriptive = {
  must: 'an address, or "#" with a name of letters, digits, "-", "_" and "."',
  isValid: (value) => typeof value === 'string' && /^[^#]*(?:#(?:[A-Za-z_][\w.-]*)?)?$/.test(value),
  remedy: 'Remove it: references work without it.',
};
const ANCHOR: Descriptive = {
  must: 'a name of letters, digits, "-", "_" and "."',
  isValid: (value) => typeof value === 'string' && /^[A-Za-z_][\w.-]*$/.test(value),
  remedy: 'Write such a name.',
};
const DESCRIPTIVE = new Map<string, Descriptive>([
  ['title', TEXT],
  ['description', TEXT],
  ['$comment', TEXT],
  ['deprecated', FLAG],
  ['readOnly', FLAG],
  ['writeOnly', FLAG],
  ['examples', { must: 'a list', isValid: Array.isArray, remedy: 'Write a list.' }],
  ['$id', IDENTITY],
  ['id', IDENTITY],
  // The migration makes anchors of fragments in `$id`.
  ['$anchor', ANCHOR],
]);

/**
 * Warns of keywords that decide no answer and have a wrong value, such as a text in `deprecated`,
 * and of patterns that are no regular expressions. `withoutLooseKeywords` removes both.
 *
 * @param schema the schema as written in the file, before its migration
 */
export function noteLooseKeywords(schema: JsonObject, place: Place, notes: Notes): void {
  for (const written of writtenSchemas(schema, place)) {
    for (const [name, value] of Object.entries(written.schema)) {
      const at = within(written.place, name);
      const rule = DESCRIPTIVE.get(name);
      if (rule && !rule.isValid(value)) {
        const message = `"${name}" must be ${rule.must}; it is left out`;
        notes.doubted(at, 'wrong-description', message, rule.remedy);
      }
    }
    for (const [pattern, at] of patternsOf(written)) {
      if (unicodePattern(pattern) !== undefined) continue;
      const message = `The pattern "${pattern}" is not a regular expression of JavaScript; answers are not tested with it`;
      notes.doubted(at, 'bad-pattern', message, 'Correct it.');
    }
  }
}

function patternsOf({ schema, place }: WrittenSchema): readonly (readonly [string, Place])[] {
  const { pattern, patternProperties } = schema;
  const own = typeof pattern === 'string' ? [[pattern, within(place, 'pattern')] as const] : [];
  if (!isObject(patternProperties)) return own;
  const at = within(place, 'patternProperties');
  return [
    ...own,
    ...Object.keys(patternProperties).map((name) => [name, within(at, name)] as const),
  ];
}

/**
 * Returns a copy without the keywords of which `noteLooseKeywords` warns. Other patterns become
 * patterns that the flag `u` accepts.
 */
export function withoutLooseKeywords(schema: JsonObject): JsonObject {
  const kept = Object.entries(mapInside(schema, withoutLooseKeywords)).flatMap(
    ([name, value]): readonly (readonly [string, Json])[] => {
      if (DESCRIPTIVE.get(name)?.isValid(value) === false) return [];
      if (name === 'pattern' && typeof value === 'string') {
        const pattern = unicodePattern(value);
        return pattern === undefined ? [] : [[name, pattern]];
      }
      if (name === 'patternProperties' && isObject(value)) return [[name, namedAnew(value)]];
      return [[name, value]];
    },
  );
  return Object.fromEntries(kept);
}

/** Returns the schemas of `patternProperties` under patterns that the flag `u` accepts. */
function namedAnew(schemas: JsonObject): JsonObject {
  const entries = Object.entries(schemas).flatMap(([name, schema]) => {
    const pattern = unicodePattern(name);
    return pattern === undefined ? [] : [[pattern, schema] as const];
  });
  return Object.fromEntries(entries);
}
