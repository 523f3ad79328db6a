import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { ExternalSchema, Layer, Opened, Spot } from './ExternalSchema.ts';

/**
 * Returns the schemas that a property must satisfy without being listed by name: those of
 * `patternProperties`, `additionalProperties` and `unevaluatedProperties`. Each layer of an object
 * decides for itself, as in JSON Schema 2020-12, core, 10.3.2 and 11.3. So `additionalProperties:
 * false` forbids the properties of its neighbours in `allOf`. `unevaluatedProperties` forbids those
 * that no schema inside its own schema describes.
 */
export function unlistedSpots(
  schemas: ExternalSchema,
  opened: Opened,
  name: string,
): readonly Spot[] {
  return opened.layers.flatMap((layer): readonly Spot[] => {
    const { schema, place, trail } = layer;
    const matching = patternsFor(schema, name).map(([pattern, value]) => ({
      schema: value,
      place: within(place, 'patternProperties', pattern),
      trail,
    }));
    const { additionalProperties: more, unevaluatedProperties: rest } = schema;
    const isListed = matching.length > 0 || Object.hasOwn(objectOf(schema.properties), name);
    const isClosed = more !== undefined && more !== true && !isListed;
    const isRest =
      rest !== undefined && rest !== true && !mayDescribe(schemas, opened, layer, name);
    return [
      ...matching,
      ...(isClosed ? [{ schema: more, place: within(place, 'additionalProperties'), trail }] : []),
      ...(isRest ? [{ schema: rest, place: within(place, 'unevaluatedProperties'), trail }] : []),
    ];
  });
}

/** Returns the patterns of `patternProperties` that match a name, with their schemas. */
function patternsFor(schema: JsonObject, name: string): readonly (readonly [string, Json])[] {
  return Object.entries(objectOf(schema.patternProperties)).filter(([pattern]) =>
    new RegExp(pattern, 'u').test(name),
  );
}

/**
 * Checks whether a layer, or a schema inside it, describes a property, so that
 * `unevaluatedProperties` of the layer does not apply. Alternatives and branches count even if they
 * do not hold, because the form hides their fields then.
 */
function mayDescribe(
  schemas: ExternalSchema,
  opened: Opened,
  layer: Layer,
  name: string,
  isOwner = true,
): boolean {
  const { schema } = layer;
  const isDescribed =
    Object.hasOwn(objectOf(schema.properties), name) ||
    patternsFor(schema, name).length > 0 ||
    schema.additionalProperties !== undefined ||
    (!isOwner && schema.unevaluatedProperties !== undefined);
  return (
    isDescribed ||
    opened.layers.some(
      (inner) => inner.inside === layer.id && mayDescribe(schemas, opened, inner, name, false),
    ) ||
    conditionalSpots(layer).some((spot) => {
      const part = schemas.open([spot], layer.trail);
      const isOuter = ({ inside }: Layer) => inside === undefined;
      return (
        !part.isRecursive &&
        part.layers.filter(isOuter).some((each) => mayDescribe(schemas, part, each, name, false))
      );
    })
  );
}

/** Returns the schemas of a layer that apply to the same object under a condition. */
function conditionalSpots({ schema, place }: Layer): readonly Spot[] {
  const spot = (value: Json | undefined, ...steps: readonly (string | number)[]) =>
    value === undefined ? [] : [{ schema: value, place: within(place, ...steps) }];
  return [
    ...['if', 'then', 'else'].flatMap((keyword) => spot(schema[keyword], keyword)),
    ...['anyOf', 'oneOf'].flatMap((keyword) =>
      listOf(schema[keyword]).flatMap((each, index) => spot(each, keyword, index)),
    ),
    ...Object.entries(objectOf(schema.dependentSchemas)).flatMap(([key, each]) =>
      spot(each, 'dependentSchemas', key),
    ),
  ].filter((each) => isObject(each.schema));
}
