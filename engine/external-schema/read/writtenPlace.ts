import type { Place } from '../../compiler/source/Reporter.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import type { FormDocuments } from '../documents/FormDocuments.ts';
import { fileNextTo } from './Bundle.ts';

/** The files of a bundled schema, as their authors wrote them. */
export interface WrittenFiles {
  /** The place of `schema.json`. */
  readonly root: Place;
  /** The content of `schema.json`. */
  readonly schema: Json;
  readonly documents: FormDocuments;
  /** The pointer of each file in the bundled schema. */
  readonly pointers: ReadonlyMap<string, string>;
}

/**
 * Returns a place of the bundled schema as the place in the file that has it. The pointer exists in
 * the file as the author wrote it, before the migration of its draft.
 */
export function writtenPlace(
  { file, pointer }: Place,
  { root, schema, documents, pointers }: WrittenFiles,
): Place {
  for (const [name, content] of documents.read) {
    const shown = fileNextTo(root, name);
    const above = pointers.get(name);
    if (file === shown) return { file, pointer: asWritten(content, pointer) };
    if (file !== root.file || above === undefined || !isBelow(pointer, above)) continue;
    return { file: shown, pointer: asWritten(content, pointer.slice(above.length)) };
  }
  return { file, pointer: asWritten(schema, pointer) };
}

function isBelow(pointer: string, above: string): boolean {
  return pointer === above || pointer.startsWith(`${above}/`);
}

/**
 * Returns the pointer that the file itself has. The migration renames `dependencies` and the
 * `items` of a tuple, so that a pointer into the migrated schema may not exist in the file.
 */
function asWritten(schema: Json, pointer: string): string {
  let above: unknown = schema;
  for (const name of pointer.split('/').slice(1)) {
    above = Reflect.get(Object(above), name.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  if (above !== undefined) return pointer;
  return pointer
    .replaceAll(/\/dependent(?:Schemas|Required)(?=\/|$)/g, '/dependencies')
    .replaceAll(/\/prefixItems(?=\/|$)/g, '/items');
}
