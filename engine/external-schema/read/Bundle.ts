import { isObject, objectOf } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { FOLDER, type FormDocuments, ROOT_FILE } from '../documents/FormDocuments.ts';
import { everyReference } from '../documents/outsideReferences.ts';
import { definitionsIn, usedDefinitions } from '../documents/usedDefinitions.ts';
import { migrateDraft } from '../draft/migrateDraft.ts';
import { isApiDescription, openApiSchemas } from '../foreign/openApiSchemas.ts';
import type { Notes } from '../notes/Notes.ts';
import type { BundledFiles } from './BundledFiles.ts';
import { plainReferences } from './plainReferences.ts';

/** A schema that contains every file that it refers to. */
export interface Bundle extends BundledFiles {
  /** The schema in JSON Schema 2020-12, with each file under `$defs`. */
  readonly schema: JsonObject;
}

/**
 * Converts a schema and the files that it refers to into one schema of JSON Schema 2020-12. Each
 * file is converted by its own draft. Dynamic references become plain ones.
 *
 * @param place the place of the schema; its folder has the other files
 * @returns `undefined`, with a note, if one of the files is not a schema
 */
export function bundle(
  schema: Json,
  { read, unread, existing }: FormDocuments,
  place: Place,
  notes: Notes,
): Bundle | undefined {
  const root = migrateDraft(schema, place, notes);
  if (!root) return undefined;
  const pointers = new Map([[ROOT_FILE, '']]);
  const definitions = new Map([[ROOT_FILE, definitionsIn(schema)]]);
  const parts: Record<string, JsonObject> = {};
  let isWhole = true;
  const named = [[ROOT_FILE, schema] as const, ...read].map(
    ([file, content]) => [file, everyReference(content)] as const,
  );
  for (const [file, content] of read) {
    const references = named.flatMap(([other, each]) => (other === file ? [] : each));
    const at = { file: fileNextTo(place, file), pointer: '' };
    const part = migratedPart(content, references, at, notes);
    isWhole &&= part !== undefined;
    const name = freeName(file, root);
    pointers.set(file, within({ file: '', pointer: '' }, '$defs', name).pointer);
    definitions.set(file, definitionsIn(content));
    const { $schema: _, ...kept } = part ?? {};
    // Each file has an address, so that a dynamic reference knows its file.
    parts[name] = staysInFile({ $id: `${FOLDER}/${file}`, ...kept }, root);
  }
  if (!isWhole) return undefined;
  const whole = read.size === 0 ? root : { ...root, $defs: { ...objectOf(root.$defs), ...parts } };
  return { schema: plainReferences(whole, place, notes), pointers, definitions, unread, existing };
}

/** Returns the name that diagnostics use for a file in the folder of a schema. */
export function fileNextTo({ file }: Place, path: string): string {
  return file.replace(/[^/]*$/, '') + path;
}

function migratedPart(
  content: Json,
  references: readonly string[],
  place: Place,
  notes: Notes,
): JsonObject | undefined {
  if (!isObject(content)) return migrateDraft(content, place, notes, true);
  if (!isApiDescription(content)) {
    return migrateDraft(usedDefinitions(content, references), place, notes, true);
  }
  const { components, ...file } = usedDefinitions(openApiSchemas(content), references);
  const at = within(place, 'components', 'schemas');
  const entries = Object.entries(objectOf(objectOf(components).schemas)).map(
    ([name, each]) => [name, migrateDraft(each, within(at, name), notes, true)] as const,
  );
  const schemas = Object.fromEntries(entries.filter(([, each]) => each !== undefined));
  const rest = migrateDraft(file, place, notes, true);
  if (!rest || Object.keys(schemas).length < entries.length) return undefined;
  return { ...rest, components: { schemas: schemas as JsonObject } };
}

function freeName(file: string, { $defs }: JsonObject): string {
  return Object.hasOwn(objectOf($defs), file) ? freeName(`${file}_`, { $defs: $defs ?? {} }) : file;
}

/**
 * Returns a file whose `$recursiveRef` stays in the file, unless both it and the root may be
 * extended (JSON Schema 2019-09, core, 8.2.4.2). Their migration writes that as a dynamic anchor.
 */
function staysInFile(part: JsonObject, { $dynamicAnchor }: JsonObject): JsonObject {
  const isExtended = $dynamicAnchor !== undefined && part.$dynamicAnchor === $dynamicAnchor;
  return isExtended ? part : withoutRecursion(part);
}

function withoutRecursion(part: JsonObject): JsonObject {
  const { $recursiveRef, ...rest } = mapInside(part, (inner) => withoutRecursion(inner));
  return $recursiveRef === undefined ? rest : { $dynamicRef: $recursiveRef, ...rest };
}
