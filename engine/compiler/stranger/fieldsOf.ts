import type { JsonObject } from '../../definition/JsonSchema.ts';
import { canonicalJson } from '../canonicalJson.ts';
import { isObject, listOf, objectOf } from '../json.ts';
import type { Branch, Branching } from './branchesOf.ts';
import { anyOf } from './conditionOf.ts';
import { joinVariants, type Variant } from './joinVariants.ts';
import type { Mapping, Refinement } from './Mapping.ts';
import {
  everyValue,
  type Opened,
  propertySpots,
  requiredNames,
  type Spot,
} from './StrangerSchema.ts';

/** One field of an object: what it is, when it is there, when it must be given. */
export interface FieldSource {
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly trail: ReadonlySet<string>;
  readonly visibleWhen?: JsonObject;
  readonly optionsWhen?: JsonObject;
  readonly isRequired: boolean;
  /** No field of one kind can hold what its branches ask for. */
  readonly isMixed?: true;
  readonly requiredWhen?: JsonObject;
  /** What more is said of it, each under a condition. */
  readonly refinements: readonly Refinement[];
}

/**
 * The fields of an object: its own first, then those that it makes up, then those of branches.
 *
 * @param usable names that a condition may ask for
 */
export function fieldsOf(
  mapping: Mapping,
  opened: Opened,
  { branches, made }: Branching,
  usable: ReadonlySet<string>,
): readonly FieldSource[] {
  const required = requiredNames(opened);
  const spots = propertySpots(opened);
  const base = { trail: opened.trail, refinements: [] };
  const madeNames = made.map(({ name }) => name);
  const unmade = [...required, ...dependentNames(opened)].filter(
    (name) => !madeNames.includes(name),
  );
  const own = [...new Set([...spots.keys(), ...unmade])].map((name): FieldSource => {
    const own = spots.get(name);
    const told = made.filter((each) => each.isOwn && each.name === name).map(({ spot }) => spot);
    const described = own ? { spots: [...own, ...told] } : sketchOf(mapping, branches, name);
    return { ...base, name, ...described, isRequired: required.has(name) };
  });
  const others = made.filter(({ isOwn }) => !isOwn);
  const added = others.map(({ name, spot, when, isRequired: isNeeded }): FieldSource => {
    const isRequired = isNeeded || required.has(name);
    return {
      ...base,
      name,
      spots: [spot],
      isRequired,
      ...(when === true ? {} : { visibleWhen: when }),
    };
  });
  const known = new Set([...own, ...added].map(({ name }) => name));
  const variants = branches.flatMap(({ when, opened: inner, teller }) =>
    namesIn(inner)
      .filter((name) => !known.has(name) && name !== teller)
      .map((name) => ({ name, when, opened: inner, spots: propertySpots(inner).get(name) ?? [] })),
  );
  const names = [...new Set(variants.map(({ name }) => name))];
  const branched = names.map((name) =>
    branchField(
      mapping,
      variants.filter((each) => each.name === name && !isForbidden(each.spots)),
    ),
  );
  return [...own, ...added, ...branched.filter((field) => field !== undefined)].map((field) =>
    refined(field, {
      branches,
      isKnown: known.has(field.name),
      askedBy: dependentOn(opened, field.name).filter((other) => usable.has(other)),
    }),
  );
}

/** A field that is always asked for and only branches describe: its kind, without their limits. */
function sketchOf(mapping: Mapping, branches: readonly Branch[], name: string): Sketch {
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

/** A field that only branches define is there when one of them holds. */
function branchField(mapping: Mapping, variants: readonly Variant[]): FieldSource | undefined {
  const described = variants.filter(({ spots }) => spots.length > 0);
  const [first] = described.length > 0 ? described : variants;
  if (!first) return undefined;
  const visibleWhen = anyOf(variants.map(({ when }) => when));
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

/** What else an object's schema says of a field. */
interface Said {
  readonly branches: readonly Branch[];
  /** The object has it whatever branches hold. */
  readonly isKnown: boolean;
  /** Names whose presence makes it required. */
  readonly askedBy: readonly string[];
}

/** A field with what branches and `dependentRequired` say of it. */
function refined(field: FieldSource, { branches, isKnown, askedBy }: Said): FieldSource {
  const { name } = field;
  const said = branches.flatMap(({ when, opened: inner, teller }) => {
    const spots = teller === name ? undefined : propertySpots(inner).get(name);
    return spots ? [{ when, spots }] : [];
  });
  const forbidding = said.filter(({ spots }) => isForbidden(spots)).map(({ when }) => when);
  const asking = [
    ...branches.filter((each) => requiredNames(each.opened).has(name)).map(({ when }) => when),
    ...askedBy.map((other) => ({ [other]: {} })),
  ];
  const hidden = anyOf(forbidding);
  const requiredWhen = field.isRequired || asking.length === 0 ? undefined : anyOf(asking);
  const more = isKnown ? said.filter(({ spots }) => !isForbidden(spots)) : [];
  return {
    ...field,
    refinements: [...field.refinements, ...more],
    isRequired: field.isRequired || requiredWhen === true,
    ...(requiredWhen === undefined || requiredWhen === true ? {} : { requiredWhen }),
    ...(forbidding.length > 0 && hidden !== true && hidden !== undefined
      ? { visibleWhen: bothOf(field.visibleWhen, { not: hidden }) }
      : {}),
  };
}

function bothOf(one: JsonObject | undefined, other: JsonObject): JsonObject {
  return one ? { allOf: [one, other] } : other;
}

/** Names that become required by the presence of another. */
function dependentNames(opened: Opened): readonly string[] {
  const lists = everyValue(opened, 'dependentRequired').flatMap(({ value }) =>
    Object.values(objectOf(value)).flatMap(listOf),
  );
  return lists.filter((name) => typeof name === 'string');
}

/** Names whose presence makes a field required. */
function dependentOn(opened: Opened, name: string): readonly string[] {
  return everyValue(opened, 'dependentRequired').flatMap(({ value }) =>
    Object.entries(objectOf(value)).flatMap(([other, names]) =>
      listOf(names).includes(name) ? [other] : [],
    ),
  );
}
