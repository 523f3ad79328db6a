import {
  GROUP_KEYWORDS,
  isExternalSchema,
  LEAF_KEYWORDS,
  LIST_KEYWORDS,
  objectOf,
  RULE_KEYWORDS,
} from '#compiler';
import type { Json } from '#engine';
import { isLoneSchema } from '../../source/isLoneSchema.ts';
import { isSibling } from '../../source/isSibling.ts';

/** The parsed files of a folder, by name: `forms/TALK/schema.json`. */
interface ParsedFiles {
  names(): readonly string[];
  valueOf(file: string): unknown;
}

/** An error about a whole file. */
export interface MisplacedSchema {
  readonly file: string;
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Returns the error for an external schema in the wrong place: beside a manifest.json, or in a
 * file with another name than schema.json. It is the cause of every other finding of the folder.
 *
 * @returns `undefined` when the folder has no such schema
 */
export function misplacedSchema(sources: ParsedFiles, code: string): MisplacedSchema | undefined {
  const has = (name: string) => sources.names().includes(`forms/${code}/${name}`);
  if (has('manifest.json')) return besideManifest(sources, code);
  return has('schema.json') ? undefined : misnamed(sources, code);
}

function besideManifest(sources: ParsedFiles, code: string): MisplacedSchema | undefined {
  if (!isForeign(sources.valueOf(`forms/${code}/schema.json`))) return undefined;
  return {
    file: `forms/${code}/manifest.json`,
    code: 'manifest-of-external-schema',
    message:
      "manifest.json makes this a form in Landform's dialect, but schema.json is an external JSON Schema",
    remedy: `Remove manifest.json: the form then opens from schema.json alone. To set steps, fees or languages, run \`npm run forms:eject -- ${code}\` after that.`,
  };
}

function misnamed(sources: ParsedFiles, code: string): MisplacedSchema | undefined {
  const folder = `forms/${code}/`;
  const found = sources.names().filter((file) => {
    const name = file.slice(folder.length);
    if (!file.startsWith(folder) || name.includes('/') || !isSibling(name)) return false;
    return isLoneSchema(sources.valueOf(file));
  });
  const [first, ...others] = found.map((file) => file.slice(folder.length));
  if (first === undefined) return undefined;
  const names = [first, ...others].join(', ');
  return {
    file: `${folder}${first}`,
    code: 'misnamed-schema',
    message: `The folder has no schema.json; a JSON Schema is in ${names}`,
    remedy:
      others.length === 0
        ? 'Rename it to schema.json: a folder with only a JSON Schema opens as a form.'
        : 'Rename the one with all questions to schema.json; it may refer to the others.',
  };
}

/**
 * Checks whether a schema is of another author. A form in the dialect may have one wrong keyword,
 * or lack `$schema`. So a schema counts as external when it has more keywords that the dialect
 * lacks than keywords of the dialect alone.
 */
function isForeign(schema: unknown): boolean {
  if (!isExternalSchema(schema)) return false;
  const { $schema } = objectOf(schema);
  const isStandard = typeof $schema === 'string' && /json-schema\.org/.test($schema);
  const keywords = keywordsIn(schema as Json);
  const foreign = keywords.filter((keyword) => FOREIGN.has(keyword)).length;
  const own = keywords.filter((keyword) => OWN.has(keyword)).length;
  return foreign >= (isStandard ? 1 : 2) && foreign > own;
}

/** Keywords of JSON Schema that no schema of the dialect has. */
const FOREIGN = new Set([
  ...['title', 'description', 'format', 'examples', '$defs', 'definitions', '$anchor', 'id'],
  ...['additionalProperties', 'unevaluatedProperties', 'patternProperties', 'propertyNames'],
  ...['additionalItems', 'prefixItems', 'dependencies', 'dependentSchemas', 'writeOnly'],
  ...['contentMediaType', 'contentEncoding', 'deprecated', 'nullable'],
]);
/** Keywords that the dialect shares with JSON Schema. */
const SHARED = ['default', 'readOnly', 'multipleOf', 'contains', 'minLength', 'maxLength'];
const OWN = new Set(
  [
    ...RULE_KEYWORDS.map(({ keyword }) => keyword),
    ...LEAF_KEYWORDS,
    ...GROUP_KEYWORDS,
    ...LIST_KEYWORDS,
  ].filter((keyword) => !SHARED.includes(keyword)),
);
/** Keywords whose value maps names, which are not keywords, to schemas. */
const MAPS = ['properties', '$defs', 'definitions', 'patternProperties', 'dependentSchemas'];
/** Keywords whose value is data. */
const DATA = ['default', 'const', 'enum', 'examples', 'initial', 'json'];

/** Returns the keywords of a schema and of every schema inside it, with repetitions. */
function keywordsIn(schema: Json): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => keywordsIn(each));
  return Object.entries(objectOf(schema)).flatMap(([keyword, value]) => {
    if (DATA.includes(keyword)) return [keyword];
    const inner = MAPS.includes(keyword) ? Object.values(objectOf(value)) : value;
    return [keyword, ...keywordsIn(inner)];
  });
}
