import type { JsonObject } from '../../definition/JsonSchema.ts';
import { mapInside } from '../source/plainSchemas.ts';

/** Schemas in which each large part that occurs more than once is a reference to `parts`. */
export interface SharedParts {
  readonly schemas: readonly JsonObject[];
  /** The parts by the name to which `$ref` refers: `s1`, `s2`, … */
  readonly parts: ReadonlyMap<string, JsonObject>;
}

/** Length of a part as JSON, in characters, from which a function of its own shortens the code. */
const LEAST = 500;

/** Keywords that depend on the schema around a part, or that see the keywords beside a reference. */
const BOUND = /"\$(?:ref|id|anchor|dynamicRef|dynamicAnchor)"|"unevaluated/;

/**
 * Moves large parts that several tests contain to schemas of their own. Each test of an alternative
 * contains its sibling alternatives, so the tests of an external schema with many alternatives
 * repeat each of them many times.
 *
 * @returns the same schemas, without parts, if one contains `unevaluatedProperties` or
 *   `unevaluatedItems`, which need the code of their neighbours
 * @example
 * const large = { enum: Array.from({ length: 200 }, (_, index) => index) };
 * sharedParts([{ not: large }, { items: large }]).schemas;
 * // [{ not: { $ref: 's1' } }, { items: { $ref: 's1' } }]
 */
export function sharedParts(schemas: readonly JsonObject[]): SharedParts {
  const parts = new Map<string, JsonObject>();
  if (schemas.some((schema) => JSON.stringify(schema).includes('"unevaluated'))) {
    return { schemas, parts };
  }
  const counts = new Map<string, number>();
  for (const schema of schemas) count(schema, counts);
  const names = new Map<string, string>();
  const write = (schema: JsonObject): JsonObject =>
    mapInside(schema, (inner) => {
      const json = JSON.stringify(inner);
      if ((counts.get(json) ?? 0) < 2) return write(inner);
      const known = names.get(json);
      if (known !== undefined) return { $ref: known };
      const name = `s${names.size + 1}`;
      names.set(json, name);
      parts.set(name, write(inner));
      return { $ref: name };
    });
  return { schemas: schemas.map(write), parts };
}

/** Counts the large parts of a schema; those inside a part that was counted before only once. */
function count(schema: JsonObject, counts: Map<string, number>): void {
  mapInside(schema, (inner) => {
    const json = JSON.stringify(inner);
    const isLarge = json.length >= LEAST;
    const before = counts.get(json) ?? 0;
    if (isLarge && !BOUND.test(json)) counts.set(json, before + 1);
    if (isLarge && before === 0) count(inner, counts);
    return inner;
  });
}
