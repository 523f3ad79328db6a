import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { CompositeName } from '../../definition/PlanNode.ts';
import { isObject, listOf } from '../source/json.ts';

/**
 * Returns the names of objects and lists that a user chooses as a whole. It searches the whole
 * schema of an answer of any shape. The names come from `enumNames` for an `enum`, and from titles
 * for constants among alternatives.
 */
export function compositeNames(schema: Json): readonly CompositeName[] {
  if (Array.isArray(schema)) return schema.flatMap(compositeNames);
  if (!isObject(schema)) return [];
  const inner = Object.entries(schema).filter(([keyword]) => !DATA.includes(keyword));
  return [...namedHere(schema), ...inner.flatMap(([, each]) => compositeNames(each))];
}

/** Keywords that contain values instead of schemas. */
const DATA = ['const', 'enum', 'enumNames', 'default', 'examples'];

function namedHere(schema: JsonObject): readonly CompositeName[] {
  const names = listOf(schema.enumNames);
  const listed = listOf(schema.enum).map((value, index) => [value, names[index]] as const);
  const titled = schema.const === undefined ? [] : [[schema.const, schema.title] as const];
  return [...listed, ...titled].flatMap(([value, name]) =>
    typeof value === 'object' && value !== null && typeof name === 'string' && name !== ''
      ? [{ value, name }]
      : [],
  );
}
