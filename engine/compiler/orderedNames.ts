import type { JsonObject } from '../definition/JsonSchema.ts';
import { textsOf } from './json.ts';

/**
 * Names in the order of a layout, RJSF's `ui:order`: `*` stands for those that it does not name; they
 * come last where it has none.
 */
export function orderedNames(names: readonly string[], ui: JsonObject): readonly string[] {
  const order = textsOf(ui['ui:order']);
  if (order.length === 0) return names;
  const others = names.filter((name) => !order.includes(name));
  const wanted = order.includes('*') ? order : [...order, '*'];
  return wanted.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}
