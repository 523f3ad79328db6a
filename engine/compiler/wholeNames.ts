import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import type { WholeName } from '../definition/PlanNode.ts';
import { isObject, listOf } from './json.ts';

/**
 * The names of objects and lists that are chosen as a whole, anywhere in the schema of an answer of any
 * shape: of an `enum` its `enumNames`, of constants among alternatives their titles.
 */
export function wholeNames(schema: Json): readonly WholeName[] {
  if (Array.isArray(schema)) return schema.flatMap(wholeNames);
  if (!isObject(schema)) return [];
  const inner = Object.entries(schema).filter(([keyword]) => !DATA.includes(keyword));
  return [...namedHere(schema), ...inner.flatMap(([, each]) => wholeNames(each))];
}

/** Keywords that hold values and no schemas. */
const DATA = ['const', 'enum', 'enumNames', 'default', 'examples'];

function namedHere(schema: JsonObject): readonly WholeName[] {
  const names = listOf(schema.enumNames);
  const listed = listOf(schema.enum).map((value, index) => [value, names[index]] as const);
  const titled = schema.const === undefined ? [] : [[schema.const, schema.title] as const];
  return [...listed, ...titled].flatMap(([value, name]) =>
    typeof value === 'object' && value !== null && typeof name === 'string' && name !== ''
      ? [{ value, name }]
      : [],
  );
}
