import type { JsonObject } from '../../definition/JsonSchema.ts';
import { within } from '../Reporter.ts';
import { isNumber, type Kind, kindsOf } from './kindOf.ts';
import { type FieldAt, leaveOut, type Mapped, type Mapping, nameField } from './Mapping.ts';
import { mapAnswer } from './mapAnswer.ts';
import { mapJson } from './mapJson.ts';
import { mapList } from './mapList.ts';
import { mapObject } from './mapObject.ts';
import { isChoiceOfWholes, mapWholes } from './mapWholes.ts';
import { isUnanswerable, optionsOf } from './optionsOf.ts';
import { type Layer, type Opened, outermost, spotsIn } from './StrangerSchema.ts';

/**
 * Makes a field of a schema: an answer, an object of answers or a list.
 *
 * @returns `undefined`, with a note where an author would wonder, when no form can hold it
 */
export function mapField(mapping: Mapping, opened: Opened, at: FieldAt): Mapped | undefined {
  if (opened.isNever) return undefined;
  if (opened.block !== undefined) {
    nameField(mapping, opened, at);
    return { schema: { $ref: opened.block }, ui: {} };
  }
  if (opened.isRecursive) return mapJson(mapping, opened, at, 'holds its like');
  if (at.isMixed) return mapJson(mapping, opened, at, 'means something else in each branch');
  const kinds = kindsFor(mapping, opened);
  const [kind] = kinds;
  if (kind === undefined) {
    leaveOut(mapping, opened, at, 'can hold nothing but null', 'Remove it.');
    return undefined;
  }
  if (isUnanswerable(mapping.schemas, opened)) {
    const remedy = 'Correct its values, or what else is said of it.';
    leaveOut(mapping, opened, at, 'can hold none of its values', remedy);
    return undefined;
  }
  if (isChoiceOfWholes(mapping, opened, at)) return mapWholes(mapping, opened, at);
  return ofKind(mapping, opened, at, [kind, ...kinds.slice(1)]);
}

function ofKind(
  mapping: Mapping,
  opened: Opened,
  at: FieldAt,
  kinds: readonly [Kind, ...Kind[]],
): Mapped | undefined {
  const [kind] = kinds;
  if (kind === 'any') mapping.notes.assumed(opened.place, `"${at.name}" is asked for as a text`);
  const hasOptions = outermost(opened, 'enum') !== undefined;
  // Options are judged one by one, of whatever kinds they are.
  if (hasOptions && optionsOf(mapping.schemas, opened)) return mapAnswer(mapping, opened, at, kind);
  if (kinds.length > 1) {
    const words = kinds.map((each) => WORDS[each]).join(' or ');
    return mapJson(mapping, opened, at, `may be ${words}`);
  }
  const narrow = narrowed(mapping, opened, kind);
  if (kind === 'object') return mapObject(mapping, narrow, at);
  if (kind === 'array') return mapList(mapping, narrow, at);
  return mapAnswer(mapping, narrow, at, kind);
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

/** The kinds that the form asks for: to give nothing says `null`, and whole numbers are numbers. */
function kindsFor(mapping: Mapping, opened: Opened): readonly Kind[] {
  const all = kindsOf(mapping.schemas, opened).filter((kind) => kind !== 'null');
  return all.includes('number') ? all.filter((kind) => kind !== 'integer') : all;
}

/** Of `anyOf` and `oneOf`, only what is of one kind; a single one that remains simply holds. */
function narrowed({ schemas }: Mapping, opened: Opened, kind: Kind): Opened {
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
      single.push(...schemas.open([only], opened.trail).layers);
    }
    return [{ ...layer, schema: kept }, ...single];
  });
  return { ...opened, layers };
}
