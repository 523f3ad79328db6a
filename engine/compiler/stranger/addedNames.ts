import type { JsonObject } from '../../definition/JsonSchema.ts';

/** Each of them doubles the test of a count; more of them in one object are counted as its own. */
const MOST_ADDED = 6;

/**
 * How many names an object may have (`minProperties`, `maxProperties`), those that the form adds not
 * counted.
 *
 * @param limits numbers by keyword
 * @param added names that the form adds, each of which may be there or not
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

/** What the names of an object must be, those that the form adds left alone. */
export function namedWithout(test: JsonObject, added: readonly string[]): JsonObject {
  return added.length === 0 ? test : { anyOf: [{ enum: [...added] }, test] };
}
