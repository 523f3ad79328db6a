import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { OptionValue } from '../../definition/PlanNode.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  requiredNames,
} from '../read/ExternalSchema.ts';
import { valuesOf } from '../read/kindOf.ts';
import { allOf, anyOf, type ConditionContext, not } from './conditionOf.ts';
import { optionsOf } from './optionsOf.ts';

/** The values of one property that an alternative allows or excludes. */
export interface Limit {
  /** The property as a pointer from the object: `country`, or `address/country`. */
  readonly path: string;
  /** The only values that the alternative allows; absent if it only excludes some. */
  readonly allowed?: readonly OptionValue[];
  readonly excluded: readonly OptionValue[];
  /** Whether the alternative has no other keywords for the property. */
  readonly isWhole: boolean;
  /** Whether the alternative requires the property. */
  readonly isAsked: boolean;
}

/** The properties whose values tell alternatives apart. */
export interface Distinction {
  /** The properties, as pointers from the object. */
  readonly paths: readonly string[];
  /** The limits of each alternative for these properties. */
  readonly limits: readonly (readonly Limit[])[];
}

/**
 * Returns the properties whose values tell alternatives apart. Every two alternatives differ in one
 * of them: no value satisfies both. The alternatives name values (`const`, `enum`) or exclude them
 * (`not`). The properties may be in an object of the alternatives.
 *
 * @param isField whether a condition may read a property
 */
export function tellApart(
  schemas: ExternalSchema,
  members: readonly Opened[],
  isField: (path: string) => boolean,
): Distinction | undefined {
  if (members.length < 2) return undefined;
  const limits = members.map((member) =>
    limitsIn(schemas, member).filter(({ path }) => isField(path)),
  );
  const pairs = members.flatMap((_, one) =>
    members.slice(one + 1).map((_other, index) => [one, one + 1 + index] as const),
  );
  const separates = (path: string, [one, other]: readonly [number, number]) => {
    const [first, second] = [one, other].map((at) =>
      limits[at]?.find((each) => each.path === path),
    );
    return first !== undefined && second !== undefined && areApart(first, second);
  };
  const paths = [...new Set(limits.flat().map(({ path }) => path))];
  const single = paths.find((path) => pairs.every((pair) => separates(path, pair)));
  const chosen = single === undefined ? enoughOf(paths, pairs, separates) : [single];
  if (!chosen) return undefined;
  return {
    paths: chosen,
    limits: limits.map((own) => own.filter(({ path }) => chosen.includes(path))),
  };
}

type Pair = readonly [number, number];

/** Returns properties that together separate all pairs, each at least one more than those before. */
function enoughOf(
  paths: readonly string[],
  pairs: readonly Pair[],
  separates: (path: string, pair: Pair) => boolean,
): readonly string[] | undefined {
  let left = pairs;
  const chosen = paths.filter((path) => {
    const rest = left.filter((pair) => !separates(path, pair));
    const isUseful = rest.length < left.length;
    left = rest;
    return isUseful;
  });
  return left.length === 0 ? chosen : undefined;
}

/** Checks whether no value is within both limits. */
function areApart(one: Limit, other: Limit): boolean {
  const { allowed = [] } = one.allowed ? one : other;
  const against = one.allowed ? other : one;
  if (allowed.length === 0) return false;
  return allowed.every((value) =>
    against.allowed ? !against.allowed.includes(value) : against.excluded.includes(value),
  );
}

/** Returns the limits that an alternative sets on its properties, and inside its objects. */
function limitsIn(schemas: ExternalSchema, member: Opened): readonly Limit[] {
  const needed = requiredNames(member);
  return [...propertySpots(member)].flatMap(([name, spots]): readonly Limit[] => {
    const opened = schemas.open(spots, member.trail);
    const own = limitOf(schemas, opened, name, needed.has(name));
    if (own) return [own];
    const inside = requiredNames(opened);
    return [...propertySpots(opened)].flatMap(([inner, innerSpots]) => {
      const isAsked = needed.has(name) && inside.has(inner);
      const value = schemas.open(innerSpots, opened.trail);
      return limitOf(schemas, value, `${name}/${inner}`, isAsked) ?? [];
    });
  });
}

function limitOf(
  schemas: ExternalSchema,
  opened: Opened,
  path: string,
  isAsked: boolean,
): Limit | undefined {
  const listed = listedIn(schemas, opened);
  const excluded = everyValue(opened, 'not').map(({ value, place }) => {
    const inner = schemas.open([{ schema: value, place }], opened.trail);
    return isOnly(inner, ['const', 'enum', 'type']) ? singles(valuesOf(inner)) : undefined;
  });
  const known = excluded.flatMap((values) => values ?? []);
  if (!listed && known.length === 0) return undefined;
  const isWhole =
    !excluded.includes(undefined) && (listed !== undefined || isOnly(opened, [...PLAIN, 'not']));
  const allowed = listed?.filter((value) => !known.includes(value));
  return { path, excluded: known, isWhole, isAsked, ...(allowed ? { allowed } : {}) };
}

const PLAIN = ['type', 'title', 'description', '$comment', 'default', 'examples'];

function isOnly({ layers }: Opened, keywords: readonly string[]): boolean {
  return layers.every(({ schema }) => Object.keys(schema).every((name) => keywords.includes(name)));
}

function listedIn(schemas: ExternalSchema, opened: Opened): readonly OptionValue[] | undefined {
  const constant = outermost(opened, 'const');
  if (constant !== undefined) return singles([constant]);
  if (outermost(opened, 'enum') === undefined) return undefined;
  return optionsOf(schemas, opened)?.map(({ value }) => value);
}

function singles(values: readonly unknown[] | undefined): readonly OptionValue[] | undefined {
  const isSingle = (value: unknown): value is OptionValue =>
    ['string', 'number', 'boolean'].includes(typeof value);
  return values && values.length > 0 && values.every(isSingle) ? values : undefined;
}

/**
 * Returns the condition under which an alternative applies. An excluded value leaves the property
 * free to be absent, unless it is required.
 */
export function conditionOfLimits(
  context: Pick<ConditionContext, 'required'>,
  limits: readonly Limit[],
): JsonObject | true {
  return allOf(
    limits.map(({ path, allowed, excluded, isAsked }) => {
      if (allowed) return { [path]: { enum: [...allowed] } };
      const test = { [path]: { not: { enum: [...excluded] } } };
      if (isAsked || context.required.has(path)) return test;
      return anyOf([test, not({ [path]: {} })]);
    }),
  );
}
