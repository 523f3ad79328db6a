import { isObject, objectOf, textsOf } from '../../compiler/source/json.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import {
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  type Spot,
} from '../read/ExternalSchema.ts';
import type { Mapping } from '../read/Mapping.ts';
import { alternativesOf } from './alternativesOf.ts';
import { allOf, type ConditionContext, conditionOf, not } from './conditionOf.ts';

/** A part of an object's schema that applies under a condition. */
export interface Branch {
  readonly when: JsonObject | true;
  readonly opened: Opened;
  /**
   * Properties whose values select the branch. The branch's schemas for these properties became
   * `when`.
   */
  readonly selectors?: readonly string[];
}

/** A field that the form adds to ask which alternative applies. */
export interface AddedField {
  readonly name: string;
  readonly when: JsonObject | true;
  readonly spot: Spot;
  readonly isRequired: boolean;
  /** The schema has the field, without its options. */
  readonly isOwn?: true;
  /** The values that the field takes in given data without it. */
  readonly inferred?: readonly Json[];
}

/** The conditional parts of an object's schema, and the fields that the form adds for them. */
export interface Branching {
  readonly branches: readonly Branch[];
  readonly made: readonly AddedField[];
  /** Names that select a branch and that each branch requires, with the condition around them. */
  readonly asked: readonly { readonly name: string; readonly when: JsonObject | true }[];
}

/**
 * Splits `if`, `dependentSchemas`, `oneOf` and `anyOf` of an object into branches, including those
 * inside a branch.
 *
 * @param when the condition under which the object's schema itself applies
 */
export function branchesOf(
  mapping: Mapping,
  context: ConditionContext,
  opened: Opened,
  when: JsonObject | true,
): Branching {
  const alternatives = alternativesOf(mapping, context, opened);
  const own = [
    ...conditionals(mapping, context, opened),
    ...dependents(mapping, context, opened),
    ...alternatives.branches,
  ].map((branch) => ({ ...branch, when: allOf([when, branch.when]) }));
  const inner = own.map(({ opened: branch, when: branchWhen }) => {
    const known = new Set([...context.known, ...propertySpots(branch).keys()]);
    return branchesOf(mapping, { ...context, known }, branch, branchWhen);
  });
  return {
    branches: [...own, ...inner.flatMap(({ branches }) => branches)],
    made: [
      ...alternatives.made
        .filter(({ isOwn }) => !isOwn || when === true)
        .map((field) => ({ ...field, when })),
      ...inner.flatMap(({ made }) => made),
    ],
    asked: [
      ...alternatives.asked.map((name) => ({ name, when })),
      ...inner.flatMap(({ asked }) => asked),
    ],
  };
}

function conditionals(
  mapping: Mapping,
  context: ConditionContext,
  opened: Opened,
): readonly Branch[] {
  const { schemas } = mapping;
  const open = (schema: Json, place: Place) => schemas.open([{ schema, place }], opened.trail);
  return everyValue(opened, 'if').flatMap(({ value, place, layer }): readonly Branch[] => {
    const { then: yes, else: no } = layer.schema;
    if (yes === undefined && no === undefined) return [];
    const condition = open(value, place);
    if (condition.isNever) return branch(true, no, within(layer.place, 'else'));
    const when = conditionOf(context, condition);
    if (when === undefined) {
      noteUnreadable(mapping, place);
      return [];
    }
    const otherwise = when === true ? undefined : unless(context, condition, when);
    return [
      ...branch(when, yes, within(layer.place, 'then')),
      ...branch(otherwise, no, within(layer.place, 'else')),
    ];
  });

  function branch(
    when: JsonObject | true | undefined,
    schema: Json | undefined,
    place: Place,
  ): readonly Branch[] {
    return when === undefined || schema === undefined
      ? []
      : [{ when, opened: open(schema, place) }];
  }
}

/**
 * Returns the condition of `else`. It holds only after the required answers that it reads are
 * given.
 */
function unless(context: ConditionContext, condition: Opened, when: JsonObject): JsonObject | true {
  const names = [...propertySpots(condition).keys()].filter((name) => context.required.has(name));
  const given = names.map((name) => ({ [name]: {} }));
  return allOf([...given, not(when)]);
}

function dependents(
  mapping: Mapping,
  context: ConditionContext,
  opened: Opened,
): readonly Branch[] {
  for (const { value, place } of everyValue(opened, 'dependentRequired')) {
    const ghosts = Object.keys(objectOf(value)).filter((name) => !context.fields.has(name));
    for (const name of ghosts) noteUnreadable(mapping, within(place, name));
  }
  return everyValue(opened, 'dependentSchemas').flatMap(({ value, place }) =>
    Object.entries(objectOf(value)).flatMap(([name, schema]): readonly Branch[] => {
      if (!isObject(schema)) return [];
      if (!context.fields.has(name)) {
        noteUnreadable(mapping, within(place, name));
        return [];
      }
      const spot = { schema, place: within(place, name) };
      return [{ when: { [name]: {} }, opened: mapping.schemas.open([spot], opened.trail) }];
    }),
  );
}

function noteUnreadable({ notes }: Mapping, place: Place): void {
  const message =
    'The fields under this condition are not shown: it reads a property that is not a field';
  notes.leftOut(place, message, 'Name properties of the same object that the form can hold.');
}

/** Returns the names of all properties that an object may have, including those of its branches. */
export function possibleNames(mapping: Mapping, opened: Opened): ReadonlySet<string> {
  const names = new Set([
    ...propertySpots(opened).keys(),
    ...requiredNames(opened),
    ...everyValue(opened, 'dependentRequired').flatMap(({ value }) =>
      Object.values(objectOf(value)).flatMap(textsOf),
    ),
  ]);
  const add = (schema: Json, place: Place) => {
    const inner = mapping.schemas.open([{ schema, place }], opened.trail);
    if (inner.isRecursive) return;
    for (const name of possibleNames(mapping, inner)) names.add(name);
  };
  for (const keyword of ['then', 'else']) {
    for (const { value, place } of everyValue(opened, keyword)) add(value, place);
  }
  for (const keyword of ['dependentSchemas', 'oneOf', 'anyOf']) {
    for (const { value, place } of everyValue(opened, keyword)) {
      for (const [key, each] of Object.entries(value ?? {})) add(each as Json, within(place, key));
    }
  }
  return names;
}
