import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/run.ts';
import { matches } from './matches.ts';
import {
  below,
  isObject,
  listBelow,
  nameOf,
  type Place,
  placeAt,
  propertiesOf,
  referenced,
} from './metaSchemas.ts';

/** A use of a keyword in a form. */
export interface KeywordUse {
  /** The value as JSON on one line. */
  readonly json: string;
  /** The file from the project's folder, such as `forms/LREAL1/manifest.json`. */
  readonly file: string;
}

/** The shortest use of each keyword, by the name of its place in the meta-schema. */
export type KeywordUses = ReadonlyMap<string, KeywordUse>;

const EXAMPLES = 'docs/examples';
const FILES = [
  ['manifest.json', 'manifest'],
  ['schema.json', 'form-schema'],
  ['ui.json', 'ui'],
] as const;

/**
 * Returns the folders of forms, the examples first: of two uses with the same length, the example
 * is used.
 */
function formFolders(): readonly string[] {
  const inFolder = (folder: string) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`)
      .sort();
  return [...inFolder(EXAMPLES).flatMap(inFolder), ...inFolder('forms')];
}

/**
 * Returns the paths of the files that use the keywords of a meta-schema, with the name of the
 * meta-schema.
 */
function sources(): readonly (readonly [string, string])[] {
  const ofForms = formFolders().flatMap((folder) =>
    FILES.map(([name, meta]): readonly [string, string] => [`${folder}/${name}`, meta]),
  );
  const blocks = readdirSync(join(ROOT, 'schemas/defs')).sort();
  const ofBlocks = blocks.flatMap((name): readonly (readonly [string, string])[] => {
    if (name.endsWith('.schema.json')) return [[`schemas/defs/${name}`, 'form-schema']];
    return name.endsWith('.ui.json') ? [[`schemas/defs/${name}`, 'ui']] : [];
  });
  return [...ofForms, ...ofBlocks].filter(([path]) => existsSync(join(ROOT, path)));
}

/** Returns the shortest use of each keyword in the forms and the shared blocks. */
export function keywordUses(): KeywordUses {
  const uses = new Map<string, KeywordUse>();
  for (const [file, meta] of sources()) {
    const content: unknown = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
    collect(content, placeAt(meta, ''), (place, value) => {
      const json = JSON.stringify(value);
      const known = uses.get(nameOf(place));
      if (!known || json.length < known.json.length) uses.set(nameOf(place), { json, file });
    });
  }
  return uses;
}

type Note = (place: Place, value: unknown) => void;

/** Walks a value together with its schema and records each keyword with its value. */
function collect(value: unknown, place: Place, note: Note): void {
  for (const part of partsThatApply(value, place)) collect(value, part, note);
  const items = below(place, 'items');
  if (items && Array.isArray(value)) for (const each of value) collect(each, items, note);
  if (!isObject(value)) return;
  const properties = propertiesOf(place);
  for (const [name, each] of Object.entries(value)) {
    const property = properties.get(name);
    if (property) note(property, each);
    const next = property ?? patternPlace(place, name);
    if (next) collect(each, next, note);
  }
}

/**
 * Returns the parts of a schema that apply to the same value: references, alternatives, branches.
 */
function partsThatApply(value: unknown, place: Place): readonly Place[] {
  const target = referenced(place);
  const condition = below(place, 'if');
  const branch = condition && below(place, matches(value, condition) ? 'then' : 'else');
  const alternatives = [...listBelow(place, 'anyOf'), ...listBelow(place, 'oneOf')];
  return [
    ...(target ? [target] : []),
    ...(branch ? [branch] : []),
    ...listBelow(place, 'allOf'),
    ...alternatives.filter((each) => matches(value, each)),
  ];
}

/**
 * Returns the schema of a name that is not a keyword: by its pattern, or that of all other names.
 */
function patternPlace(place: Place, name: string): Place | undefined {
  const { patternProperties } = place.schema;
  if (isObject(patternProperties)) {
    const pattern = Object.keys(patternProperties).find((each) => new RegExp(each, 'u').test(name));
    if (pattern !== undefined) return below(place, 'patternProperties', pattern);
  }
  return below(place, 'additionalProperties');
}
