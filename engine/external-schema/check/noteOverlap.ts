import { isObject, listOf } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { acceptedBy } from '../map/acceptedBy.ts';
import { discriminate } from '../map/discriminate.ts';
import { tellApart } from '../map/tellApart.ts';
import {
  type ExternalSchema,
  type Opened,
  outermost,
  propertySpots,
  requiredNames,
  spotsIn,
} from '../read/ExternalSchema.ts';
import type { SchemaAt } from '../read/everySchema.ts';
import { kindsOf } from '../read/kindOf.ts';
import type { Mapping } from '../read/Mapping.ts';

/** Limits on the search, which compiles schemas: a large schema must not slow down the form. */
const MOST_MEMBERS = 6;
const MOST_NAMES = 10;

/**
 * Warns of alternatives of a `oneOf` that accept the same object. An applicant who fills in one of
 * them then also satisfies the other, and no answer is valid. The warning is given only for an
 * object that proves it.
 */
export function noteOverlap(
  { schemas, notes }: Mapping,
  { schema, place: holder }: SchemaAt,
): void {
  if (!isObject(schema)) return;
  const place = within(holder, 'oneOf');
  const spots = discriminate(schemas, schema, spotsIn(schema.oneOf, place));
  const members = spots.map((spot) => schemas.open([spot]));
  if (members.length < 2 || members.length > MOST_MEMBERS) return;
  if (members.some(isUnevaluated) || tellApart(schemas, members, () => true)) return;
  for (const [index, member] of members.entries()) {
    const example = exampleOf(schemas, member);
    if (!example) continue;
    const other = members.findIndex(
      (each, at) => at !== index && acceptedBy(schemas, each, [example]).length > 0,
    );
    if (other < 0) continue;
    const message = `Alternatives ${index + 1} and ${other + 1} both accept ${JSON.stringify(example)}, so "oneOf" refuses it`;
    const remedy =
      'Give each alternative a property with a different constant, require a property that only it has, or write "anyOf".';
    notes.doubted(place, 'overlapping-alternatives', message, remedy);
    return;
  }
}

/** Keywords that a test omits (`testOf`), so that it may accept too much. */
const OMITTED = [
  ...['"patternProperties"', '"prefixItems"', '"additionalProperties":{', '"unevaluated'],
  ...['"content', '"format"', '"$ref"'],
];

function isUnevaluated({ layers }: Opened): boolean {
  const text = JSON.stringify(layers.map(({ schema }) => schema));
  return OMITTED.some((keyword) => text.includes(keyword));
}

/** Returns an object that an alternative accepts, with all its properties if possible. */
function exampleOf(schemas: ExternalSchema, member: Opened): JsonObject | undefined {
  const names = new Set([...propertySpots(member).keys(), ...requiredNames(member)]);
  if (names.size === 0 || names.size > MOST_NAMES || member.isRecursive) return undefined;
  const entries = [...names].flatMap((name) => {
    const opened = schemas.open(propertySpots(member).get(name) ?? [], member.trail);
    const value = opened.isNever ? undefined : exampleValue(schemas, opened);
    return value === undefined ? [] : [[name, value] as const];
  });
  const example = Object.fromEntries(entries);
  return acceptedBy(schemas, member, [example]).length > 0 ? example : undefined;
}

function exampleValue(schemas: ExternalSchema, opened: Opened): Json | undefined {
  if (opened.isRecursive) return undefined;
  const given = ['const', 'default'].flatMap((name) => outermost(opened, name) ?? []);
  const listed = ['enum', 'examples'].flatMap((name) => listOf(outermost(opened, name)));
  const simple = kindsOf(schemas, opened).flatMap((kind) => VALUES[kind] ?? []);
  const inside = requiredNames(opened).size > 0 ? [objectIn(schemas, opened)] : [];
  return acceptedBy(schemas, opened, [...given, ...listed, ...inside, ...simple])[0];
}

function objectIn(schemas: ExternalSchema, opened: Opened): JsonObject {
  if (opened.isRecursive) return {};
  const entries = [...requiredNames(opened)].slice(0, MOST_NAMES).flatMap((name) => {
    const spots = propertySpots(opened).get(name);
    const value = spots && exampleValue(schemas, schemas.open(spots, opened.trail));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

const VALUES: Readonly<Record<string, readonly Json[]>> = {
  string: ['text', '1', 'a', 'A', '2026-01-31', 'name@example.org', 'https://example.org', ''],
  number: [1, 0, 10, 100, 1000, 0.5, -1],
  integer: [1, 0, 10, 100, 1000, -1],
  boolean: [true, false],
  array: [[]],
  object: [{}],
  any: ['text'],
};
