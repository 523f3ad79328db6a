import { isObject } from '../../compiler/source/json.ts';
import { within } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import {
  everyValue,
  type Layer,
  type Opened,
  outermost,
  type Spot,
  spotsIn,
} from '../read/ExternalSchema.ts';
import { isNumber, type Kind, kindsOf, valuesOf } from '../read/kindOf.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { nameField, noteOmitted } from './fieldNotes.ts';
import { kindWords } from './joinVariants.ts';
import { mapAnswer } from './mapAnswer.ts';
import { isCompositeChoice, mapCompositeOptions } from './mapCompositeOptions.ts';
import { mapJson } from './mapJson.ts';
import { mapList } from './mapList.ts';
import { mapObject } from './mapObject.ts';
import { isUnanswerable, optionsOf } from './optionsOf.ts';

/**
 * Creates a field from a schema: a single answer, an object of answers or a list.
 *
 * @returns `undefined` if no form can ask for the value; a note explains this, unless the schema is
 *   `false`
 */
export function mapField(mapping: Mapping, opened: Opened, at: FieldAt): Mapped | undefined {
  if (opened.isNever) return undefined;
  if (opened.block !== undefined) {
    nameField(mapping, opened, at);
    return { schema: { $ref: opened.block }, ui: {} };
  }
  if (opened.isRecursive) return mapJson(mapping, opened, at, 'contains itself');
  if (at.isMixed) return mapJson(mapping, opened, at, 'has another type in each branch');
  const kinds = kindsFor(mapping, opened);
  const [kind] = kinds;
  if (kind === undefined) {
    noteOmitted(mapping, opened, at, 'can hold nothing but null', 'Remove it.');
    return undefined;
  }
  if (isUnanswerable(mapping.schemas, opened)) {
    const remedy = 'Correct its values or its other keywords.';
    noteOmitted(mapping, opened, at, 'can hold none of its values', remedy);
    return undefined;
  }
  if (isCompositeChoice(mapping, opened, at)) return mapCompositeOptions(mapping, opened, at);
  return ofKind(mapping, opened, at, [kind, ...kinds.slice(1)]);
}

function ofKind(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  kinds: readonly [Kind, ...Kind[]],
): Mapped | undefined {
  const [kind] = kinds;
  if (kind === 'any') mapping.notes.assumed(opened.place, `"${at.name}" is a text field`);
  const hasOptions = outermost(opened, 'enum') !== undefined;
  // Options are checked one by one, so they may be of different types.
  if (hasOptions && optionsOf(mapping.schemas, opened)) return mapAnswer(mapping, opened, at, kind);
  if (kinds.length > 1) {
    const words = kinds.map((each) => WORDS[each]).join(' or ');
    return mapJson(mapping, opened, at, `may be ${words}`);
  }
  if (kind === 'array' && hasSeveralLists(mapping, opened)) {
    const spots = titledLists(mapping, opened);
    return mapJson(mapping, { ...opened, spots }, at, 'may be one of several kinds of list');
  }
  const narrow = narrowed(mapping, opened, kind);
  if (kind === 'object') return mapObject(mapping, narrow, at);
  if (kind === 'array') {
    const reason = wholeListReason(narrow);
    return reason ? mapJson(mapping, opened, at, reason) : mapList(mapping, narrow, at);
  }
  return mapAnswer(mapping, narrow, at, kind);
}

/** Checks whether the alternatives of a list have entries of different types. */
function hasSeveralLists({ schemas }: Mapping, opened: Opened): boolean {
  const kinds = ['anyOf', 'oneOf'].flatMap((keyword) =>
    everyValue(opened, keyword).flatMap(({ value, place }) =>
      spotsIn(value, place).flatMap((spot) => {
        const member = schemas.open([spot], opened.trail);
        const items = everyValue(member, 'items').map((each) => ({
          schema: each.value,
          place: each.place,
        }));
        return items.length === 0 ? [] : kindsOf(schemas, schemas.open(items, member.trail)).join();
      }),
    ),
  );
  return new Set(kinds).size > 1;
}

/** Returns the schemas of a field with a title for each alternative: "A list: Text". */
function titledLists(mapping: Mapping, opened: Opened): readonly Spot[] {
  return opened.layers.map(({ schema, place, trail }) => {
    const lists = ['anyOf', 'oneOf'].flatMap((keyword) => {
      if (!Array.isArray(schema[keyword])) return [];
      const members = spotsIn(schema[keyword], within(place, keyword)).map((spot) => {
        const inner = mapping.schemas.open([spot], opened.trail);
        return isObject(spot.schema)
          ? { title: kindWords(mapping, inner), ...spot.schema }
          : spot.schema;
      });
      return [[keyword, members] as const];
    });
    return { schema: { ...schema, ...Object.fromEntries(lists) }, place, trail };
  });
}

/** Returns the reason why a list can only be one answer; `undefined` if it may have entries. */
function wholeListReason(opened: Opened): string | undefined {
  const isDescribed = everyValue(opened, 'items').length > 0;
  if (valuesOf(opened) && !isDescribed) return 'is one of some whole lists';
  // Entries that `items` describes are never unevaluated.
  const isLimited = opened.layers.some(
    ({ schema }) => schema.unevaluatedItems !== undefined && schema.items === undefined,
  );
  return isLimited ? 'limits the entries that no other schema describes' : undefined;
}

const WORDS: Readonly<Record<Kind, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  any: 'anything',
};

/**
 * Returns the types that the form asks for. It omits `null` (an empty answer), and `integer` next
 * to `number`.
 */
function kindsFor(mapping: Mapping, opened: Opened): readonly Kind[] {
  const all = kindsOf(mapping.schemas, opened).filter((kind) => kind !== 'null');
  return all.includes('number') ? all.filter((kind) => kind !== 'integer') : all;
}

/**
 * Returns a schema whose `anyOf` and `oneOf` contain only the alternatives of one type. If a single
 * alternative remains, its keywords apply directly.
 */
export function narrowed({ schemas }: Mapping, opened: Opened, kind: Kind): Opened {
  const layers = opened.layers.flatMap((layer): readonly Layer[] => {
    const kept: Record<string, JsonObject[string]> = { ...layer.schema };
    const single: Layer[] = [];
    for (const keyword of ['anyOf', 'oneOf']) {
      const spots = spotsIn(layer.schema[keyword], within(layer.place, keyword));
      const fitting = spots.filter((spot) => {
        const kinds = kindsOf(schemas, schemas.open([spot], opened.trail));
        const isOne = isNumber(kind) ? kinds.some(isNumber) : kinds.includes(kind);
        return isOne || kinds.includes('any');
      });
      const [only] = fitting;
      if (spots.length === 0 || fitting.length === spots.length || !only) continue;
      if (fitting.length > 1) {
        kept[keyword] = fitting.map(({ schema }) => schema);
        continue;
      }
      delete kept[keyword];
      const { layers: inner } = schemas.open([only], opened.trail);
      single.push(...inner.map((each) => ({ ...each, inside: each.inside ?? layer.id })));
    }
    return [{ ...layer, schema: kept }, ...single];
  });
  return { ...opened, layers };
}
