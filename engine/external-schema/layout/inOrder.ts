import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';

/**
 * Returns a choice with its options in the order of a layout (`ui:enumOrder`). The entry `*`
 * represents every option that the order does not name. Without `*` those options are not offered.
 *
 * @param schema the schema in Landform's dialect; a schema that is not a choice is returned
 *   unchanged
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
    // An option that is not offered cannot be the default, and needs no condition.
    ...(initial !== undefined && ordered.includes(initial) ? { default: initial } : {}),
    ...(offered.length > 0 ? { optionsWhen: Object.fromEntries(offered) } : {}),
  };
}

/** Compares as text, since a layout may write `"1"` for the option `1`. */
function isSame(named: Json, value: Json): boolean {
  return String(named) === String(value);
}
