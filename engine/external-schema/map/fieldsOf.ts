import { canonicalJson } from '../../compiler/source/canonicalJson.ts';
import { isObject, listOf, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { besideDeciders } from '../read/besideDeciders.ts';
import {
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  type Spot,
} from '../read/ExternalSchema.ts';
import type { Mapping, Refinement } from '../read/Mapping.ts';
import { namesRead } from '../read/namesRead.ts';
import { unlistedSpots } from '../read/unlistedSpots.ts';
import { type BranchDefault, defaultsOf } from './branchDefaults.ts';
import type { Branch, Branching } from './branchesOf.ts';
import { anyOf } from './conditionOf.ts';
import { noteOmitted } from './fieldNotes.ts';
import { joinVariants, type Variant } from './joinVariants.ts';

/** A field of an object: its schemas, and the conditions under which it is visible and required. */
export interface FieldSource {
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly trail: ReadonlySet<string>;
  readonly visibleWhen?: JsonObject;
  readonly optionsWhen?: JsonObject;
  readonly isRequired: boolean;
  /** Whether its branches require values that no field of a single type can hold. */
  readonly isMixed?: true;
  readonly requiredWhen?: JsonObject;
  /** Further schemas of the field, each under a condition. */
  readonly refinements: readonly Refinement[];
  /** The values that an added field takes in given data without it. */
  readonly inferred?: readonly Json[];
  /** The defaults of its branches, if they differ from its own. */
  readonly defaults?: readonly BranchDefault[];
}

/**
 * Returns the fields of an object: first its own, then those that the form adds, then those of
 * branches.
 *
 * @param usable the names of fields that a condition may read
 */
export function fieldsOf(
  mapping: Mapping,
  opened: Opened,
  { branches, made, asked }: Branching,
  usable: ReadonlySet<string>,
): readonly FieldSource[] {
  const required = requiredNames(opened);
  const spots = propertySpots(opened);
  const base = { trail: opened.trail, refinements: [] };
  const addedNames = made.map(({ name }) => name);
  const unmade = [...required, ...dependentNames(opened)].filter(
    (name) => !addedNames.includes(name),
  );
  const own = [...new Set([...spots.keys(), ...unmade])].map((name): FieldSource => {
    const own = spots.get(name);
    const ownSpots = made
      .filter((each) => each.isOwn && each.name === name)
      .map(({ spot }) => spot);
    const described = own ? { spots: [...own, ...ownSpots] } : typeOf(mapping, branches, name);
    return { ...base, name, ...described, isRequired: required.has(name) };
  });
  const others = made.filter(({ isOwn }) => !isOwn);
  const added = others.map(({ name, spot, when, isRequired: isNeeded, inferred }): FieldSource => {
    const isRequired = isNeeded || required.has(name);
    return {
      ...base,
      name,
      spots: [spot],
      isRequired,
      ...(inferred ? { inferred } : {}),
      ...(when === true ? {} : { visibleWhen: when }),
    };
  });
  const known = new Set([...own, ...added].map(({ name }) => name));
  const variants = branches.flatMap(({ when, opened: inner, selectors = [] }) =>
    namesIn(inner)
      .filter((name) => !known.has(name) && !selectors.includes(name))
      .map((name) => ({ name, when, opened: inner, spots: propertySpots(inner).get(name) ?? [] })),
  );
  const names = [...new Set(variants.map(({ name }) => name))];
  const branched = names.map((name) =>
    branchField(
      mapping,
      variants.filter((each) => each.name === name && !isForbidden(each.spots)),
    ),
  );
  const fields = [...own, ...branched.filter((field) => field !== undefined)].map((field) =>
    limited(mapping, opened, field),
  );
  const unconditional = [...fields.slice(0, own.length), ...added];
  return besideDeciders(unconditional, fields.slice(own.length)).map((field) =>
    refined(mapping, field, {
      branches,
      isKnown: known.has(field.name),
      asked: asked.filter(({ name }) => name === field.name).map(({ when }) => when),
      askedBy: dependentOn(opened, field.name).filter((other) => usable.has(other)),
    }),
  );
}

/**
 * Returns a field with the schemas of layers that do not list its name. Notes a required field that
 * no value satisfies.
 */
function limited(mapping: Mapping, opened: Opened, field: FieldSource): FieldSource {
  const { name, isRequired } = field;
  const spots = [...field.spots, ...unlistedSpots(mapping.schemas, opened, name)];
  const place = spots.at(-1)?.place ?? opened.place;
  const inner = mapping.schemas.open(spots, field.trail, place);
  if (inner.isNever && isRequired) {
    const remedy = 'Correct its schema, or remove it from "required".';
    noteOmitted(mapping, { ...inner, place }, { name, isRequired }, 'accepts no value', remedy);
  }
  return { ...field, spots };
}

/**
 * Returns the type of a required field that only branches describe, without the limits of the
 * branches.
 */
function typeOf(mapping: Mapping, branches: readonly Branch[], name: string): Sketch {
  const variants = branches.flatMap(({ when, opened }): readonly Variant[] => {
    const spots = propertySpots(opened).get(name) ?? [];
    return spots.some(({ schema }) => isObject(schema)) ? [{ name, when, opened, spots }] : [];
  });
  if (variants.length === 0) return { spots: [] };
  const { spots, isMixed } = joinVariants(mapping, variants, false);
  return isMixed ? { spots, isMixed } : { spots };
}

type Sketch = Pick<FieldSource, 'spots' | 'isMixed'>;

function namesIn(opened: Opened): readonly string[] {
  return [...new Set([...propertySpots(opened).keys(), ...requiredNames(opened)])];
}

function isForbidden(spots: readonly Spot[]): boolean {
  return spots.some(({ schema }) => schema === false);
}

/** Returns a field that only branches define. It is visible when one of them applies. */
function branchField(mapping: Mapping, variants: readonly Variant[]): FieldSource | undefined {
  const described = variants.filter(({ spots }) => spots.length > 0);
  const [first] = described.length > 0 ? described : variants;
  if (!first) return undefined;
  const visibleWhen = anyOf(withoutOwn(first.name, whensOf(variants)));
  const isAlways = variants.every(({ name, opened }) => requiredNames(opened).has(name));
  const field: FieldSource = {
    name: first.name,
    spots: first.spots,
    trail: first.opened.trail,
    isRequired: isAlways,
    refinements: [],
    ...(visibleWhen === true || visibleWhen === undefined ? {} : { visibleWhen }),
  };
  const spellings = new Set(described.map(({ spots }) => canonicalJson(spots.map(schemaOf))));
  const isAlike = spellings.size < 2 && described.length === variants.length;
  if (isAlike || described.length === 0) return field;
  return { ...field, ...joinVariants(mapping, described, described.length === variants.length) };
}

const schemaOf = ({ schema }: Spot) => schema;
const whensOf = (variants: readonly Variant[]) => variants.map(({ when }) => when);

/**
 * Returns the conditions that do not read the field itself. A hidden field has no answer, so such a
 * condition cannot show it. If every condition reads the field, nothing else decides, and it is
 * always visible.
 */
function withoutOwn(
  name: string,
  conditions: readonly (JsonObject | true)[],
): readonly (JsonObject | true)[] {
  const others = conditions.filter((when) => !namesRead(when).has(name));
  return others.length === 0 ? [true] : others;
}

/** The further parts of an object's schema that concern a field. */
interface FieldConditions {
  readonly branches: readonly Branch[];
  /** Whether the object has the field whichever branches apply. */
  readonly isKnown: boolean;
  /** The names whose presence makes the field required. */
  readonly askedBy: readonly string[];
  /** Conditions under which the field selects one of several branches that all require it. */
  readonly asked: readonly (JsonObject | true)[];
}

/** Returns a field with the conditions from branches and from `dependentRequired`. */
function refined(
  { schemas }: Mapping,
  field: FieldSource,
  conditions: FieldConditions,
): FieldSource {
  const { branches, isKnown, askedBy, asked } = conditions;
  const { name } = field;
  const inBranches = branches.flatMap(({ when, opened: inner, selectors = [] }) => {
    const spots = selectors.includes(name) ? undefined : propertySpots(inner).get(name);
    return spots ? [{ when, spots }] : [];
  });
  const forbidding = inBranches.filter(({ spots }) => isForbidden(spots)).map(({ when }) => when);
  const asking = [
    ...asked,
    ...branches.filter((each) => requiredNames(each.opened).has(name)).map(({ when }) => when),
    ...askedBy.map((other) => ({ [other]: {} })),
  ];
  // A condition that reads the field itself cannot hide it: its answer would be lost.
  const hiding = forbidding.filter((when) => !namesRead(when).has(name));
  const hidden = anyOf(hiding);
  const requiredWhen = field.isRequired || asking.length === 0 ? undefined : anyOf(asking);
  const more = isKnown ? inBranches.filter(({ spots }) => !isForbidden(spots)) : [];
  const defaults =
    inBranches.length === 0
      ? []
      : defaultsOf(schemas, schemas.open(field.spots, field.trail), inBranches);
  return {
    ...field,
    ...(defaults.length > 0 ? { defaults } : {}),
    refinements: [...field.refinements, ...more],
    isRequired: field.isRequired || requiredWhen === true,
    ...(requiredWhen === undefined || requiredWhen === true ? {} : { requiredWhen }),
    ...(hiding.length > 0 && hidden !== true && hidden !== undefined
      ? { visibleWhen: bothOf(field.visibleWhen, { not: hidden }) }
      : {}),
  };
}

function bothOf(one: JsonObject | undefined, other: JsonObject): JsonObject {
  return one ? { allOf: [one, other] } : other;
}

/** Returns the names that become required if another property is present. */
function dependentNames(opened: Opened): readonly string[] {
  const lists = everyValue(opened, 'dependentRequired').flatMap(({ value }) =>
    Object.values(objectOf(value)).flatMap(listOf),
  );
  return lists.filter((name) => typeof name === 'string');
}

/** Returns the names whose presence makes a field required. */
function dependentOn(opened: Opened, name: string): readonly string[] {
  return everyValue(opened, 'dependentRequired').flatMap(({ value }) =>
    Object.entries(objectOf(value)).flatMap(([other, names]) =>
      listOf(names).includes(name) ? [other] : [],
    ),
  );
}
