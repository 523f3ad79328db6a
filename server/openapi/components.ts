import common from '#schemas/api/common.schema.json' with { type: 'json' };

/** The schemas of the document by name, collected step by step. */
export type Components = Record<string, object>;

const COMMON = 'common.schema.json#/$defs/';
const LOCAL = '#/$defs/';
const SHARED: Readonly<Record<string, object>> = common.$defs;

/**
 * Returns the schema of a message for the document. A schema of `schemas/api` becomes a component
 * under its title, together with its shared parts. The result is a reference to the component. Any
 * other schema stays inline.
 *
 * @param components object to which the referenced schemas are added
 */
export function messageIn(components: Components, schema: object): object {
  if (!('$id' in schema) || !('title' in schema)) return schema;
  const name = String(schema.title);
  if (!(name in components)) {
    const { $schema, $id, title, ...content } = schema as Readonly<Record<string, unknown>>;
    add(components, name, content);
  }
  return referenceTo(name);
}

function add(components: Components, name: string, content: object): void {
  // The name is added before its references are resolved, because a shared part may refer to
  // itself.
  components[name] = {};
  components[name] = withReferences(components, content) as object;
}

/**
 * Replaces references to shared parts by references to components. Adds each part at its first
 * reference.
 */
function withReferences(components: Components, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withReferences(components, each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) =>
    key === '$ref' && typeof each === 'string'
      ? [key, sharedPart(components, each)]
      : [key, withReferences(components, each)],
  );
  return Object.fromEntries(entries);
}

/**
 * Adds a shared part to the components and returns its new reference.
 *
 * @throws {TypeError} for any other reference
 */
function sharedPart(components: Components, reference: string): string {
  const base = [COMMON, LOCAL].find((start) => reference.startsWith(start));
  const part = reference.slice(base?.length);
  const content = SHARED[part];
  if (!base || !content) throw new TypeError(`Cannot document the reference ${reference}`);
  const name = part.slice(0, 1).toUpperCase() + part.slice(1);
  if (!(name in components)) add(components, name, content);
  return referenceTo(name).$ref;
}

function referenceTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
