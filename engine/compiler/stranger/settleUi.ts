import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { listOf, merged, objectOf } from '../json.ts';
import { within } from '../Reporter.ts';
import { tellerOf } from './alternativesOf.ts';
import { kindsOf } from './kindOf.ts';
import { optionsOf } from './optionsOf.ts';
import {
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  type Spot,
  type StrangerSchema,
  spotsIn,
} from './StrangerSchema.ts';
import { saidIn } from './saidIn.ts';
import { toldApart } from './toldApart.ts';

/**
 * A layout of a stranger by names and values alone. What it says by place in the schema (names of
 * options, titles of alternatives and the layout of their fields) or by reference (`ui:definitions`)
 * is put to the field that it means, since a form has neither places nor references left.
 *
 * @param opened what the layout is of
 */
export function settleUi(schemas: StrangerSchema, opened: Opened, ui: JsonObject): JsonObject {
  const { 'ui:definitions': definitions, ...own } = ui;
  const { deprecatedHandling } = objectOf(ui['ui:globalOptions']);
  const reading = { schemas, definitions: objectOf(definitions), deprecatedHandling };
  return settled(reading, opened, own);
}

interface Reading {
  readonly schemas: StrangerSchema;
  /** Layouts by the reference that they are for. */
  readonly definitions: JsonObject;
  /** What the layout does with every field that is deprecated. */
  readonly deprecatedHandling?: Json | undefined;
}

function settled(reading: Reading, opened: Opened, given: JsonObject): JsonObject {
  const ui = opened.spots.reduce((upper, spot) => defined(reading, spot, upper), given);
  const isSaid =
    Object.keys(ui).length > 0 ||
    Object.keys(reading.definitions).length > 0 ||
    reading.deprecatedHandling !== undefined;
  if (!isSaid || opened.isRecursive) return ui;
  const members = ['oneOf', 'anyOf'].flatMap((keyword) =>
    alternatives(reading, opened, ui, keyword),
  );
  const inside = members.reduce((upper, { ui: lower }) => merged(upper, fieldsIn(lower)), ui);
  const whole = deprecated(reading, opened, merged(inside, chosenNames(reading, opened, members)));
  return withNames(reading, opened, members, {
    ...whole,
    ...settledFields(reading, opened, whole),
    ...settledRows(reading, opened, whole),
  });
}

/** A layout over the one of what is referred to. */
function defined({ definitions }: Reading, { schema }: Spot, ui: JsonObject): JsonObject {
  const { $ref } = objectOf(schema);
  return typeof $ref === 'string' ? merged(ui, objectOf(definitions[$ref])) : ui;
}

/** One of `oneOf` or `anyOf` with its layout. */
interface Member {
  readonly opened: Opened;
  readonly ui: JsonObject;
  readonly place: string;
}

function alternatives(
  reading: Reading,
  opened: Opened,
  ui: JsonObject,
  keyword: string,
): readonly Member[] {
  const [found] = everyValue(opened, keyword);
  if (!found) return [];
  const spots = toldApart(reading.schemas, found.layer.schema, spotsIn(found.value, found.place));
  return spots.map((spot, index) => ({
    opened: reading.schemas.open([spot], opened.trail),
    ui: defined(reading, spot, objectOf(listOf(ui[keyword])[index])),
    place: found.place.pointer,
  }));
}

/** What a layout does with a field that is deprecated; else its label says that it is. */
function deprecated(reading: Reading, opened: Opened, ui: JsonObject): JsonObject {
  if (outermost(opened, 'deprecated') !== true) return ui;
  const { deprecatedHandling = reading.deprecatedHandling } = saidIn(ui);
  const upper = { ...ui, 'ui:deprecatedHandling': deprecatedHandling ?? 'label' };
  if (deprecatedHandling === 'hide') return { ...upper, 'ui:widget': 'hidden' };
  return deprecatedHandling === 'disable' ? { ...upper, 'ui:disabled': true } : upper;
}

function fieldsIn(ui: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(ui).filter(([key]) => !key.startsWith('ui:')));
}

/** Titles of an object's alternatives are names of the options of the field that asks which applies. */
function chosenNames({ schemas }: Reading, opened: Opened, members: readonly Member[]): JsonObject {
  const [first] = members;
  const titles = members.map(({ ui }) => saidIn(ui).title);
  if (!first || titles.every((title) => title === undefined)) return {};
  const teller = tellerOf(
    schemas,
    members.map((each) => each.opened),
  );
  const name = teller?.name ?? schemas.madeNames.get(first.place);
  if (name === undefined || propertySpots(opened).has(name)) return {};
  const values = members.map((_, index): readonly Json[] =>
    teller ? (teller.values[index] ?? []).map(({ value }) => value) : [`option${index + 1}`],
  );
  const single = values.map((own) => (own.length === 1 ? own[0] : undefined));
  return { [name]: { 'ui:enumNames': byValue(single, titles) } };
}

/** Names of a choice's own options. */
function withNames(
  { schemas }: Reading,
  opened: Opened,
  members: readonly Member[],
  ui: JsonObject,
): JsonObject {
  const { enumNames } = saidIn(ui);
  const names = Array.isArray(enumNames) ? enumNames : members.map((each) => saidIn(each.ui).title);
  const { 'ui:enumNames': _places, ...others } = ui;
  const named = byValue(valuesIn(schemas, opened, members), names);
  if (Object.keys(named).length === 0) return ui;
  return { ...others, 'ui:enumNames': named };
}

/** The values that a choice is of, by their place; none where it is no choice. */
function valuesIn(
  schemas: StrangerSchema,
  opened: Opened,
  members: readonly Member[],
): readonly (Json | undefined)[] {
  const values = outermost(opened, 'enum');
  if (Array.isArray(values)) return values;
  if (members.length > 0) return members.map((each) => outermost(each.opened, 'const'));
  return kindsOf(schemas, opened).includes('boolean') ? [true, false] : [];
}

function byValue(
  values: readonly (Json | undefined)[],
  names: readonly (Json | undefined)[],
): JsonObject {
  const entries = values.flatMap((value, index) => {
    const name = names[index];
    const isWhole = typeof value === 'object';
    return value === undefined || isWhole || typeof name !== 'string'
      ? []
      : [[String(value), name] as const];
  });
  return Object.fromEntries(entries);
}

/** The layouts of an object's fields, those of its branches included. */
function settledFields(reading: Reading, opened: Opened, ui: JsonObject): JsonObject {
  const entries = [...namedSpots(reading.schemas, opened)].flatMap(([name, spots]) => {
    const inner = settled(
      reading,
      reading.schemas.open(spots, opened.trail),
      objectOf(Object.hasOwn(ui, name) ? ui[name] : undefined),
    );
    return Object.keys(inner).length === 0 ? [] : [[name, inner] as const];
  });
  return Object.fromEntries(entries);
}

/** The schemas of each field, of a name that several branches have the first's. */
function namedSpots(schemas: StrangerSchema, opened: Opened): ReadonlyMap<string, readonly Spot[]> {
  const found = new Map(propertySpots(opened));
  const branches = [
    ...['then', 'else'].flatMap((keyword) =>
      everyValue(opened, keyword).map(({ value, place }) => ({ schema: value, place })),
    ),
    ...['oneOf', 'anyOf'].flatMap((keyword) =>
      everyValue(opened, keyword).flatMap(({ value, place }) => spotsIn(value, place)),
    ),
    ...everyValue(opened, 'dependentSchemas').flatMap(({ value, place }) =>
      Object.entries(objectOf(value)).map(([name, schema]) => ({
        schema,
        place: within(place, name),
      })),
    ),
  ];
  for (const branch of branches) {
    const inner = schemas.open([branch], opened.trail);
    if (inner.isRecursive) continue;
    for (const [name, spots] of namedSpots(schemas, inner)) {
      if (!found.has(name)) found.set(name, spots);
    }
  }
  return found;
}

/** What is said of the options of a list; RJSF reads it at its rows. */
const OF_OPTIONS = ['enumNames', 'enumOrder', 'enumDisabled'];

/** The layout of a list's rows; of boxes to tick it is one of the list. */
function settledRows(reading: Reading, opened: Opened, ui: JsonObject): JsonObject {
  const { schemas } = reading;
  const spots = everyValue(opened, 'items').map(({ value, place }) => ({ schema: value, place }));
  if (spots.length === 0 || Array.isArray(ui.items)) return {};
  const items = schemas.open(spots, opened.trail);
  const isTicked = optionsOf(schemas, items) !== undefined;
  const ofList = isTicked ? ofOptions(ui) : {};
  const rows = settled(reading, items, { ...ofList, ...objectOf(ui.items) });
  if (Object.keys(rows).length === 0) return {};
  return { items: rows, ...(isTicked ? ofOptions(rows) : {}) };
}

function ofOptions(ui: JsonObject): JsonObject {
  const said = Object.entries(saidIn(ui)).filter(([name]) => OF_OPTIONS.includes(name));
  return Object.fromEntries(said.map(([name, value]) => [`ui:${name}`, value]));
}
