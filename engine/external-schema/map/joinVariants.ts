import { canonicalJson } from '../../compiler/source/canonicalJson.ts';
import { isExternalName } from '../../compiler/source/draftForm.ts';
import { objectOf } from '../../compiler/source/json.ts';
import { KIND_WORDS } from '../../compiler/source/plainSchemas.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { freeNames } from '../read/addedNames.ts';
import { everyValue, type Opened, outermost, type Spot } from '../read/ExternalSchema.ts';
import { isNumber, type Kind, kindsOf } from '../read/kindOf.ts';
import type { Mapping, Refinement } from '../read/Mapping.ts';
import { possibleNames } from './branchesOf.ts';
import { anyOf } from './conditionOf.ts';
import { optionsOf } from './optionsOf.ts';

/** A field as one branch defines it. */
export interface Variant {
  readonly name: string;
  readonly when: JsonObject | true;
  /** The branch. */
  readonly opened: Opened;
  readonly spots: readonly Spot[];
}

/** A field made from several variants, with the further schemas from each branch. */
export interface Joined {
  readonly spots: readonly Spot[];
  readonly refinements: readonly Refinement[];
  readonly optionsWhen?: JsonObject;
  /** Whether the branches give the field types that no single field can store. */
  readonly isMixed?: true;
}

/**
 * Joins fields of one name that branches describe differently. The result is a choice of all their
 * options, or a field with their common keywords. If they have several types, the result is an
 * answer of any of these types.
 *
 * @param isWhole whether every branch that has the field describes it
 */
export function joinVariants(
  mapping: Mapping,
  variants: readonly Variant[],
  isWhole: boolean,
): Joined {
  const { schemas } = mapping;
  const members = variants.map((variant) => ({
    ...variant,
    inner: schemas.open(variant.spots, variant.opened.trail),
  }));
  const refinements = variants.map(({ when, spots }) => ({ when, spots }));
  const place = variants[0]?.spots[0]?.place ?? { file: '', pointer: '' };
  const kinds = [...new Set(members.flatMap(({ inner }) => kindsIn(mapping, inner)))];
  const choice = isWhole ? joinedChoice(mapping, members) : undefined;
  if (choice) {
    const { schema, ...conditions } = choice;
    return { spots: [{ place, schema }], refinements: [], ...conditions };
  }
  if (!isOneField(mapping, members, kinds)) {
    return { spots: [{ place, schema: ofAnyKind(mapping, members) }], refinements, isMixed: true };
  }
  const schema = { ...named(members), ...inCommon(members, isWhole), ...typed(kinds) };
  return { spots: [{ place, schema }], refinements };
}

interface Member extends Variant {
  /** The branch's schemas of the field, opened. */
  readonly inner: Opened;
}

/** Returns the types of a field, without `null` and `any`, which do not determine a widget. */
function kindsIn({ schemas }: Mapping, inner: Opened): readonly Kind[] {
  return kindsOf(schemas, inner).filter((kind) => kind !== 'null' && kind !== 'any');
}

/**
 * Returns the options of all branches, each under the conditions of the branches that offer it. An
 * option of every branch has no condition, because the field is only visible with one of them.
 */
function joinedChoice(
  { schemas }: Mapping,
  members: readonly Member[],
): { readonly schema: JsonObject; readonly optionsWhen?: JsonObject } | undefined {
  const choices = members.map(({ when, inner }) => ({ when, options: optionsOf(schemas, inner) }));
  if (choices.some(({ options }) => options === undefined)) return undefined;
  const all = new Map(choices.flatMap(({ options = [] }) => options.map((o) => [o.value, o])));
  const optionsWhen = [...all.keys()].flatMap((value) => {
    const ways = choices.filter(({ options = [] }) => options.some((o) => o.value === value));
    const when = ways.length < choices.length ? anyOf(ways.map((each) => each.when)) : true;
    return when === true || when === undefined ? [] : [[String(value), when] as const];
  });
  const enumNames = [...all.values()].map(({ value, text }) => text ?? String(value));
  return {
    schema: { ...named(members), enum: [...all.keys()], enumNames },
    ...(optionsWhen.length > 0 ? { optionsWhen: Object.fromEntries(optionsWhen) } : {}),
  };
}

/** Checks whether one field can hold the values of every branch. */
function isOneField(mapping: Mapping, members: readonly Member[], kinds: readonly Kind[]): boolean {
  const [kind] = kinds;
  if (kinds.length > 1) return kinds.every(isNumber);
  if (kind === 'array') return isAlike(members, 'items') && isAlike(members, 'prefixItems');
  return kind !== 'object' || members.every(({ inner }) => hasPlainNames(mapping, inner));
}

function hasPlainNames(mapping: Mapping, inner: Opened): boolean {
  const isOpen = freeNames(inner) !== undefined;
  return !(isOpen || inner.isRecursive) && [...possibleNames(mapping, inner)].every(isExternalName);
}

function isAlike(members: readonly Member[], keyword: string): boolean {
  const spellings = members.map(({ inner }) =>
    canonicalJson(everyValue(inner, keyword).map(({ value }) => value)),
  );
  return new Set(spellings).size < 2;
}

/** Returns the title and description of the field in the first branch. */
function named([first]: readonly Member[]): JsonObject {
  return first ? kept(first.inner, ['title', 'description']) : {};
}

/**
 * Returns the keywords with equal values in all branches. If a branch does not describe the field,
 * it returns `items` alone.
 */
function inCommon(members: readonly Member[], isWhole: boolean): JsonObject {
  const [first] = members;
  if (!first) return {};
  const keywords = first.inner.layers.flatMap(({ schema }) => Object.keys(schema));
  const common = [...new Set(keywords)].filter((keyword) => isAlike(members, keyword));
  return kept(first.inner, isWhole ? common : ['items']);
}

function kept(opened: Opened, keywords: readonly string[]): JsonObject {
  const entries = keywords.flatMap((keyword) => {
    const value = outermost(opened, keyword);
    return value === undefined ? [] : [[keyword, value] as const];
  });
  return Object.fromEntries(entries);
}

function typed(kinds: readonly Kind[]): JsonObject {
  const [kind] = kinds;
  if (kind === undefined) return {};
  return { type: kinds.length > 1 ? 'number' : kind };
}

/**
 * Returns an `anyOf` of the schemas of all branches. Each has its own title, or its type as the
 * title.
 */
function ofAnyKind(mapping: Mapping, members: readonly Member[]): JsonObject {
  const alternatives = new Map<string, { readonly schema: Json; readonly title: string }>();
  for (const { spots, inner } of members) {
    const [only, ...more] = spots.map(({ schema }) => schema);
    const schema: Json = more.length > 0 ? { allOf: [only ?? true, ...more] } : (only ?? true);
    alternatives.set(canonicalJson(schema), { schema, title: kindWords(mapping, inner) });
  }
  const all = [...alternatives.values()];
  const areDistinct = new Set(all.map(({ title }) => title)).size === all.length;
  const titled = all.map(({ schema, title }): Json => {
    return areDistinct ? { title, ...objectOf(schema) } : schema;
  });
  return { anyOf: titled };
}

/** Returns the types of a schema in words, for a list with the types of its entries. */
export function kindWords(mapping: Mapping, inner: Opened): string {
  const words = kindsIn(mapping, inner).map((kind) => KIND_WORDS[kind] ?? kind);
  const [items] = everyValue(inner, 'items');
  if (!items) return words.join(', ');
  const row = mapping.schemas.open([{ schema: items.value, place: items.place }], inner.trail);
  return `${words.join(', ')}: ${kindsIn(mapping, row).map((kind) => KIND_WORDS[kind] ?? kind)}`;
}
