import { type Place, within } from '../../compiler/source/Reporter.ts';
import {
  PLAIN_KEYWORDS,
  SCHEMA_KEYWORDS,
  SCHEMA_LIST_KEYWORDS,
  SCHEMA_MAP_KEYWORDS,
} from '../../compiler/source/schemaWalk.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import { type WrittenSchema, writtenSchemas } from './writtenSchemas.ts';

/** The supported drafts, oldest first, with their `$schema`. */
const DRAFTS = {
  'draft-04': 'http://json-schema.org/draft-04/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const;
type Draft = keyof typeof DRAFTS;
const ORDER = Object.keys(DRAFTS);

/** `$schema` of the newest draft. */
export const NEWEST = DRAFTS['2020-12'];

/**
 * The first draft of each keyword that some drafts lack, and its replacement in older drafts. The
 * list contains only keywords that decide which answers are valid. The others (`examples`,
 * `deprecated`, `$comment`) are annotations. References into `$defs` work in every draft. `then`
 * and `else` came with `if`.
 */
const KEYWORDS: Readonly<Record<string, readonly [since: Draft, instead: string]>> = {
  $id: ['draft-06', 'Write "id"'],
  const: ['draft-06', 'Write "enum" with that one value'],
  contains: ['draft-06', 'Write { "not": { "items": { "not": … } } }'],
  propertyNames: ['draft-06', 'Write "patternProperties" and "additionalProperties": false'],
  if: ['draft-07', 'Write "oneOf" with each case'],
  $anchor: ['2019-09', 'Refer to the place, as in "#/definitions/name"'],
  $recursiveAnchor: ['2019-09', 'Leave it out'],
  $recursiveRef: ['2019-09', 'Write "$ref"'],
  dependentRequired: ['2019-09', 'Write "dependencies"'],
  dependentSchemas: ['2019-09', 'Write "dependencies"'],
  maxContains: ['2019-09', 'Leave it out'],
  minContains: ['2019-09', 'Leave it out'],
  unevaluatedItems: ['2019-09', 'Write "additionalItems"'],
  unevaluatedProperties: ['2019-09', 'Write "additionalProperties" next to all the properties'],
  $dynamicAnchor: ['2020-12', 'Refer to the place, as in "#/definitions/name"'],
  $dynamicRef: ['2020-12', 'Write "$ref"'],
  prefixItems: ['2020-12', 'Write "items" as a list'],
};

/** Returns the draft that a schema names, if it is supported. */
export function draftOf({ $schema }: JsonObject): Draft | undefined {
  if (typeof $schema !== 'string') return undefined;
  const plain = (name: string) => name.replace(/^https?:/, '').replace(/#$/, '');
  return ORDER.find((draft): draft is Draft => {
    return plain(DRAFTS[draft as Draft]) === plain($schema);
  });
}

/**
 * Warns of each keyword that is newer than the draft that the schema names. A validator for that
 * draft ignores the keyword, which the author probably did not intend. The form applies it if
 * possible. A schema without a draft gets no warning, since it is read as the newest draft.
 *
 * @param schema the schema as written in the file, before its migration
 */
export function noteLaterKeywords(schema: JsonObject, place: Place, notes: Notes): void {
  for (const written of writtenSchemas(schema, place)) {
    const named = draftAt(written);
    if (named === undefined) continue;
    for (const name of Object.keys(written.schema)) {
      checkLaterKeyword(name, named, within(written.place, name), notes);
    }
  }
}

/** Returns the draft that applies to a schema: an inner schema may name its own. */
function draftAt({ schema, around }: WrittenSchema): Draft | undefined {
  const naming = [...around, schema].findLast(({ $schema }) => typeof $schema === 'string');
  return naming && draftOf(naming);
}

/**
 * Warns of keywords next to a `$ref` that the named draft ignores. Drafts up to 07 ignore all of
 * them (draft 07, core, 8.3). The form applies them, so its answers satisfy the schema in either
 * reading. Titles and other annotations get no warning.
 */
export function noteIgnoredSiblings(schema: JsonObject, place: Place, notes: Notes): void {
  for (const written of writtenSchemas(schema, place)) {
    const named = draftAt(written);
    const { $ref } = written.schema;
    if (named === undefined || typeof $ref !== 'string') continue;
    if (ORDER.indexOf(named) > ORDER.indexOf('draft-07')) continue;
    for (const name of Object.keys(written.schema).filter((each) => ASSERTIONS.has(each))) {
      const message = `"${name}" is next to "$ref", where ${named} ignores it; the form applies it`;
      const remedy = `Write both in "allOf", or name a newer draft: "$schema": "${NEWEST}".`;
      notes.doubted(within(written.place, name), 'beside-ref', message, remedy);
    }
  }
}

/** Keywords that decide which answers are valid, in the drafts up to 07. */
const ASSERTIONS = new Set([
  ...PLAIN_KEYWORDS,
  ...SCHEMA_KEYWORDS,
  ...SCHEMA_LIST_KEYWORDS,
  ...SCHEMA_MAP_KEYWORDS,
  'additionalItems',
  'dependencies',
  'format',
  'pattern',
]);

function checkLaterKeyword(name: string, named: Draft, at: Place, notes: Notes): void {
  const [since, instead] = (Object.hasOwn(KEYWORDS, name) && KEYWORDS[name]) || [];
  if (since === undefined || ORDER.indexOf(since) <= ORDER.indexOf(named)) return;
  const message = `"${name}" was added in ${since}, but the schema names ${named}, which ignores it`;
  const remedy = `${instead}, or name the newer draft: "$schema": "${DRAFTS[since]}".`;
  notes.doubted(at, 'later-keyword', message, remedy);
}
