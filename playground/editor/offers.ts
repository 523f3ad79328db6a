import type { PlacedSchema } from './schemaAt.ts';

/** A key or a value that an author may write at a place, with its explanation. */
export interface Offer {
  /** The key, or the value as JSON. */
  readonly label: string;
  readonly info: string | undefined;
  /** For a key: the JSON to write after it; empty when nothing is known about its value. */
  readonly value: string;
}

/** Returns the keys that the schemas of an object define, in order of their names. */
export function keysOffered(schemas: readonly PlacedSchema[]): readonly Offer[] {
  const offers = new Map<string, Offer>();
  for (const { schema } of schemas) {
    for (const [label, member] of Object.entries(objectIn(schema.properties))) {
      const known = offers.get(label);
      const offer = { label, info: descriptionOf(member), value: startOf(objectIn(member)) };
      if (!known || (known.info === undefined && offer.info !== undefined))
        offers.set(label, offer);
    }
  }
  return [...offers.values()].sort((a, b) => a.label.localeCompare(b.label));
}

/** Returns the values that the schemas of a value allow: constants, enumerations, booleans. */
export function valuesOffered(schemas: readonly PlacedSchema[]): readonly Offer[] {
  const values = schemas.flatMap(({ schema }) => {
    const { const: only, enum: several, type } = schema;
    const own = Array.isArray(several) ? several : only === undefined ? [] : [only];
    return type === 'boolean' && own.length === 0 ? [true, false] : own;
  });
  const labels = new Set(values.map((value) => JSON.stringify(value)));
  return [...labels].map((label) => ({ label, info: undefined, value: '' }));
}

/** Returns the description of a value; the first schema with one is the most specific. */
export function explanationOf(schemas: readonly PlacedSchema[]): string | undefined {
  const [first] = schemas.flatMap(({ schema }) => descriptionOf(schema) ?? []);
  return first;
}

function descriptionOf(schema: unknown): string | undefined {
  const { description } = objectIn(schema);
  return typeof description === 'string' ? description : undefined;
}

/** The beginning of a value by its type, with the cursor at `#`. */
const STARTS: Readonly<Record<string, string>> = {
  string: '"#"',
  object: '{#}',
  array: '[#]',
};

function startOf(schema: Readonly<Record<string, unknown>>): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return typeof schema.type === 'string' ? (STARTS[schema.type] ?? '') : '';
}

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
