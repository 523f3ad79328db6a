import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf, objectOf } from '../json.ts';

/**
 * A choice with its options in the order of a layout (`ui:enumOrder`): `*` stands for those that the
 * order does not name, without it they are not offered.
 *
 * @param schema in the house's dialect; one that is no choice stays as it is
 */
export function inOrder(schema: JsonObject, order: readonly Json[]): JsonObject {
  if (isObject(schema.items)) return { ...schema, items: inOrder(schema.items, order) };
  const values = listOf(schema.enum);
  const others = values.filter((value) => !order.some((each) => isSame(each, value)));
  const ordered = order.flatMap((each) =>
    each === '*' ? others : values.filter((value) => isSame(each, value)),
  );
  if (ordered.length === 0) return schema;
  const { default: initial, optionsWhen, ...rest } = schema;
  const offered = Object.entries(objectOf(optionsWhen)).filter(([value]) =>
    ordered.some((each) => String(each) === value),
  );
  return {
    ...rest,
    enum: ordered,
    // What is not offered can be no default, and has no condition.
    ...(initial !== undefined && ordered.includes(initial) ? { default: initial } : {}),
    ...(offered.length > 0 ? { optionsWhen: Object.fromEntries(offered) } : {}),
  };
}

/** A layout may write `"1"` for the option `1`. */
function isSame(named: Json, value: Json): boolean {
  return String(named) === String(value);
}
