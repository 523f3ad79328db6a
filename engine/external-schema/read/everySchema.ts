import { isObject } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { ExternalSchema, Spot } from './ExternalSchema.ts';

/** A schema with its place in a file. */
export interface SchemaAt {
  readonly schema: JsonObject;
  readonly place: Place;
  /**
   * The keywords on the path from the root to the schema, including those before each reference.
   */
  readonly above: readonly string[];
}

/**
 * Returns every schema of a file that its root uses, once each. A definition counts only if it is
 * referenced.
 */
export function everySchema(schemas: ExternalSchema, root: Spot): readonly SchemaAt[] {
  const found = new Map<string, SchemaAt>();
  const look = ({ schema, place }: Spot, above: readonly string[]): void => {
    if (!isObject(schema) || found.has(place.pointer)) return;
    found.set(place.pointer, { schema, place, above });
    const { $defs: _, definitions: __, ...inner } = schema;
    mapInside(inner, (each, ...steps) => {
      look({ schema: each, place: within(place, ...steps) }, [...above, String(steps[0])]);
      return each;
    });
    const target = schemas.target(schema.$ref, place);
    if (target) look(target, above);
  };
  look(root, []);
  return [...found.values()];
}
