import { listOf, textsOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { compositeWords } from '../messages/compositeWords.ts';
import { everyValue, type Opened, outermost, spotsIn } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { readUiOptions } from '../read/readUiOptions.ts';
import { acceptedBy } from './acceptedBy.ts';
import { mapJson } from './mapJson.ts';

/** The options that are objects or lists, with their names. */
interface CompositeOptions {
  readonly values: readonly Json[];
  readonly names: readonly string[];
}

/**
 * Checks whether a schema is a choice of objects or lists, so that the user selects a whole value.
 * A constant is such a choice with one value.
 */
export function isCompositeChoice(mapping: Mapping, opened: Opened, at?: FieldAt): boolean {
  const { values } = compositeOptionsIn(mapping, opened, at);
  return values.some((value) => typeof value === 'object' && value !== null);
}

/**
 * Creates one answer of any shape for a choice of objects or lists. An option without a name is
 * called by its values. A required constant is filled in.
 */
export function mapCompositeOptions(mapping: Mapping, opened: Opened, at: FieldAt): Mapped {
  const { values, names } = compositeOptionsIn(mapping, opened, at);
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
  const constant = outermost(opened, 'const');
  const isFilled = at.isRequired && constant !== undefined;
  const initial = isFilled ? { initial: { schema: constant, place: opened.place } } : {};
  return mapJson(mapping, only, { ...at, ...initial }, 'is a choice of objects or lists');
}

function compositeOptionsIn({ schemas }: Mapping, opened: Opened, at?: FieldAt): CompositeOptions {
  const [listed] = everyValue(opened, 'enum');
  if (listed) {
    const { enumNames } = readUiOptions(at?.layout ?? {});
    const own = textsOf(listed.layer.schema.enumNames);
    const names = Array.isArray(enumNames) ? textsOf(enumNames) : own;
    return namedOptions(listOf(listed.value), names);
  }
  const constant = outermost(opened, 'const');
  if (constant !== undefined) return namedOptions([constant], []);
  const [found] = everyValue(opened, 'oneOf');
  const members = spotsIn(found?.value, found?.place ?? opened.place).map((spot) =>
    schemas.open([spot], opened.trail),
  );
  const values = members.flatMap((member) => outermost(member, 'const') ?? []);
  if (values.length < members.length) return { values: [], names: [] };
  return namedOptions(
    values,
    textsOf(members.map((member) => outermost(member, 'title') ?? null)).filter(isText),
  );
}

/** Returns options with the given names, or with names made from their values. */
function namedOptions(values: readonly Json[], names: readonly string[]): CompositeOptions {
  if (names.length === values.length && names.every(isText)) return { values, names };
  // An absent answer represents `null`.
  const given = values.filter((value) => value !== null);
  return { values: given, names: compositeWords(given) };
}

const isText = (text: string) => text.trim() !== '';
