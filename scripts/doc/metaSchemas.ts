import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/run.ts';

const FOLDER = join(ROOT, 'schemas/meta');
const SUFFIX = '.schema.json';

/** A JSON Schema, or a part of one. */
export type Schema = Readonly<Record<string, unknown>>;

/** A part of a meta-schema: its file without suffix, its JSON Pointer, its content. */
export interface Place {
  readonly file: string;
  readonly pointer: string;
  readonly schema: Schema;
}

const files = new Map(
  readdirSync(FOLDER).map((name) => [
    name.slice(0, -SUFFIX.length),
    JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Schema,
  ]),
);

/** Checks whether a value is a JSON object. */
export function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns the part of a meta-schema at a JSON Pointer.
 *
 * @param file the name without suffix, such as `manifest`
 * @param pointer the JSON Pointer, such as `/$defs/step`; empty for the whole file
 * @throws {Error} when the file has no object there
 */
export function placeAt(file: string, pointer: string): Place {
  const names = pointer.split('/').slice(1);
  const found = names.reduce<unknown>(
    (part, name) => (part as Record<string, unknown> | undefined)?.[name],
    files.get(file),
  );
  if (!isObject(found)) throw new Error(`schemas/meta/${file}${SUFFIX} has nothing at ${pointer}`);
  return { file, pointer, schema: found };
}

/**
 * Returns the part below a place, such as `items` or `properties/id`; `undefined` without an object
 * there.
 */
export function below(place: Place, ...names: readonly string[]): Place | undefined {
  const part = names.reduce<unknown>(
    (schema, name) =>
      isObject(schema) || Array.isArray(schema) ? Reflect.get(schema, name) : undefined,
    place.schema,
  );
  if (!isObject(part)) return undefined;
  return { file: place.file, pointer: [place.pointer, ...names].join('/'), schema: part };
}

/** Returns the parts of a list keyword such as `allOf`. */
export function listBelow(place: Place, name: string): readonly Place[] {
  const list = place.schema[name];
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => below(place, name, String(index)) ?? []);
}

/**
 * Returns the target of the place's `$ref`; `undefined` without one, or for a schema of another
 * project.
 */
export function referenced({ file, schema }: Place): Place | undefined {
  const reference = schema.$ref;
  if (typeof reference !== 'string' || reference.startsWith('https:')) return undefined;
  const [name = '', pointer = ''] = reference.split('#');
  return placeAt(name === '' ? file : name.slice(0, -SUFFIX.length), pointer);
}

/** Returns the properties that a place defines itself, by name. */
export function propertiesOf(place: Place): ReadonlyMap<string, Place> {
  const names = isObject(place.schema.properties) ? Object.keys(place.schema.properties) : [];
  return new Map(
    names.flatMap((name) => {
      const property = below(place, 'properties', name);
      return property ? [[name, property] as const] : [];
    }),
  );
}

/** Returns the unique name of a place, such as `manifest#/$defs/step`. */
export function nameOf({ file, pointer }: Place): string {
  return `${file}#${pointer}`;
}
