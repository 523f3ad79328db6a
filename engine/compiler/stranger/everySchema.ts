import type { JsonObject } from '../../definition/JsonSchema.ts';
import { isObject } from '../json.ts';
import { mapInside } from '../plainSchemas.ts';
import { type Place, within } from '../Reporter.ts';
import type { Spot, StrangerSchema } from './StrangerSchema.ts';

/** A schema in a file. */
export interface SchemaAt {
  readonly schema: JsonObject;
  readonly place: Place;
  /** The keywords that lead to it from the root, where references lead to it those before them, too. */
  readonly above: readonly string[];
}

/** Every schema of a file that its root uses, once each: definitions only where something refers to them. */
export function everySchema(schemas: StrangerSchema, root: Spot): readonly SchemaAt[] {
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
