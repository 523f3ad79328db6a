import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, objectOf, textsOf } from '../json.ts';
import type { Place } from '../Reporter.ts';
import { within } from '../Reporter.ts';
import { alternativesOf } from './alternativesOf.ts';
import { allOf, type ConditionContext, conditionOf, not } from './conditionOf.ts';
import type { Mapping } from './Mapping.ts';
import {
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  type Spot,
} from './StrangerSchema.ts';

/** A part of an object's schema that holds under a condition. */
export interface Branch {
  readonly when: JsonObject | true;
  readonly opened: Opened;
  /** The property that tells the branch: what it says of it is the condition. */
  readonly teller?: string;
}

/** A field that the form needs and the schema lacks: which of some alternatives applies. */
export interface MadeField {
  readonly name: string;
  readonly when: JsonObject | true;
  readonly spot: Spot;
  readonly isRequired: boolean;
  /** The schema has it, but not its options. */
  readonly isOwn?: true;
}

/** Everything in an object's schema that is not always so. */
export interface Branching {
  readonly branches: readonly Branch[];
  readonly made: readonly MadeField[];
}

/**
 * Takes `if`, `dependentSchemas`, `oneOf` and `anyOf` of an object apart into branches, those inside
 * a branch included.
 *
 * @param when under which the object's schema itself holds
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
    const asked = open(value, place);
    const when = conditionOf(context, asked);
    if (when === undefined) {
      noteUnasked(mapping, place);
      return [];
    }
    const otherwise = when === true ? undefined : unless(context, asked, when);
    return [
      ...(yes === undefined ? [] : [{ when, opened: open(yes, within(layer.place, 'then')) }]),
      ...(no === undefined || !otherwise
        ? []
        : [{ when: otherwise, opened: open(no, within(layer.place, 'else')) }]),
    ];
  });
}

/** Of answers that must be given anyway, the other branch waits until they are. */
function unless(context: ConditionContext, asked: Opened, when: JsonObject): JsonObject | true {
  const names = [...propertySpots(asked).keys()].filter((name) => context.required.has(name));
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
    for (const name of ghosts) noteUnasked(mapping, within(place, name));
  }
  return everyValue(opened, 'dependentSchemas').flatMap(({ value, place }) =>
    Object.entries(objectOf(value)).flatMap(([name, schema]): readonly Branch[] => {
      if (!isObject(schema)) return [];
      if (!context.fields.has(name)) {
        noteUnasked(mapping, within(place, name));
        return [];
      }
      const spot = { schema, place: within(place, name) };
      return [{ when: { [name]: {} }, opened: mapping.schemas.open([spot], opened.trail) }];
    }),
  );
}

function noteUnasked({ notes }: Mapping, place: Place): void {
  const message =
    'What hangs on this condition is not shown: it asks for something that is no field';
  notes.leftOut(place, message, 'Name properties of the same object that the form can hold.');
}

/** Names of all properties that an object may have, those of its branches included. */
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
