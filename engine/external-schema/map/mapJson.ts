import { isObject, listOf } from '../../compiler/source/json.ts';
import { mapInside } from '../../compiler/source/plainSchemas.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { compositeWords } from '../messages/compositeWords.ts';
import {
  type PartWords,
  partWordsId,
  wordedPart,
  wordsBelow,
  wordsBeside,
  wordsOutside,
} from '../messages/partWords.ts';
import type { Opened, Spot } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';
import { acceptedBy } from './acceptedBy.ts';
import { defaultOf, isEmpty, nameField } from './fieldNotes.ts';
import { refinedRules } from './refinedRules.ts';

/**
 * Creates one answer of any shape for a schema that Landform's fields cannot hold. Examples are
 * tuples, property names that the applicant chooses, lists of lists and recursive schemas. The form
 * still asks for the answer, validates it and shows it.
 *
 * @param reason why fields cannot hold it, as a predicate of its name: `is a list of lists`
 */
export function mapJson(mapping: Mapping, opened: Opened, at: FieldAt, reason: string): Mapped {
  const { notes } = mapping;
  nameField(mapping, opened, at);
  const initial = defaultOf(opened, at)?.schema ?? null;
  const remedy = 'None. Fields and lists of one type would be easier to show, save and print.';
  notes.assumed(opened.place, `"${at.name}" ${reason}: it is one answer of many parts`, remedy);
  if (at.isRequired && acceptedBy(mapping.schemas, opened, [null, {}, []]).length > 0) {
    notes.assumed(opened.place, `"${at.name}" is required, so the form refuses an empty value`);
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

/**
 * Joins schemas that must all hold into one self-contained schema. Its `$defs` contain the schemas
 * that it references.
 */
function plainSubtree(mapping: Mapping, at: FieldAt, spots: readonly Spot[]): JsonObject {
  const { textKey, words: above } = at;
  const words: PartWords = { authored: [], ...(above ? { above } : {}) };
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
  /** Text key of the field that holds the answer. */
  readonly textKey: string;
  /** Names of definitions by the place of their schema and the messages that apply there. */
  readonly names: Map<string, string>;
  readonly definitions: Map<string, Json>;
}

/**
 * Maximum number of definitions with their own messages. Each set of messages needs its own copy of
 * a definition, and their number can grow without limit.
 */
const MOST_WORDED = 100;
const NO_WORDS: PartWords = { authored: [] };

/**
 * Keywords that are not copied: names of schemas, and definitions, which are copied where they are
 * referenced.
 */
const LEFT = ['$schema', '$id', '$anchor', '$dynamicAnchor', '$comment', '$defs', 'definitions'];

function written(writing: Writing, words: PartWords, schema: JsonObject, place: Place): JsonObject {
  const { mapping, textKey } = writing;
  const { $ref, ...own } = wordedPart(mapping, textKey, words, schema, place);
  const kept = Object.entries(withNames(own)).filter(([keyword]) => !LEFT.includes(keyword));
  const inner = mapInside(Object.fromEntries(kept), (each, ...steps) =>
    written(writing, wordsBelow(words, schema, place, steps), each, within(place, ...steps)),
  );
  const target = mapping.schemas.target($ref, place);
  if (!target) return inner;
  const outside = wordsOutside(wordsBeside(words, schema, place), target);
  const name = definitionOf(writing, outside, target);
  return { $ref: `#/$defs/${name}`, ...inner };
}

/** Returns a schema with names for options that are objects or lists, if it has none. */
function withNames(schema: JsonObject): JsonObject {
  const values = listOf(schema.enum);
  const isComposite = values.some((value) => typeof value === 'object' && value !== null);
  if (!isComposite || schema.enumNames !== undefined) return schema;
  return { ...schema, enumNames: [...compositeWords(values)] };
}

function definitionOf(writing: Writing, words: PartWords, { schema, place }: Spot): string {
  const { names, definitions } = writing;
  const hasRoom = names.size < MOST_WORDED;
  const used = hasRoom ? words : NO_WORDS;
  const id = `${place.pointer} ${partWordsId(used)}`;
  const known = names.get(id);
  if (known !== undefined) return known;
  const called = (place.pointer.split('/').at(-1) ?? '').replaceAll(/\W/g, '_') || 'root';
  const taken = [...names.values()].filter((name) => name.replace(/_\d+$/, '') === called).length;
  const name = taken === 0 ? called : `${called}_${taken}`;
  names.set(id, name);
  definitions.set(name, isObject(schema) ? written(writing, used, schema, place) : schema);
  return name;
}
