import type { JsonObject } from '../../definition/JsonSchema.ts';
import {
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  type StrangerSchema,
  spotsIn,
} from './StrangerSchema.ts';
import { testOf } from './testOf.ts';

/** What a condition is read with. */
export interface ConditionContext {
  readonly schemas: StrangerSchema;
  /** Names of the object's fields; a condition on anything else cannot be asked. */
  readonly fields: ReadonlySet<string>;
  /** Fields that stand in the form whatever branches hold, or in a branch around this one. */
  readonly known: ReadonlySet<string>;
  /** Those that every answer has: their absence is not taken for agreement. */
  readonly required: ReadonlySet<string>;
}

/**
 * A schema of an object as a condition of the house, pointers from that object.
 *
 * The standard lets a property that is absent satisfy what is said of it; the house does not. So the
 * absence is written out, but for fields that must be given anyway.
 *
 * @returns `true` when it always holds; `undefined` when it names something that is no field
 */
export function conditionOf(
  context: ConditionContext,
  opened: Opened,
): JsonObject | true | undefined {
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
    if (isNeeded) return { [name]: test };
    if (Object.keys(test).length === 0) return true;
    return { anyOf: [{ [name]: test }, absent(name)] };
  });
}

function logicParts(context: ConditionContext, opened: Opened): readonly Part[] {
  const inner = (spots: ReturnType<typeof spotsIn>) =>
    spots.map((spot) => conditionOf(context, context.schemas.open([spot], opened.trail)));
  const either = ['anyOf', 'oneOf'].flatMap((keyword) =>
    everyValue(opened, keyword).map(({ value, place }): Part => {
      const parts = inner(spotsIn(value, place));
      return parts.includes(true) ? true : anyOf(parts);
    }),
  );
  const neither = everyValue(opened, 'not').map(({ value, place }): Part => {
    const [part] = inner([{ schema: value, place }]);
    return part === undefined || part === true ? undefined : not(part);
  });
  return [...either, ...neither];
}

function absent(name: string): JsonObject {
  return { not: { [name]: {} } };
}

/** The condition that another does not hold. */
export function not(condition: JsonObject): JsonObject {
  const [only] = Object.values(condition);
  const isNot = Object.keys(condition).join() === 'not';
  return isNot && typeof only === 'object' ? (only as JsonObject) : { not: condition };
}

/** The condition that all hold; `true` for none. */
export function allOf(conditions: readonly (JsonObject | true | undefined)[]): JsonObject | true {
  const parts = conditions.filter((each) => each !== undefined && each !== true);
  const [only] = parts;
  if (!only) return true;
  return parts.length === 1 ? only : { allOf: parts };
}

/** The condition that one of some holds; `undefined` when one of them cannot be asked. */
export function anyOf(conditions: readonly (JsonObject | true | undefined)[]): Part {
  if (conditions.includes(true)) return true;
  const parts = conditions.filter((each) => each !== undefined && each !== true);
  if (parts.length < conditions.length) return undefined;
  const [only] = parts;
  return parts.length === 1 ? only : { anyOf: parts };
}

/** A condition of an object as the fields of an object inside it ask it: one level further out. */
export function lifted(condition: JsonObject): JsonObject {
  const entries = Object.entries(condition).map(([key, value]) => {
    if (key === 'not') return [key, lifted(value as JsonObject)];
    if (key === 'anyOf' || key === 'allOf') return [key, (value as JsonObject[]).map(lifted)];
    return [`../${key}`, value];
  });
  return Object.fromEntries(entries);
}
