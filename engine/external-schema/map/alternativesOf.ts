import { isExternalName } from '../../compiler/source/draftForm.ts';
import { isObject } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { freeNames } from '../read/addedNames.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  requiredNames,
  type Spot,
  spotsIn,
} from '../read/ExternalSchema.ts';
import type { Mapping } from '../read/Mapping.ts';
import type { Members } from '../read/Members.ts';
import type { Alternative, Alternatives, MadeField } from './Alternatives.ts';
import { bySelector } from './bySelector.ts';
import type { ConditionContext } from './conditionOf.ts';
import { discriminate } from './discriminate.ts';
import { choiceSchema, type ExternalOption, optionsOf } from './optionsOf.ts';
import { conditionOfLimits, type Distinction, tellApart } from './tellApart.ts';

/**
 * Returns the alternatives of an object. Properties whose values tell them apart select one of
 * them. Without such properties the form asks which alternative applies, if any has fields of its
 * own.
 */
export function alternativesOf(
  mapping: Mapping,
  context: ConditionContext,
  opened: Opened,
): Alternatives {
  const parts = ['oneOf', 'anyOf'].flatMap((keyword) =>
    everyValue(opened, keyword).map(({ value, place, layer }) => {
      const spots = discriminate(mapping.schemas, layer.schema, spotsIn(value, place));
      const members = spots.map((spot) => mapping.schemas.open([spot], opened.trail));
      const list: Members = { keyword, place, members, around: opened };
      const byValue = byDistinction(mapping, context, list);
      if (byValue) return byValue;
      const isNew = members.some((each) => namesOf(each).some((name) => !context.known.has(name)));
      return isNew ? bySelector(mapping, context, list) : NONE;
    }),
  );
  return {
    branches: parts.flatMap(({ branches }) => branches),
    made: parts.flatMap(({ made }) => made),
    asked: parts.flatMap(({ asked }) => asked),
  };
}

const NONE: Alternatives = { branches: [], made: [], asked: [] };

function namesOf(member: Opened): readonly string[] {
  return [...propertySpots(member).keys(), ...requiredNames(member)];
}

function byDistinction(
  mapping: Mapping,
  context: ConditionContext,
  list: Members,
): Alternatives | undefined {
  const { members, around } = list;
  const distinction = tellApart(mapping.schemas, members, (path) =>
    isReadable(context, list, path),
  );
  if (!distinction) return undefined;
  const { paths, limits } = distinction;
  const made = paths.flatMap((path) => madeField(mapping, context, list, distinction, path) ?? []);
  const isField = (name: string) =>
    propertySpots(around).has(name) || made.some((each) => each.name === name);
  const branches = members.map((opened, index): Alternative => {
    const own = limits[index] ?? [];
    // The condition replaces the limit. Other keywords of the property still apply to the field.
    const selectors = own.filter(({ path, isWhole }) => isWhole || !isField(path));
    return {
      when: conditionOfLimits(context, own),
      opened,
      selectors: selectors.map(({ path }) => path),
    };
  });
  const asked = paths.filter((name) => members.every((each) => requiredNames(each).has(name)));
  return { branches, made, asked };
}

/** Checks whether a condition may read a property at the time when it selects an alternative. */
function isReadable(context: ConditionContext, list: Members, path: string): boolean {
  const { members } = list;
  const [name = '', inner] = path.split('/');
  const spots = members.flatMap((each) => propertySpots(each).get(name) ?? []);
  if (!context.fields.has(name) || spots.some(({ schema }) => schema === false)) return false;
  if (inner === undefined) return true;
  if (isDescribed(context, list, name)) return context.inner?.(name)?.fields.has(inner) === true;
  const parts = members.map((each) =>
    context.schemas.open(propertySpots(each).get(name) ?? [], each.trail),
  );
  return (
    isExternalName(inner) &&
    parts.every((each) => {
      const isPlain = !each.isRecursive && freeNames(each) === undefined;
      return isPlain && namesOf(each).every(isExternalName);
    })
  );
}

/** Checks whether the object or a branch around it describes a property, not only requires it. */
function isDescribed({ known }: ConditionContext, { around }: Members, name: string): boolean {
  return propertySpots(around).has(name) || (known.has(name) && !requiredNames(around).has(name));
}

/** Returns the field that selects an alternative, if the object lacks it or its options. */
function madeField(
  mapping: Mapping,
  context: ConditionContext,
  list: Members,
  distinction: Distinction,
  path: string,
): MadeField | undefined {
  const { members, around, place } = list;
  const { schemas } = mapping;
  const [name = '', inner] = path.split('/');
  const isRequired = members.every((each) => requiredNames(each).has(name));
  const spots = members.flatMap((each) => propertySpots(each).get(name) ?? []);
  const at = within(spots[0]?.place ?? place);
  if (inner !== undefined) {
    if (isDescribed(context, list, name)) return undefined;
    const value = selectorSchema(mapping, list, distinction, path);
    const isAsked = distinction.limits.every((own) => own.some((each) => each.isAsked));
    const schema = {
      ...titledLike(spots),
      type: 'object',
      properties: { [inner]: value },
      ...(isAsked ? { required: [inner] } : {}),
    };
    return { name, isRequired, spot: { schema, place: at } };
  }
  const own = propertySpots(around).get(name);
  const isChoice = own && optionsOf(schemas, schemas.open(own, around.trail)) !== undefined;
  const limits = limitsAt(distinction, path);
  // A checkbox supplies both values itself.
  const isBox = limits.some(({ allowed = [] }) => allowed.some((v) => typeof v === 'boolean'));
  const isListed = limits.length === members.length && limits.every(({ allowed }) => allowed);
  if (isDescribed(context, list, name) && (!own || isChoice || isBox || !isListed))
    return undefined;
  const schema = selectorSchema(mapping, list, distinction, path);
  return { name, isRequired, spot: { schema, place: at }, ...(own ? { isOwn: true } : {}) };
}

function limitsAt({ limits }: Distinction, path: string) {
  return limits.flatMap((own) => own.find((each) => each.path === path) ?? []);
}

/** Returns the schema of a property that selects an alternative: its options, or its type. */
function selectorSchema(
  { schemas }: Mapping,
  { members }: Members,
  distinction: Distinction,
  path: string,
): JsonObject {
  const limits = limitsAt(distinction, path);
  const spots = members.map((member) =>
    path
      .split('/')
      .reduce<Opened>(
        (at, name) => schemas.open(propertySpots(at).get(name) ?? [], at.trail),
        member,
      ),
  );
  const isListed = limits.length === members.length && limits.every(({ allowed }) => allowed);
  if (isListed) {
    const isAlone = distinction.paths.length === 1 && !path.includes('/');
    const options = spots.flatMap((spot, index) => {
      const title = members[index] ? outermost(members[index], 'title') : undefined;
      const own = constantsOf(schemas, spot);
      const name = isAlone && own.length === 1 ? title : undefined;
      return own.map(({ value, text }) => ({ value, text: text ?? named(name) }));
    });
    const byValue = new Map(options.map((each) => [each.value, each]));
    return choiceSchema([...byValue.values()]);
  }
  const values = limits.flatMap(({ allowed = [], excluded }) => [...allowed, ...excluded]);
  const type = spots.map((each) => outermost(each, 'type')).find((each) => each !== undefined);
  return {
    ...titledLike(spots.flatMap((each) => each.spots)),
    type: type ?? typeof (values[0] ?? ''),
  };
}

const named = (title: Json | undefined) =>
  typeof title === 'string' && title.trim() !== '' ? title : undefined;

/** Returns the first title and description of some schemas. */
function titledLike(spots: readonly Spot[]): JsonObject {
  const entries = ['title', 'description'].flatMap((keyword) => {
    const texts = spots.map(({ schema }) => (isObject(schema) ? schema[keyword] : undefined));
    const text = texts.find((each) => typeof each === 'string' && each !== '');
    return text === undefined ? [] : [[keyword, text] as const];
  });
  return Object.fromEntries(entries);
}

/** Returns the property that has different constants in each alternative, with these constants. */
export function discriminatorOf(
  schemas: ExternalSchema,
  members: readonly Opened[],
): { readonly name: string; readonly values: readonly (readonly ExternalOption[])[] } | undefined {
  const distinction = tellApart(schemas, members, (path) => !path.includes('/'));
  const [name, ...others] = distinction?.paths ?? [];
  if (name === undefined || others.length > 0) return undefined;
  const values = members.map((each) =>
    constantsOf(schemas, schemas.open(propertySpots(each).get(name) ?? [], each.trail)),
  );
  return values.every((own) => own.length > 0) ? { name, values } : undefined;
}

function constantsOf(schemas: ExternalSchema, opened: Opened): readonly ExternalOption[] {
  const constant = outermost(opened, 'const');
  if (isSingle(constant)) return [{ value: constant }];
  return outermost(opened, 'enum') === undefined ? [] : (optionsOf(schemas, opened) ?? []);
}

function isSingle(value: Json | undefined): value is ExternalOption['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
