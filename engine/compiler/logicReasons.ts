import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import { ENGINE_KEYS } from './dialect.ts';
import { isArgument, listOf, objectOf } from './json.ts';
import type { PartReason } from './partReasons.ts';

/**
 * What a value is called where it is typed or chosen.
 *
 * @param property of the entry that holds it; absent for the entry itself
 * @returns `undefined` for a value that can be named by no word
 */
export type NameOf = (value: Json, property?: string) => string | undefined;

/** Texts and numbers by themselves. */
export const plainName: NameOf = (value) => (isArgument(value) ? String(value) : undefined);

/** More values than these nobody reads in one message. */
const MOST_NAMED = 5;

/**
 * What `contains` says to somebody whose list does not satisfy it: which entry it wants, where it wants
 * certain values of one, or of one answer in one; else only that something is missing.
 *
 * @param schema with `contains`, and its limits if it has any
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
 * What `not` says to somebody whose answer it rules out: which values are, where it names them (of a
 * list, in what it must not contain); else only that this answer is.
 *
 * @param schema what must not hold
 */
export function notReason(schema: Json | undefined, nameOf: NameOf = plainName): PartReason {
  const { contains, ...rest } = objectOf(schema);
  const isOfEntries = contains !== undefined && Object.keys(rest).length === 0;
  const names = isOfEntries ? wantedNames(contains, nameOf) : ownNames(schema, nameOf);
  if (names) return { key: ENGINE_KEYS.mustNotBe, args: [names.join(', ')] };
  return { key: isOfSeveral(schema) ? ENGINE_KEYS.notTogether : ENGINE_KEYS.ruledOut };
}

/** The values that an entry may have, or those that the only answer in it may have that is limited. */
function wantedNames(schema: Json | undefined, nameOf: NameOf): readonly string[] | undefined {
  const { properties, required: _, type: __, ...rest } = objectOf(schema);
  if (properties === undefined) return ownNames(schema, nameOf);
  const [only, ...others] = Object.entries(objectOf(properties));
  if (!only || others.length > 0 || Object.keys(rest).length > 0) return undefined;
  const [property, inner] = only;
  return ownNames(inner, (value) => nameOf(value, property));
}

/** The values of a schema that says nothing but which they are. */
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

/** What speaks of several answers, and not of one. */
function isOfSeveral(schema: Json | undefined): boolean {
  return Object.keys(objectOf(schema)).some((name) => /^(?:required|properties|depend)/.test(name));
}
