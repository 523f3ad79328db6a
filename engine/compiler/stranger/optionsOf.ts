import type { Json } from '../../definition/JsonSchema.ts';
import type { OptionValue } from '../../definition/PlanNode.ts';
import { listOf } from '../json.ts';
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
 * constants with titles. `null` is no option: not to choose is to say it.
 *
 * @returns `undefined` when it is no choice of single values
 */
export function optionsOf(
  schemas: StrangerSchema,
  opened: Opened,
): readonly StrangerOption[] | undefined {
  return listed(opened) ?? titled(schemas, opened);
}

function listed(opened: Opened): readonly StrangerOption[] | undefined {
  const [first, ...others] = everyValue(opened, 'enum');
  if (!first) return undefined;
  const values = listOf(first.value);
  const names = listOf(first.layer.schema.enumNames);
  const options = values.map((value, index) => withText(value, names[index]));
  const kept = options.filter(({ value }) =>
    others.every((other) => listOf(other.value).includes(value)),
  );
  return singles(kept);
}

function titled(schemas: StrangerSchema, opened: Opened): readonly StrangerOption[] | undefined {
  const [found] = [...everyValue(opened, 'oneOf'), ...everyValue(opened, 'anyOf')];
  if (!found) return undefined;
  const options = spotsIn(found.value, found.place).flatMap((spot) => {
    const each = schemas.open([spot], opened.trail);
    const value = outermost(each, 'const');
    if (value !== undefined) return [withText(value, outermost(each, 'title'))];
    return outermost(each, 'type') === 'null' ? [withText(null, undefined)] : [];
  });
  return options.length < listOf(found.value).length ? undefined : singles(options);
}

function withText(value: Json, text: Json | undefined): { value: Json; text?: string } {
  return typeof text === 'string' ? { value, text } : { value };
}

function singles(
  options: readonly { readonly value: Json; readonly text?: string }[],
): readonly StrangerOption[] | undefined {
  const given = options.filter(({ value }) => value !== null);
  return given.length > 0 && given.every(isSingle) ? given : undefined;
}

function isSingle(option: { readonly value: Json }): option is StrangerOption {
  return ['string', 'number', 'boolean'].includes(typeof option.value);
}
