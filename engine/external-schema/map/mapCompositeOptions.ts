import { listOf, textsOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { everyValue, type Opened, outermost, spotsIn } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { readUiOptions } from '../read/readUiOptions.ts';
import { acceptedBy } from './acceptedBy.ts';
import { noteOmitted } from './fieldNotes.ts';
import { mapJson } from './mapJson.ts';

/** The options that are objects or lists, with their names. */
interface CompositeOptions {
  readonly values: readonly Json[];
  readonly names: readonly string[];
}

/**
 * Checks whether a schema is a choice of objects or lists, so that the user selects a whole value.
 * A schema is such a choice if each value has a name, or if the schema does not describe the parts
 * of the values.
 */
export function isCompositeChoice(mapping: Mapping, opened: Opened, at?: FieldAt): boolean {
  const { values, names } = compositeOptionsIn(mapping, opened, at);
  if (!values.some((value) => typeof value === 'object' && value !== null)) return false;
  const isDescribed = ['properties', 'items', 'prefixItems', 'anyOf'].some(
    (keyword) => outermost(opened, keyword) !== undefined,
  );
  return names.length === values.length || !isDescribed;
}

/**
 * Creates one answer of any shape for a choice of objects or lists. If an option has no name, the
 * field is left out.
 */
export function mapCompositeOptions(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
): Mapped | undefined {
  const { values, names } = compositeOptionsIn(mapping, opened, at);
  if (names.length < values.length) {
    const remedy =
      'Name its values in "enumNames", or describe their parts ("properties", "items").';
    noteOmitted(mapping, opened, at, 'is a choice of objects or lists', remedy);
    return undefined;
  }
  const accepted = acceptedBy(mapping.schemas, opened, values);
  const options = values.flatMap((value, index) =>
    accepted.includes(value) ? [[value, names[index] ?? ''] as const] : [],
  );
  // `acceptedBy` has applied all other keywords, so the remaining options are the whole schema.
  const schema: JsonObject = {
    enum: options.map(([value]) => value),
    enumNames: options.map(([, name]) => name),
  };
  const only = { ...opened, spots: [{ schema, place: opened.place }] };
  return mapJson(mapping, only, at, 'is a choice of objects or lists');
}

function compositeOptionsIn({ schemas }: Mapping, opened: Opened, at?: FieldAt): CompositeOptions {
  const [listed] = everyValue(opened, 'enum');
  if (listed) {
    const { enumNames } = readUiOptions(at?.layout ?? {});
    const own = textsOf(listed.layer.schema.enumNames);
    return {
      values: listOf(listed.value),
      names: Array.isArray(enumNames) ? textsOf(enumNames) : own,
    };
  }
  const [found] = everyValue(opened, 'oneOf');
  const members = spotsIn(found?.value, found?.place ?? opened.place).map((spot) =>
    schemas.open([spot], opened.trail),
  );
  const values = members.flatMap((member) => outermost(member, 'const') ?? []);
  if (values.length < members.length) return { values: [], names: [] };
  return { values, names: textsOf(members.map((member) => outermost(member, 'title') ?? null)) };
}
