import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { listOf, textsOf } from '../json.ts';
import { acceptedBy } from './acceptedBy.ts';
import { type FieldAt, leaveOut, type Mapped, type Mapping } from './Mapping.ts';
import { mapJson } from './mapJson.ts';
import { everyValue, type Opened, outermost, spotsIn } from './StrangerSchema.ts';
import { saidIn } from './saidIn.ts';

/** Options that are objects or lists, by the words for them. */
interface Wholes {
  readonly values: readonly Json[];
  readonly names: readonly string[];
}

/**
 * Whether a schema lists values with parts, so that one is chosen and its parts are not asked for: they
 * have words, or nothing says how else to ask for them.
 */
export function isChoiceOfWholes(mapping: Mapping, opened: Opened, at?: FieldAt): boolean {
  const { values, names } = wholesIn(mapping, opened, at);
  if (!values.some((value) => typeof value === 'object' && value !== null)) return false;
  const isDescribed = ['properties', 'items', 'prefixItems', 'anyOf'].some(
    (keyword) => outermost(opened, keyword) !== undefined,
  );
  return names.length === values.length || !isDescribed;
}

/** Makes one answer of any shape of such a choice; without words nobody could tell the options. */
export function mapWholes(mapping: Mapping, opened: Opened, at: FieldAt): Mapped | undefined {
  const { values, names } = wholesIn(mapping, opened, at);
  if (names.length < values.length) {
    const remedy =
      'Name its values in "enumNames", or describe their parts ("properties", "items").';
    leaveOut(mapping, opened, at, 'is a choice of objects or lists', remedy);
    return undefined;
  }
  const accepted = acceptedBy(mapping.schemas, opened, values);
  const options = values.flatMap((value, index) =>
    accepted.includes(value) ? [[value, names[index] ?? ''] as const] : [],
  );
  // What else is said of them has been judged with this: the options are all there is to it.
  const schema: JsonObject = {
    enum: options.map(([value]) => value),
    enumNames: options.map(([, name]) => name),
  };
  const only = { ...opened, spots: [{ schema, place: opened.place }] };
  return mapJson(mapping, only, at, 'is a choice of objects or lists');
}

function wholesIn({ schemas }: Mapping, opened: Opened, at?: FieldAt): Wholes {
  const [listed] = everyValue(opened, 'enum');
  if (listed) {
    const { enumNames } = saidIn(at?.layout ?? {});
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
