import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { canonicalJson } from '../canonicalJson.ts';
import { isStrangerName } from '../draftForm.ts';
import { objectOf } from '../json.ts';
import { KIND_WORDS } from '../plainSchemas.ts';
import { freeNames } from './addedNames.ts';
import { possibleNames } from './branchesOf.ts';
import { anyOf } from './conditionOf.ts';
import { isNumber, type Kind, kindsOf } from './kindOf.ts';
import type { Mapping, Refinement } from './Mapping.ts';
import { optionsOf } from './optionsOf.ts';
import { everyValue, type Opened, outermost, type Spot } from './StrangerSchema.ts';

/** A field as one branch has it. */
export interface Variant {
  readonly name: string;
  readonly when: JsonObject | true;
  /** The branch. */
  readonly opened: Opened;
  readonly spots: readonly Spot[];
}

/** One field of several variants, with what each branch says more of it. */
export interface Joined {
  readonly spots: readonly Spot[];
  readonly refinements: readonly Refinement[];
  readonly optionsWhen?: JsonObject;
  /** The branches have it of kinds that no single field can hold. */
  readonly isMixed?: true;
}

/**
 * Fields of one name that branches describe differently as one: a choice of all their options, a
 * field with what they have in common, or, where they are of several kinds, an answer of any of them.
 *
 * @param isWhole every branch that has the field describes it
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
    const { schema, optionsWhen } = choice;
    return { spots: [{ place, schema }], refinements: [], optionsWhen };
  }
  if (!isOneField(mapping, members, kinds)) {
    return { spots: [{ place, schema: ofAnyKind(mapping, members) }], refinements, isMixed: true };
  }
  const schema = { ...named(members), ...inCommon(members, isWhole), ...typed(kinds) };
  return { spots: [{ place, schema }], refinements };
}

interface Member extends Variant {
  /** What the branch says of the field. */
  readonly inner: Opened;
}

/** The kinds that tell what is asked for: what may be anything, or must be nothing, tells none. */
function kindsIn({ schemas }: Mapping, inner: Opened): readonly Kind[] {
  return kindsOf(schemas, inner).filter((kind) => kind !== 'null' && kind !== 'any');
}

/** Options of all branches, each under the conditions of those that have it. */
function joinedChoice(
  { schemas }: Mapping,
  members: readonly Member[],
): { readonly schema: JsonObject; readonly optionsWhen: JsonObject } | undefined {
  const choices = members.map(({ when, inner }) => ({ when, options: optionsOf(schemas, inner) }));
  if (choices.some(({ options }) => options === undefined)) return undefined;
  const all = new Map(choices.flatMap(({ options = [] }) => options.map((o) => [o.value, o])));
  const optionsWhen = [...all.keys()].flatMap((value) => {
    const ways = choices.filter(({ options = [] }) => options.some((o) => o.value === value));
    const when = anyOf(ways.map((each) => each.when));
    return when === true || when === undefined ? [] : [[String(value), when] as const];
  });
  const enumNames = [...all.values()].map(({ value, text }) => text ?? String(value));
  return {
    schema: { ...named(members), enum: [...all.keys()], enumNames },
    optionsWhen: Object.fromEntries(optionsWhen),
  };
}

/** Whether one field can hold what every branch asks for. */
function isOneField(mapping: Mapping, members: readonly Member[], kinds: readonly Kind[]): boolean {
  const [kind] = kinds;
  if (kinds.length > 1) return kinds.every(isNumber);
  if (kind === 'array') return isAlike(members, 'items') && isAlike(members, 'prefixItems');
  return kind !== 'object' || members.every(({ inner }) => hasPlainNames(mapping, inner));
}

function hasPlainNames(mapping: Mapping, inner: Opened): boolean {
  const isOpen = freeNames(inner) !== undefined;
  return !(isOpen || inner.isRecursive) && [...possibleNames(mapping, inner)].every(isStrangerName);
}

function isAlike(members: readonly Member[], keyword: string): boolean {
  const spellings = members.map(({ inner }) =>
    canonicalJson(everyValue(inner, keyword).map(({ value }) => value)),
  );
  return new Set(spellings).size < 2;
}

/** What the field is called: as in the first branch. */
function named([first]: readonly Member[]): JsonObject {
  return first ? kept(first.inner, ['title', 'description']) : {};
}

/** Keywords that all branches agree on; where one says nothing of the field, what its kind needs. */
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

/** One of what the branches have, under its title or the name of its kind. */
function ofAnyKind(mapping: Mapping, members: readonly Member[]): JsonObject {
  const alternatives = new Map<string, { readonly schema: Json; readonly title: string }>();
  for (const { spots, inner } of members) {
    const [only, ...more] = spots.map(({ schema }) => schema);
    const schema: Json = more.length > 0 ? { allOf: [only ?? true, ...more] } : (only ?? true);
    alternatives.set(canonicalJson(schema), { schema, title: kindWords(mapping, inner) });
  }
  const all = [...alternatives.values()];
  const isTelling = new Set(all.map(({ title }) => title)).size === all.length;
  const titled = all.map(({ schema, title }): Json => {
    return isTelling ? { title, ...objectOf(schema) } : schema;
  });
  return { anyOf: titled };
}

function kindWords(mapping: Mapping, inner: Opened): string {
  const words = kindsIn(mapping, inner).map((kind) => KIND_WORDS[kind] ?? kind);
  const [items] = everyValue(inner, 'items');
  if (!items) return words.join(', ');
  const row = mapping.schemas.open([{ schema: items.value, place: items.place }], inner.trail);
  return `${words.join(', ')}: ${kindsIn(mapping, row).map((kind) => KIND_WORDS[kind] ?? kind)}`;
}
