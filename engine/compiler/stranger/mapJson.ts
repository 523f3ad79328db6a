import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject } from '../json.ts';
import { mapInside } from '../plainSchemas.ts';
import { type Place, within } from '../Reporter.ts';
import { acceptedBy } from './acceptedBy.ts';
import {
  defaultOf,
  type FieldAt,
  isEmpty,
  type Mapped,
  type Mapping,
  nameField,
} from './Mapping.ts';
import {
  type PartWords,
  partWordsId,
  wordedPart,
  wordsBelow,
  wordsBeside,
  wordsOutside,
} from './partWords.ts';
import { refinedRules } from './refinedRules.ts';
import type { Opened, Spot } from './StrangerSchema.ts';

/**
 * Makes one answer of any shape of what no fields of the house can hold: a tuple, names of the
 * applicant's own, lists of lists, what holds its like. It is asked for, judged and shown all the same.
 *
 * @param reason why, after its name: `is a list of lists`
 */
export function mapJson(mapping: Mapping, opened: Opened, at: FieldAt, reason: string): Mapped {
  const { notes } = mapping;
  nameField(mapping, opened, at);
  const initial = defaultOf(opened, at)?.schema ?? null;
  const remedy = 'Nothing. Fields and lists of one kind would show, save and print better.';
  notes.assumed(opened.place, `"${at.name}" ${reason}: it is one answer of many parts`, remedy);
  if (at.isRequired && acceptedBy(mapping.schemas, opened, [null, {}, []]).length > 0) {
    notes.assumed(opened.place, `"${at.name}" is required, so an empty one is not taken`);
  }
  const rules = refinedRules(mapping, opened, at);
  return {
    schema: {
      json: plainSubtree(mapping, at, opened.spots),
      ...(isEmpty(initial) ? {} : { default: initial }),
      ...(at.isReadOnly ? { readOnly: true } : {}),
      ...(rules.length > 0 ? { rules } : {}),
    },
    ui: {},
  };
}

/** Schemas that must all hold as one that stands alone: what it refers to is among its definitions. */
function plainSubtree(mapping: Mapping, at: FieldAt, spots: readonly Spot[]): JsonObject {
  const { textKey, words: above } = at;
  const words: PartWords = { said: [], ...(above ? { above } : {}) };
  const writing: Writing = { mapping, textKey, names: new Map(), definitions: new Map() };
  const parts = spots.map(
    ({ schema, place }): Json =>
      isObject(schema) ? written(writing, words, schema, place) : schema,
  );
  const [only] = parts;
  const whole = parts.length === 1 && isObject(only) ? only : { allOf: parts };
  if (writing.definitions.size === 0) return whole;
  return { ...whole, $defs: Object.fromEntries(writing.definitions) };
}

interface Writing {
  readonly mapping: Mapping;
  /** Of the field that the answer is. */
  readonly textKey: string;
  /** Names of definitions by the place that they are taken from, and by what is said of them there. */
  readonly names: Map<string, string>;
  readonly definitions: Map<string, Json>;
}

/** As many ways as that lead to definitions have words of their own; a file can be written that has no end of them. */
const MOST_WORDED = 100;
const NO_WORDS: PartWords = { said: [] };

/** Names of a schema, and definitions that are taken over where something refers to them. */
const LEFT = ['$schema', '$id', '$anchor', '$dynamicAnchor', '$comment', '$defs', 'definitions'];

function written(writing: Writing, words: PartWords, schema: JsonObject, place: Place): JsonObject {
  const { mapping, textKey } = writing;
  const { $ref, ...own } = wordedPart(mapping, textKey, words, schema, place);
  const kept = Object.entries(own).filter(([keyword]) => !LEFT.includes(keyword));
  const inner = mapInside(Object.fromEntries(kept), (each, ...steps) =>
    written(writing, wordsBelow(words, schema, place, steps), each, within(place, ...steps)),
  );
  const target = mapping.schemas.target($ref, place);
  if (!target) return inner;
  const outside = wordsOutside(wordsBeside(words, schema, place), target);
  const name = definitionOf(writing, outside, target);
  return { $ref: `#/$defs/${name}`, ...inner };
}

function definitionOf(writing: Writing, words: PartWords, { schema, place }: Spot): string {
  const { names, definitions } = writing;
  const isTold = names.size < MOST_WORDED;
  const said = isTold ? words : NO_WORDS;
  const id = `${place.pointer} ${partWordsId(said)}`;
  const known = names.get(id);
  if (known !== undefined) return known;
  const called = (place.pointer.split('/').at(-1) ?? '').replaceAll(/\W/g, '_') || 'root';
  const taken = [...names.values()].filter((name) => name.replace(/_\d+$/, '') === called).length;
  const name = taken === 0 ? called : `${called}_${taken}`;
  names.set(id, name);
  definitions.set(name, isObject(schema) ? written(writing, said, schema, place) : schema);
  return name;
}
