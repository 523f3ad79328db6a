import type { JsonObject } from '../../definition/JsonSchema.ts';
import { textsOf } from './json.ts';

/**
 * Returns names in the order of RJSF's `ui:order`. `*` represents the names that the order omits;
 * without `*` they come last.
 */
export function orderedNames(names: readonly string[], ui: JsonObject): readonly string[] {
  const order = textsOf(ui['ui:order']);
  if (order.length === 0) return names;
  const others = names.filter((name) => !order.includes(name));
  const wanted = order.includes('*') ? order : [...order, '*'];
  return wanted.flatMap((name) => (name === '*' ? others : names.includes(name) ? [name] : []));
}
