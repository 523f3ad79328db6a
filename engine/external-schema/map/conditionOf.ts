import type { JsonObject } from '../../definition/JsonSchema.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  spotsIn,
} from '../read/ExternalSchema.ts';
import { testOf } from './testOf.ts';

/** The schema and the fields of the object to which a condition belongs. */
export interface ConditionContext {
  readonly schemas: ExternalSchema;
  /** Names of the object's fields. A condition on any other property cannot be evaluated. */
  readonly fields: ReadonlySet<string>;
  /** Fields that the form has whichever branches apply, or that a branch around this one has. */
  readonly known: ReadonlySet<string>;
  /** Fields that every answer must have. If one is absent, the condition does not hold. */
  readonly required: ReadonlySet<string>;
  /** Returns the context inside a property that is a group of fields. */
  inner?(name: string): ConditionContext | undefined;
}

/**
 * Converts the schema of an object to a condition in Landform's dialect, with pointers from that
 * object.
 *
 * In JSON Schema an absent property satisfies its schema; in a condition of Landform it does not.
 * The condition therefore states the absence explicitly, except for required fields.
 *
 * @returns `true` if it always holds; `undefined` if it names a property that is not a field, or if
 *   no object satisfies the schema
 */
export function conditionOf(
  context: ConditionContext,
  opened: Opened,
): JsonObject | true | undefined {
  if (opened.isNever) return undefined;
  const parts = [...propertyParts(context, opened), ...logicParts(context, opened)];
  if (parts.includes(undefined)) return undefined;
  return allOf(parts.filter((part) => part !== undefined && part !== true));
}

type Part = JsonObject | true | undefined;

function propertyParts(context: ConditionContext, opened: Opened): readonly Part[] {
  const needed = requiredNames(opened);
  const spots = propertySpots(opened);
  const names = [...new Set([...spots.keys(), ...needed])];
  return names.map((name): Part => {
    if (!context.fields.has(name)) return undefined;
    const value = context.schemas.open(spots.get(name) ?? [], opened.trail);
    const test = testOf(context.schemas, value);
    const isNeeded = needed.has(name) || context.required.has(name);
    const inside = insideOf(context, name, value, needed.has(name));
    if (inside) return inside;
    if (isNeeded) return { [name]: test };
    if (Object.keys(test).length === 0) return true;
    return { anyOf: [{ [name]: test }, absent(name)] };
  });
}

/**
 * Returns the condition on the fields inside a group, with a pointer to each field. A condition on
 * the group as a whole would read every field in it, so it could not show or hide one of them.
 *
 * @param isNeeded whether the condition requires the group
 * @returns `undefined` if such a condition would differ from the schema
 */
function insideOf(
  context: ConditionContext,
  name: string,
  value: Opened,
  isNeeded: boolean,
): JsonObject | undefined {
  const inner = context.inner?.(name);
  const isOnlyFields = value.layers.every(({ schema }) =>
    Object.keys(schema).every((keyword) => INSIDE.includes(keyword)),
  );
  const names = [...propertySpots(value).keys()];
  if (!inner || !isOnlyFields || names.length === 0) return undefined;
  const asked = requiredNames(value);
  const isGiven = context.required.has(name);
  // An absent group is an absence of every field in it.
  const isExact = (field: string) => {
    if (inner.required.has(field)) return true;
    return asked.has(field) ? isNeeded || isGiven : isGiven || !isNeeded;
  };
  if (![...names, ...asked].every(isExact)) return undefined;
  const isVacuous = !isNeeded && !isGiven;
  const condition = conditionOf(isVacuous ? { ...inner, required: new Set() } : inner, value);
  return condition === undefined || condition === true ? undefined : below(condition, name);
}

const INSIDE = ['type', 'properties', 'required', 'title', 'description'];

/** Returns a condition on the fields of an object for the object around it. */
function below(condition: JsonObject, name: string): JsonObject {
  const entries = Object.entries(condition).map(([key, value]) => {
    if (key === 'not') return [key, below(value as JsonObject, name)];
    if (key === 'anyOf' || key === 'allOf') {
      return [key, (value as JsonObject[]).map((each) => below(each, name))];
    }
    return [`${name}/${key}`, value];
  });
  return Object.fromEntries(entries);
}

function logicParts(context: ConditionContext, opened: Opened): readonly Part[] {
  const open = (spots: ReturnType<typeof spotsIn>) =>
    spots
      .map((spot) => context.schemas.open([spot], opened.trail))
      .filter(({ isNever }) => !isNever);
  const either = ['anyOf', 'oneOf'].flatMap((keyword) =>
    everyValue(opened, keyword).map(({ value, place }): Part => {
      const parts = open(spotsIn(value, place)).map((each) => conditionOf(context, each));
      // Without a part, no alternative can hold.
      return parts.length === 0 ? undefined : anyOf(parts);
    }),
  );
  const neither = everyValue(opened, 'not').map(({ value, place }): Part => {
    const [excluded] = open([{ schema: value, place }]);
    if (!excluded) return true;
    const part = conditionOf(context, excluded);
    return part === undefined || part === true ? undefined : not(part);
  });
  return [...either, ...neither];
}

function absent(name: string): JsonObject {
  return { not: { [name]: {} } };
}

/** Returns the negation of a condition. */
export function not(condition: JsonObject): JsonObject {
  const [only] = Object.values(condition);
  const isNot = Object.keys(condition).join() === 'not';
  return isNot && typeof only === 'object' ? (only as JsonObject) : { not: condition };
}

/** Returns the condition that all given conditions hold; `true` for an empty list. */
export function allOf(conditions: readonly (JsonObject | true | undefined)[]): JsonObject | true {
  const parts = conditions.filter((each) => each !== undefined && each !== true);
  const [only] = parts;
  if (!only) return true;
  return parts.length === 1 ? only : { allOf: parts };
}

/**
 * Returns the condition that at least one given condition holds; `undefined` if one of them cannot
 * be evaluated.
 */
export function anyOf(conditions: readonly (JsonObject | true | undefined)[]): Part {
  if (conditions.includes(true)) return true;
  const parts = conditions.filter((each) => each !== undefined && each !== true);
  if (parts.length < conditions.length) return undefined;
  const [only] = parts;
  return parts.length === 1 ? only : { anyOf: parts };
}

/**
 * Returns an object's condition for the fields of an object inside it, with pointers one level up.
 */
export function lifted(condition: JsonObject): JsonObject {
  const entries = Object.entries(condition).map(([key, value]) => {
    if (key === 'not') return [key, lifted(value as JsonObject)];
    if (key === 'anyOf' || key === 'allOf') return [key, (value as JsonObject[]).map(lifted)];
    return [`../${key}`, value];
  });
  return Object.fromEntries(entries);
}
