import { isObject, objectOf } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import {
  type ExternalSchema,
  outermost,
  propertySpots,
  type Spot,
  spotsIn,
} from '../read/ExternalSchema.ts';
import type { SchemaAt } from '../read/everySchema.ts';
import type { Mapping } from '../read/Mapping.ts';

/**
 * Returns alternatives with the values of OpenAPI's `discriminator`: the values of one property
 * that select each alternative. An alternative that restricts the property itself, or that no value
 * selects, stays unchanged. The discriminator only affects the questions of the form. The schema
 * alone decides which answers are valid (OpenAPI 3.1, 4.8.25).
 *
 * @param schema the schema with the discriminator, and the alternatives under `oneOf` or `anyOf`
 */
export function discriminate(
  schemas: ExternalSchema,
  { discriminator }: JsonObject,
  spots: readonly Spot[],
): readonly Spot[] {
  const { propertyName: name, mapping } = objectOf(discriminator);
  if (typeof name !== 'string') return spots;
  return spots.map((spot) => {
    const { schema, place } = spot;
    const values = isObject(schema) ? valuesOf(schema, objectOf(mapping)) : [];
    if (!isObject(schema) || values.length === 0) return spot;
    const own = propertySpots(schemas.open([spot])).get(name) ?? [];
    const restriction = schemas.open(own);
    if (
      outermost(restriction, 'const') !== undefined ||
      outermost(restriction, 'enum') !== undefined
    )
      return spot;
    const properties = objectOf(schema.properties);
    const constants: JsonObject = { enum: values };
    return {
      ...spot,
      place,
      schema: { ...schema, properties: { ...properties, [name]: constants } },
    };
  });
}

/** Returns the values that select an alternative: those mapped to its reference, or its name. */
function valuesOf({ $ref }: JsonObject, mapping: JsonObject): readonly string[] {
  if (typeof $ref !== 'string') return [];
  const called = $ref.split(/[/#]/).at(-1) ?? '';
  const mapped = Object.entries(mapping).flatMap(([value, target]) =>
    target === $ref || target === called ? [value] : [],
  );
  return mapped.length > 0 ? mapped : [called];
}

/** Notes the effect of a discriminator in the form. Without alternatives it has no effect. */
export function noteDiscriminator({ schemas, notes }: Mapping, { schema, place }: SchemaAt): void {
  const at = within(place, 'discriminator');
  if (!isObject(schema.discriminator)) return;
  const lists = ['oneOf', 'anyOf'].map((name) => spotsIn(schema[name], within(place, name)));
  if (lists.every(({ length }) => length === 0)) {
    const message = 'The targets of "discriminator" get no fields: there is no "oneOf" next to it';
    notes.leftOut(at, message, 'List the alternatives in "oneOf".');
    return;
  }
  const isNarrowed = lists.some((spots) => {
    const constants = discriminate(schemas, schema, spots);
    return constants.some((spot, index) => spot !== spots[index]);
  });
  const name = String(schema.discriminator.propertyName);
  if (isNarrowed) notes.assumed(at, `"${name}" accepts only the values that select an alternative`);
}
