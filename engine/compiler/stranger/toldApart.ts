import type { JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, objectOf } from '../json.ts';
import { within } from '../Reporter.ts';
import type { SchemaAt } from './everySchema.ts';
import type { Mapping } from './Mapping.ts';
import {
  outermost,
  propertySpots,
  type Spot,
  type StrangerSchema,
  spotsIn,
} from './StrangerSchema.ts';

/**
 * Alternatives with what OpenAPI's `discriminator` says of them: which values of one property name each.
 * An alternative that says so itself, or is named by nothing, stays as it is. Only what is asked for
 * follows it: which answers are right the schema alone says (OpenAPI 3.1, 4.8.25).
 *
 * @param schema with the discriminator, and the alternatives under `oneOf` or `anyOf`
 */
export function toldApart(
  schemas: StrangerSchema,
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
    const said = schemas.open(own);
    if (outermost(said, 'const') !== undefined || outermost(said, 'enum') !== undefined)
      return spot;
    const properties = objectOf(schema.properties);
    const told: JsonObject = { enum: values };
    return { ...spot, place, schema: { ...schema, properties: { ...properties, [name]: told } } };
  });
}

/** The values that lead to an alternative: those mapped to its reference, else what it is called. */
function valuesOf({ $ref }: JsonObject, mapping: JsonObject): readonly string[] {
  if (typeof $ref !== 'string') return [];
  const called = $ref.split(/[/#]/).at(-1) ?? '';
  const mapped = Object.entries(mapping).flatMap(([value, target]) =>
    target === $ref || target === called ? [value] : [],
  );
  return mapped.length > 0 ? mapped : [called];
}

/** Says what a discriminator does in the form; where there are no alternatives, that it does nothing. */
export function noteDiscriminator({ schemas, notes }: Mapping, { schema, place }: SchemaAt): void {
  const at = within(place, 'discriminator');
  if (!isObject(schema.discriminator)) return;
  const lists = ['oneOf', 'anyOf'].map((name) => spotsIn(schema[name], within(place, name)));
  if (lists.every(({ length }) => length === 0)) {
    const message = 'What "discriminator" leads to is not asked for: there is no "oneOf" beside it';
    notes.leftOut(at, message, 'List the alternatives in "oneOf".');
    return;
  }
  const isNarrowed = lists.some((spots) => {
    const told = toldApart(schemas, schema, spots);
    return told.some((spot, index) => spot !== spots[index]);
  });
  const name = String(schema.discriminator.propertyName);
  if (isNarrowed) notes.assumed(at, `"${name}" takes only the values that lead to an alternative`);
}
