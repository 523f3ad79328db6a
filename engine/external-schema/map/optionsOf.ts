import { listOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { OptionValue } from '../../definition/PlanNode.ts';
import { optionWords } from '../messages/words.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  spotsIn,
} from '../read/ExternalSchema.ts';
import { valuesOf } from '../read/kindOf.ts';
import { acceptedBy } from './acceptedBy.ts';

/** An option of an external schema's choice, with its name if the schema has one. */
export interface ExternalOption {
  readonly value: OptionValue;
  readonly text?: string;
}

/**
 * Returns the options of a schema that is a choice: `enum` (with `enumNames`), or `oneOf` / `anyOf`
 * of constants with titles. `null` is not an option, since an absent answer represents it. Values
 * that other keywords of the schema reject are not options either.
 *
 * @returns `undefined` if the schema is not a choice of single values
 */
export function optionsOf(
  schemas: ExternalSchema,
  opened: Opened,
): readonly ExternalOption[] | undefined {
  const options = listed(opened) ?? titled(schemas, opened);
  if (!options) return undefined;
  const values = options.map(({ value }) => value);
  const accepted = new Set(acceptedBy(schemas, opened, values));
  return singles(options.filter(({ value }) => accepted.has(value)));
}

/** Checks whether a schema lists its values and rejects all of them with other keywords. */
export function isUnanswerable(schemas: ExternalSchema, opened: Opened): boolean {
  const values = valuesOf(opened)?.filter((value) => value !== null) ?? [];
  return values.length > 0 && acceptedBy(schemas, opened, values).length === 0;
}

/** A listed value, with its name if the schema has one. */
interface Listed {
  readonly value: Json;
  readonly text?: string;
}

function listed(opened: Opened): readonly Listed[] | undefined {
  const [first] = everyValue(opened, 'enum');
  if (!first) return undefined;
  const values = listOf(first.value);
  const names = listOf(first.layer.schema.enumNames);
  return values.map((value, index) => withText(value, names[index]));
}

function titled(schemas: ExternalSchema, opened: Opened): readonly Listed[] | undefined {
  const [found] = [...everyValue(opened, 'oneOf'), ...everyValue(opened, 'anyOf')];
  if (!found) return undefined;
  const options = spotsIn(found.value, found.place).flatMap((spot) => {
    const each = schemas.open([spot], opened.trail);
    const value = outermost(each, 'const');
    if (value !== undefined) return [withText(value, outermost(each, 'title'))];
    return outermost(each, 'type') === 'null' ? [withText(null, undefined)] : [];
  });
  return options.length < listOf(found.value).length ? undefined : options;
}

function withText(value: Json, text: Json | undefined): Listed {
  return typeof text === 'string' && text.trim() !== '' ? { value, text } : { value };
}

function singles(options: readonly Listed[]): readonly ExternalOption[] | undefined {
  const given = options.filter(({ value }) => value !== null);
  return given.length > 0 && given.every(isSingle) ? given : undefined;
}

function isSingle(option: Listed): option is ExternalOption {
  return ['string', 'number', 'boolean'].includes(typeof option.value);
}

/** Returns the external schema of a choice. An option without a name is called by its value. */
export function choiceSchema(
  options: readonly {
    readonly value: OptionValue;
    readonly text?: string | undefined;
  }[],
): JsonObject {
  return {
    enum: options.map(({ value }) => value),
    enumNames: options.map(({ value, text }) => text ?? optionWords(value)),
  };
}
