import { isObject } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { type Opened, outermost } from './ExternalSchema.ts';

/**
 * Maximum number of added names that a count ignores. Each name doubles the size of the test.
 * Further names count as the object's own.
 */
const MOST_ADDED = 6;

/**
 * Returns a test of the number of an object's names (`minProperties`, `maxProperties`), without the
 * names that the form adds.
 *
 * @param limits numbers by keyword
 * @param added names that the form adds, each of which may be present or absent
 */
export function countedWithout(limits: JsonObject, added: readonly string[]): JsonObject {
  return Object.keys(limits).length === 0 ? {} : shifted(limits, added.slice(0, MOST_ADDED));
}

function shifted(limits: JsonObject, [name, ...others]: readonly string[]): JsonObject {
  if (name === undefined) return limits;
  const raised = Object.entries(limits).map(([keyword, limit]) => [keyword, Number(limit) + 1]);
  return {
    if: { required: [name] },
    then: shifted(Object.fromEntries(raised), others),
    else: shifted(limits, others),
  };
}

/** Returns a test of an object's names that also accepts the names that the form adds. */
export function namedWithout(test: JsonObject, added: readonly string[]): JsonObject {
  return added.length === 0 ? test : { anyOf: [{ enum: [...added] }, test] };
}

/** Returns the keyword with which an object explicitly allows names that it does not list. */
export function freeNames(opened: Opened): string | undefined {
  const isOpen = (value: Json | undefined) => value === true || isObject(value);
  const keywords = ['additionalProperties', 'patternProperties', 'unevaluatedProperties'];
  return keywords.find((each) => isOpen(outermost(opened, each)));
}
