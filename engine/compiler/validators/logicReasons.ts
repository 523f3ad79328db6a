import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import { isArgument, listOf, objectOf } from '../source/json.ts';
import type { PartReason } from './PartReason.ts';

/**
 * A function that returns the name of a value as the applicant types or chooses it.
 *
 * @param property the property of the entry that holds the value; absent for the entry itself
 * @returns `undefined` for a value without a name
 */
export type NameOf = (value: Json, property?: string) => string | undefined;

/** Returns texts and numbers as text; `undefined` for other values. */
export const plainName: NameOf = (value) => (isArgument(value) ? String(value) : undefined);

/** Maximum number of values in one message, so that it stays readable. */
const MOST_NAMED = 5;

/**
 * Returns the reason why a list fails `contains`. The reason names the required values if the
 * schema lists them and has no `maxContains`. They may be values of an entry or of one property.
 * Otherwise the reason only states that something is missing.
 *
 * @param schema a schema with `contains` and, optionally, its limits
 */
export function containsReason(
  { contains, minContains = 1, maxContains }: JsonObject,
  nameOf: NameOf = plainName,
): PartReason {
  const wanted = wantedNames(contains, nameOf);
  if (!wanted || maxContains !== undefined) return { key: ENGINE_KEYS.contains };
  const values = wanted.join(', ');
  if (minContains !== 1) {
    return { key: ENGINE_KEYS.mustIncludeSome, args: [String(minContains), values] };
  }
  const key = wanted.length === 1 ? ENGINE_KEYS.mustInclude : ENGINE_KEYS.mustIncludeAny;
  return { key, args: [values] };
}

/**
 * Returns the reason why an answer fails `not`. The reason names the excluded values if the schema
 * lists them. If the schema has only `contains`, the reason names the values of `contains`.
 * Otherwise it only states that this answer, or these answers together, are ruled out.
 *
 * @param schema the schema that the answer must not match
 */
export function notReason(schema: Json | undefined, nameOf: NameOf = plainName): PartReason {
  const { contains, ...rest } = objectOf(schema);
  const isOfEntries = contains !== undefined && Object.keys(rest).length === 0;
  const names = isOfEntries ? wantedNames(contains, nameOf) : ownNames(schema, nameOf);
  if (names) return { key: ENGINE_KEYS.mustNotBe, args: [names.join(', ')] };
  return { key: isOfSeveral(schema) ? ENGINE_KEYS.notTogether : ENGINE_KEYS.ruledOut };
}

/**
 * Returns the names of the permitted values of an entry. If the schema limits a single property,
 * returns the names of that property's values.
 */
function wantedNames(schema: Json | undefined, nameOf: NameOf): readonly string[] | undefined {
  const { properties, required: _, type: __, ...rest } = objectOf(schema);
  if (properties === undefined) return ownNames(schema, nameOf);
  const [only, ...others] = Object.entries(objectOf(properties));
  if (!only || others.length > 0 || Object.keys(rest).length > 0) return undefined;
  const [property, inner] = only;
  return ownNames(inner, (value) => nameOf(value, property));
}

/** Returns the names of the values of a schema that contains nothing except those values. */
function ownNames(schema: Json | undefined, nameOf: NameOf): readonly string[] | undefined {
  const { const: only, enum: listed, type: _, ...rest } = objectOf(schema);
  if (Object.keys(rest).length > 0 || (only === undefined) === (listed === undefined)) {
    return undefined;
  }
  const values = only === undefined ? listOf(listed) : [only];
  const names = values.flatMap((value) => nameOf(value) ?? []);
  const isWhole = names.length === values.length;
  return isWhole && names.length > 0 && names.length <= MOST_NAMED ? names : undefined;
}

/** Checks whether a schema limits several answers instead of a single one. */
function isOfSeveral(schema: Json | undefined): boolean {
  return Object.keys(objectOf(schema)).some((name) => /^(?:required|properties|depend)/.test(name));
}
