import { importJsonSchema } from '#compiler';
import type { Json, JsonObject } from '#engine';
import { compile } from './readForms.ts';

/**
 * Imports a schema with files next to it, and compiles the form.
 *
 * @returns the properties of the form, the codes of its errors, and the answer of any shape at a
 *   path of names, as a text
 */
export async function importWith(schema: Json, files: Readonly<Record<string, Json>>) {
  const documents = {
    read: new Map(Object.entries(files)),
    unread: new Map<string, string>(),
    existing: Object.keys(files),
  };
  const imported = importJsonSchema({ code: 'LR998', schema, documents });
  const { diagnostics } = compile(imported);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const json = (path: string) => {
    const names = path.split('/').slice(1);
    const field = names.reduce<JsonObject>(
      (above, name) => (above.properties as JsonObject)[name] as JsonObject,
      imported.schema as JsonObject,
    );
    return JSON.stringify(field);
  };
  return {
    properties: imported.schema.properties,
    notes: imported.notes ?? [],
    errors: errors.map(({ code }) => code),
    json,
  };
}
