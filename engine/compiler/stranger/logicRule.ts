import type { JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../dialect.ts';
import { wantedEntry } from '../partReasons.ts';
import { INVALID } from './Mapping.ts';

const OF_ENTRIES = ['contains', 'minContains', 'maxContains'];

/**
 * The last word of a schema on an answer or a list as a rule, with the message that tells most: what a
 * list must hold, what is ruled out. Of several keywords together it is only said that it is not valid.
 *
 * @param logic as `logicOf` makes it
 */
export function logicRule(logic: JsonObject): JsonObject {
  const names = Object.keys(logic);
  if (names.join() === 'not') return { schema: logic, key: ENGINE_KEYS.ruledOut };
  const isOfEntries = names.every((name) => OF_ENTRIES.includes(name));
  if (!isOfEntries) return { schema: logic, key: INVALID };
  const wanted = wantedEntry(logic);
  if (wanted === undefined) return { schema: logic, key: ENGINE_KEYS.contains };
  return { schema: logic, key: ENGINE_KEYS.mustInclude, args: [wanted] };
}
