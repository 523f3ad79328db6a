import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject } from '../json.ts';
import { type Opened, outermost } from './StrangerSchema.ts';

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

/** The keyword by which an object takes names that it does not list, where it says so. */
export function freeNames(opened: Opened): string | undefined {
  const isOpen = (value: Json | undefined) => value === true || isObject(value);
  const told = ['additionalProperties', 'patternProperties', 'unevaluatedProperties'];
  return told.find((each) => isOpen(outermost(opened, each)));
}
