import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { canonicalJson } from '../canonicalJson.ts';
import { isObject, listOf, objectOf } from '../json.ts';
import type { Branch, Branching } from './branchesOf.ts';
import { anyOf } from './conditionOf.ts';
import type { Mapping, Refinement } from './Mapping.ts';
import { optionsOf } from './optionsOf.ts';
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
  readonly requiredWhen?: JsonObject;
  /** What more is said of it, each under a condition. */
  readonly refinements: readonly Refinement[];
}

/** The fields of an object: its own first, then those that it makes up, then those of branches. */
export function fieldsOf(
  mapping: Mapping,
  opened: Opened,
  { branches, made }: Branching,
): readonly FieldSource[] {
  const required = requiredNames(opened);
  const spots = propertySpots(opened);
  const base = { trail: opened.trail, refinements: [] };
  const madeNames = made.map(({ name }) => name);
  const unmade = [...required, ...dependentNames(opened)].filter(
    (name) => !madeNames.includes(name),
  );
  const own = [...new Set([...spots.keys(), ...unmade])].map((name): FieldSource => {
    const described = spots.get(name) ?? sketchOf(branches, name);
    return { ...base, name, spots: described, isRequired: required.has(name) };
  });
  const added = made.map(({ name, spot, when, isRequired: isNeeded }): FieldSource => {
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
    refined(field, opened, branches, known.has(field.name)),
  );
}

/** A field that is always asked for and only branches describe: its kind, without their limits. */
function sketchOf(branches: readonly Branch[], name: string): readonly Spot[] {
  for (const { opened } of branches) {
    const [spot] = propertySpots(opened).get(name) ?? [];
    if (spot && isObject(spot.schema)) return [{ ...spot, schema: unlimited(spot.schema) }];
  }
  return [];
}

function namesIn(opened: Opened): readonly string[] {
  return [...new Set([...propertySpots(opened).keys(), ...requiredNames(opened)])];
}

function isForbidden(spots: readonly Spot[]): boolean {
  return spots.some(({ schema }) => schema === false);
}

/** A field as one branch has it. */
interface Variant {
  readonly name: string;
  readonly when: JsonObject | true;
  readonly opened: Opened;
  readonly spots: readonly Spot[];
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
  return { ...field, ...joined(mapping, described, described.length === variants.length) };
}

const schemaOf = ({ schema }: Spot) => schema;

/**
 * Fields of one name that branches describe differently: the kind is the first one's.
 *
 * @param isWhole every branch that has the field describes it
 */
function joined(
  { schemas }: Mapping,
  variants: readonly Variant[],
  isWhole: boolean,
): Pick<FieldSource, 'spots' | 'refinements' | 'optionsWhen'> {
  const choices = variants.map(({ spots, opened, when }) => {
    return { when, options: optionsOf(schemas, schemas.open(spots, opened.trail)) };
  });
  const [first] = variants;
  const place = first?.spots[0]?.place ?? { file: '', pointer: '' };
  const schema = objectOf(first?.spots[0]?.schema);
  if (isWhole && choices.every(({ options }) => options !== undefined)) {
    const all = new Map(choices.flatMap(({ options = [] }) => options.map((o) => [o.value, o])));
    const offers = [...all.keys()].map((value) => {
      const ways = choices.filter(({ options = [] }) => options.some((o) => o.value === value));
      return [String(value), anyOf(ways.map(({ when }) => when))] as const;
    });
    const enumNames = [...all.values()].map(({ value, text }) => text ?? String(value));
    const options: JsonObject = { ...unlimited(schema), enum: [...all.keys()], enumNames };
    const conditional = offers.flatMap(([value, when]) =>
      when === true || when === undefined ? [] : [[value, when] as const],
    );
    const optionsWhen: JsonObject = Object.fromEntries(conditional);
    return { spots: [{ place, schema: options }], refinements: [], optionsWhen };
  }
  const refinements = variants.map(({ when, spots }) => ({ when, spots }));
  return { spots: [{ place, schema: unlimited(schema) }], refinements };
}

/** What a field is and is called, without its limits. */
function unlimited(schema: JsonObject): JsonObject {
  const kept = ['type', 'title', 'description', 'properties', 'items'].flatMap((keyword) => {
    const value: Json | undefined = schema[keyword];
    return value === undefined ? [] : [[keyword, value] as const];
  });
  return Object.fromEntries(kept);
}

/** A field with what branches and `dependentRequired` say of it. */
function refined(
  field: FieldSource,
  opened: Opened,
  branches: readonly Branch[],
  isKnown: boolean,
): FieldSource {
  const { name } = field;
  const said = branches.flatMap(({ when, opened: inner, teller }) => {
    const spots = teller === name ? undefined : propertySpots(inner).get(name);
    return spots ? [{ when, spots }] : [];
  });
  const forbidding = said.filter(({ spots }) => isForbidden(spots)).map(({ when }) => when);
  const asking = [
    ...branches.filter((each) => requiredNames(each.opened).has(name)).map(({ when }) => when),
    ...dependentOn(opened, name).map((other) => ({ [other]: {} })),
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
