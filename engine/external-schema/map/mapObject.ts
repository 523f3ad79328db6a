import { EXTERNAL_NAME_REMEDY, isExternalName } from '../../compiler/source/draftForm.ts';
import { listOf, objectOf, ownOf } from '../../compiler/source/json.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { ownWords, wordedKey, wordRequired, wordsInField } from '../messages/ownWords.ts';
import { freeNames } from '../read/addedNames.ts';
import {
  everyValue,
  type Opened,
  openedPlace,
  outermost,
  propertySpots,
  requiredNames,
  spotsIn,
} from '../read/ExternalSchema.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { isOpenObject, openObject } from '../read/openObject.ts';
import { withBranchDefaults } from './branchDefaults.ts';
import { branchesOf, possibleNames } from './branchesOf.ts';
import { lifted } from './conditionOf.ts';
import { defaultOf, nameField, noteDefault, noteOmitted } from './fieldNotes.ts';
import { type FieldSource, fieldsOf } from './fieldsOf.ts';
import { innerContext } from './innerContext.ts';
import { mapJson } from './mapJson.ts';
import { objectRules } from './objectRules.ts';
import { logicOf } from './testOf.ts';

/** Creates an object of answers. Its branches become conditions of its fields. */
export function mapObject(mapping: Mapping, opened: Opened, at: FieldAt): Mapped | undefined {
  const refining = at.refinements.map(({ spots }) => mapping.schemas.open(spots, opened.trail));
  const possible = [
    ...new Set([opened, ...refining].flatMap((each) => [...possibleNames(mapping, each)])),
  ];
  const isForm = at.name === '';
  const reason = wholeReason(opened, possible);
  // The form itself cannot be one answer of any shape, so it leaves out the parts that it cannot
  // hold.
  if (!isForm && reason !== undefined) {
    const isBare = possible.length === 0 && freeNames(opened) === undefined;
    return mapJson(mapping, isBare ? openObject(opened) : opened, at, reason);
  }
  const names = possible.filter(isExternalName);
  const first = mapFields(mapping, opened, at, new Set(names));
  const lost = names.filter((name) => !first.made.has(name) && !first.found.has(name));
  // A condition may only read fields, so a second pass runs without the names that did not become
  // fields.
  const fields =
    lost.length === 0
      ? first
      : mapFields(mapping, opened, at, new Set(names.filter((name) => !lost.includes(name))));
  if (fields.found.size === 0) {
    const remedy = 'List its properties under "properties".';
    const reason = 'lists no properties that a form could ask for';
    // For the form itself, `importJsonSchema` reports this as an error.
    if (at.textKey !== '') noteOmitted(mapping, opened, at, reason, remedy);
    return undefined;
  }
  if (isForm) noteFreeNames(mapping, opened, freeNames(opened));
  if (at.textKey !== '') nameField(mapping, opened, at);
  return assembled(mapping, opened, at, fields);
}

/** Returns why fields cannot hold an object, as a predicate of its name. */
function wholeReason(opened: Opened, names: readonly string[]): string | undefined {
  if (freeNames(opened) !== undefined) return 'accepts property names that the applicant chooses';
  if (!names.every(isExternalName)) return 'has names that no field can have';
  return names.length === 0 && isOpenObject(opened) ? 'lists no properties' : undefined;
}

interface Fields {
  readonly found: ReadonlyMap<string, Mapped & { readonly isRequired: boolean }>;
  readonly made: ReadonlySet<string>;
}

function mapFields(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  usable: ReadonlySet<string>,
): Fields {
  const context = {
    schemas: mapping.schemas,
    fields: usable,
    known: new Set([...propertySpots(opened).keys(), ...requiredNames(opened)]),
    required: requiredNames(opened),
    inner: (name: string) => innerContext(mapping, opened, name),
  };
  const own = branchesOf(mapping, context, opened, true);
  const outer = at.refinements.map(({ when, spots }) => {
    const inner = mapping.schemas.open(spots, opened.trail);
    return branchesAt(when === true ? true : lifted(when), inner);
  });
  function branchesAt(when: JsonObject | true, inner: Opened) {
    const deeper = branchesOf(mapping, context, inner, when);
    return { ...deeper, branches: [{ when, opened: inner }, ...deeper.branches] };
  }
  const branching = {
    branches: [...own.branches, ...outer.flatMap(({ branches }) => branches)],
    made: [...own.made, ...outer.flatMap(({ made }) => made)],
    asked: [...own.asked, ...outer.flatMap(({ asked }) => asked)],
  };
  for (const each of [opened, ...branching.branches.map((branch) => branch.opened)]) {
    wordRequired(mapping, each, at, opened);
  }
  const initial = defaultOf(opened, at);
  const given = initial ? { initial } : {};
  const found = new Map<string, Mapped & { isRequired: boolean }>();
  const fields = fieldsOf(mapping, opened, branching, usable);
  for (const field of fields) {
    const words = wordsInField(
      [opened, ...branching.branches.map((branch) => branch.opened)],
      field.name,
      at.words,
    );
    const inner = { ...at, ...given, ...(words ? { words } : {}) };
    const mapped = mapOne(mapping, field, inner, placeOfDemand(opened, field.name));
    if (!mapped) continue;
    const filled = withBranchDefaults(mapping, field, mapped, fields);
    found.set(field.name, { ...filled, isRequired: field.isRequired });
  }
  return { found, made: new Set(branching.made.map(({ name }) => name)) };
}

function mapOne(
  mapping: Mapping,
  field: FieldSource,
  at: FieldAt,
  asked: Place,
): Mapped | undefined {
  const { name, spots, trail, isRequired, isMixed, refinements } = field;
  const opened = mapping.schemas.open(spots, trail, asked);
  const textKey = at.textKey === '' ? name : `${at.textKey}.${name}`;
  const isReadOnly = at.isReadOnly === true || outermost(opened, 'readOnly') === true;
  const more = {
    ...(isMixed ? { isMixed } : {}),
    ...initialOf(at, name),
    ...(at.words ? { words: at.words } : {}),
    layout: objectOf(ownOf(at.layout ?? {}, name)),
  };
  const here = { name, textKey, isRequired, isReadOnly, refinements, ...more };
  if (!isExternalName(name)) {
    const reason = 'cannot be the name of a field';
    noteOmitted(mapping, opened, here, reason, EXTERNAL_NAME_REMEDY);
    return undefined;
  }
  const mapped = mapping.mapField(opened, here);
  if (!mapped) return undefined;
  const { visibleWhen, requiredWhen, optionsWhen, inferred } = field;
  return {
    ...mapped,
    schema: {
      ...mapped.schema,
      ...(visibleWhen === undefined ? {} : { visibleWhen }),
      ...(requiredWhen === undefined ? {} : { requiredWhen }),
      ...(optionsWhen === undefined ? {} : { optionsWhen }),
      ...(inferred === undefined ? {} : { inferred }),
    },
  };
}

/** Returns the default of a field from the default of its object. */
function initialOf({ initial }: Pick<FieldAt, 'initial'>, name: string): Pick<FieldAt, 'initial'> {
  const given = objectOf(initial?.schema);
  const schema = Object.hasOwn(given, name) ? given[name] : undefined;
  if (!initial || schema === undefined) return {};
  return { initial: { schema, place: within(initial.place, name) } };
}

function assembled(mapping: Mapping, opened: Opened, at: FieldAt, { found, made }: Fields): Mapped {
  noteLostDefaults(mapping, found, defaultOf(opened, at));
  const fields = [...found];
  const { addedNames } = mapping.schemas;
  const added = [...addedNames.values()].filter((name) => made.has(name));
  const logic = logicOf(mapping.schemas, opened, added);
  const oneOf = eitherOf(mapping, opened, found);
  const required = fields.filter(([, { isRequired }]) => isRequired).map(([name]) => name);
  return {
    schema: {
      type: 'object',
      ...(required.length > 0 ? { required } : {}),
      properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
      ...(oneOf ? { atLeastOneOf: eitherRule(mapping, opened, at, oneOf) } : {}),
      ...(logic ? { rules: objectRules(mapping, opened, at, logic) } : {}),
    },
    ui: Object.fromEntries(fields.map(([name, { ui }]) => [name, ui])),
  };
}

function noteLostDefaults(
  mapping: Mapping,
  found: Fields['found'],
  initial: FieldAt['initial'],
): void {
  const names = Object.keys(objectOf(initial?.schema)).filter((name) => !found.has(name));
  for (const name of names)
    noteDefault(mapping, name, initialOf(initial ? { initial } : {}, name).initial);
}

/** Returns the rule `atLeastOneOf`, with the author's message for `anyOf` at the first field. */
function eitherRule(
  mapping: Mapping,
  opened: Opened,
  { textKey, words: above }: FieldAt,
  fields: readonly string[],
): JsonObject {
  const words = ownWords(opened, 'anyOf', above);
  const [first = ''] = fields;
  const at = textKey === '' ? first : `${textKey}.${first}`;
  return { fields, key: words ? wordedKey(mapping, at, 'eitherOf', words) : 'validation_required' };
}

/**
 * Returns the fields of an `anyOf` whose alternatives each require only one name. One of these
 * fields must be given.
 */
function eitherOf(
  { schemas }: Mapping,
  opened: Opened,
  found: Fields['found'],
): readonly string[] | undefined {
  for (const { value, place } of everyValue(opened, 'anyOf')) {
    const names = spotsIn(value, place).map((spot) => {
      const member = schemas.open([spot], opened.trail);
      const keywords = member.layers.flatMap(({ schema }) => Object.keys(schema));
      const [name, ...others] = requiredNames(member);
      return keywords.join() === 'required' && others.length === 0 ? name : undefined;
    });
    const known = names.filter((name) => name !== undefined && found.has(name));
    if (names.length > 0 && known.length === names.length) return known as string[];
  }
  return undefined;
}

function noteFreeNames({ notes }: Mapping, opened: Opened, keyword: string | undefined): void {
  if (keyword === undefined) return;
  const remedy =
    'List under "properties" what is to be asked for, or put it into an object inside.';
  const message = `The form takes no names beyond its properties ("${keyword}")`;
  notes.leftOut(openedPlace(opened, keyword), message, remedy);
}

/**
 * Returns the place where `required` or `dependentRequired` lists a name, otherwise the place of
 * the schema.
 */
function placeOfDemand(opened: Opened, name: string): Place {
  for (const { value, place } of everyValue(opened, 'required')) {
    const index = listOf(value).indexOf(name);
    if (index >= 0) return within(place, index);
  }
  for (const { value, place } of everyValue(opened, 'dependentRequired')) {
    for (const [other, names] of Object.entries(objectOf(value))) {
      const index = listOf(names).indexOf(name);
      if (index >= 0) return within(place, other, index);
    }
  }
  return opened.place;
}
