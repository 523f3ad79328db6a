import { readFileSync } from 'node:fs';

/** A shared block in a form, and the prefix of its text keys there. */
export interface BlockPlace {
  /** For example `CorrAddress.`; empty for a block whose fields belong to the form directly. */
  readonly prefix: string;
  readonly block: string;
}

type Schema = Readonly<Record<string, unknown>>;

/**
 * Returns the places of shared blocks in a form's schema, including nested blocks; the innermost
 * first.
 */
export function blocksOf(form: string): readonly BlockPlace[] {
  const places = placesIn(read(`forms/${form}/schema.json`), '');
  return places.toSorted((a, b) => b.prefix.length - a.prefix.length);
}

function placesIn(schema: Schema, prefix: string): readonly BlockPlace[] {
  const { $ref, properties, items } = schema;
  const block = /([\w-]+)\.schema\.json$/.exec(String($ref))?.[1];
  const inner = Object.entries(Object(properties) as Readonly<Record<string, Schema>>);
  return [
    ...(block === undefined
      ? []
      : [{ prefix, block }, ...placesIn(read(`schemas/defs/${block}.schema.json`), prefix)]),
    ...inner.flatMap(([name, each]) => placesIn(each, `${prefix}${name}.`)),
    // A row adds no name to the prefix.
    ...(isSchema(items) ? placesIn(items, prefix) : []),
  ];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function read(file: string): Schema {
  return JSON.parse(readFileSync(file, 'utf8')) as Schema;
}
