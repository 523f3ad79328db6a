import { listOf, merged, objectOf } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { discriminatorOf } from '../map/alternativesOf.ts';
import { discriminate } from '../map/discriminate.ts';
import { optionsOf } from '../map/optionsOf.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  propertySpots,
  type Spot,
  spotsIn,
} from '../read/ExternalSchema.ts';
import { kindsOf } from '../read/kindOf.ts';
import { readUiOptions } from '../read/readUiOptions.ts';

/**
 * Returns an external layout that addresses fields only by name and options only by value. An RJSF
 * layout may address them by position or by reference (`ui:definitions`). Names of options, titles
 * of alternatives and the layout of their fields have positions. Such entries move to their field,
 * since a form has no positions or references.
 *
 * @param opened the schema that the layout belongs to
 */
export function settleUi(schemas: ExternalSchema, opened: Opened, ui: JsonObject): JsonObject {
  const { 'ui:definitions': definitions, ...own } = ui;
  const { deprecatedHandling } = objectOf(ui['ui:globalOptions']);
  const reading = { schemas, definitions: objectOf(definitions), deprecatedHandling };
  return settled(reading, opened, own);
}

interface Reading {
  readonly schemas: ExternalSchema;
  /** Layouts by the reference (`$ref`) that they apply to. */
  readonly definitions: JsonObject;
  /** The layout's treatment of every deprecated field: `label`, `hide` or `disable`. */
  readonly deprecatedHandling?: Json | undefined;
}

function settled(reading: Reading, opened: Opened, given: JsonObject): JsonObject {
  const ui = opened.spots.reduce((upper, spot) => defined(reading, spot, upper), given);
  const hasLayout =
    Object.keys(ui).length > 0 ||
    Object.keys(reading.definitions).length > 0 ||
    reading.deprecatedHandling !== undefined;
  if (!hasLayout || opened.isRecursive) return ui;
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

/** Returns a layout merged over the entry of `ui:definitions` for the schema's reference. */
function defined({ definitions }: Reading, { schema }: Spot, ui: JsonObject): JsonObject {
  const { $ref } = objectOf(schema);
  return typeof $ref === 'string' ? merged(ui, objectOf(definitions[$ref])) : ui;
}

/** An alternative of `oneOf` or `anyOf` with its layout. */
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
  const spots = discriminate(
    reading.schemas,
    found.layer.schema,
    spotsIn(found.value, found.place),
  );
  return spots.map((spot, index) => ({
    opened: reading.schemas.open([spot], opened.trail),
    ui: defined(reading, spot, objectOf(listOf(ui[keyword])[index])),
    place: found.place.pointer,
  }));
}

/**
 * Returns the layout of a field with the treatment of deprecated fields. By default the label of
 * such a field shows that it is deprecated.
 */
function deprecated(reading: Reading, opened: Opened, ui: JsonObject): JsonObject {
  if (outermost(opened, 'deprecated') !== true) return ui;
  const { deprecatedHandling = reading.deprecatedHandling } = readUiOptions(ui);
  const upper = { ...ui, 'ui:deprecatedHandling': deprecatedHandling ?? 'label' };
  if (deprecatedHandling === 'hide') return { ...upper, 'ui:widget': 'hidden' };
  return deprecatedHandling === 'disable' ? { ...upper, 'ui:disabled': true } : upper;
}

function fieldsIn(ui: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(ui).filter(([key]) => !key.startsWith('ui:')));
}

/**
 * Returns the names of the options of the field that selects an alternative of an object. The
 * layouts of the alternatives contain these names as titles.
 */
function chosenNames({ schemas }: Reading, opened: Opened, members: readonly Member[]): JsonObject {
  const [first] = members;
  const titles = members.map(({ ui }) => readUiOptions(ui).title);
  if (!first || titles.every((title) => title === undefined)) return {};
  const discriminator = discriminatorOf(
    schemas,
    members.map((each) => each.opened),
  );
  const name = discriminator?.name ?? schemas.addedNames.get(first.place);
  if (name === undefined || propertySpots(opened).has(name)) return {};
  const values = members.map((_, index): readonly Json[] =>
    discriminator
      ? (discriminator.values[index] ?? []).map(({ value }) => value)
      : [`option${index + 1}`],
  );
  const single = values.map((own) => (own.length === 1 ? own[0] : undefined));
  return { [name]: { 'ui:enumNames': byValue(single, titles) } };
}

/** Returns the layout of a choice with option names by value instead of by position. */
function withNames(
  { schemas }: Reading,
  opened: Opened,
  members: readonly Member[],
  ui: JsonObject,
): JsonObject {
  const { enumNames } = readUiOptions(ui);
  const names = Array.isArray(enumNames)
    ? enumNames
    : members.map((each) => readUiOptions(each.ui).title);
  const { 'ui:enumNames': _places, ...others } = ui;
  const named = byValue(valuesIn(schemas, opened, members), names);
  if (Object.keys(named).length === 0) return ui;
  return { ...others, 'ui:enumNames': named };
}

/** Returns the values of a choice in order, or an empty list if the schema is not a choice. */
function valuesIn(
  schemas: ExternalSchema,
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

/** Returns the layouts of an object's fields, including the fields of its branches. */
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

/** Returns the schemas of each field. If several branches have a field, the first one counts. */
function namedSpots(schemas: ExternalSchema, opened: Opened): ReadonlyMap<string, readonly Spot[]> {
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

/**
 * Layout options for the options of a list of checkboxes. RJSF reads them from the layout of the
 * rows.
 */
const OF_OPTIONS = ['enumNames', 'enumOrder', 'enumDisabled'];

/**
 * Returns the layout of a list's rows. For checkboxes, settings of the options move to the list.
 */
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
  const options = Object.entries(readUiOptions(ui)).filter(([name]) => OF_OPTIONS.includes(name));
  return Object.fromEntries(options.map(([name, value]) => [`ui:${name}`, value]));
}
