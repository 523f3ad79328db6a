import type { Json } from '../../definition/JsonSchema.ts';
import type { OptionValue } from '../../definition/PlanNode.ts';
import { listOf } from '../json.ts';
import { acceptedBy } from './acceptedBy.ts';
import { valuesOf } from './kindOf.ts';
import {
  everyValue,
  type Opened,
  outermost,
  type StrangerSchema,
  spotsIn,
} from './StrangerSchema.ts';

/** An option of a stranger's choice, with its words where the schema has some. */
export interface StrangerOption {
  readonly value: OptionValue;
  readonly text?: string;
}

/**
 * The options of a schema that is a choice: `enum` (with `enumNames`), or `oneOf` / `anyOf` of
 * constants with titles. `null` is no option: not to choose is to say it. Nor is what the rest of the
 * schema refuses.
 *
 * @returns `undefined` when it is no choice of single values
 */
export function optionsOf(
  schemas: StrangerSchema,
  opened: Opened,
): readonly StrangerOption[] | undefined {
  const options = listed(opened) ?? titled(schemas, opened);
  if (!options) return undefined;
  const values = options.map(({ value }) => value);
  const accepted = new Set(acceptedBy(schemas, opened, values));
  return singles(options.filter(({ value }) => accepted.has(value)));
}

/** Whether a schema lists its values and refuses every one of them itself. */
export function isUnanswerable(schemas: StrangerSchema, opened: Opened): boolean {
  const values = valuesOf(opened)?.filter((value) => value !== null) ?? [];
  return values.length > 0 && acceptedBy(schemas, opened, values).length === 0;
}

/** A value that is listed, with its words where the schema has some. */
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

function titled(schemas: StrangerSchema, opened: Opened): readonly Listed[] | undefined {
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
  return typeof text === 'string' ? { value, text } : { value };
}

function singles(options: readonly Listed[]): readonly StrangerOption[] | undefined {
  const given = options.filter(({ value }) => value !== null);
  return given.length > 0 && given.every(isSingle) ? given : undefined;
}

function isSingle(option: Listed): option is StrangerOption {
  return ['string', 'number', 'boolean'].includes(typeof option.value);
}
