import type { JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../dialect.ts';
import { objectOf, textsOf } from '../json.ts';
import { containsReason, notReason } from '../logicReasons.ts';
import type { Place } from '../Reporter.ts';
import { type FieldAt, INVALID, type Mapping } from './Mapping.ts';
import { everyValue, type Opened, placeOf } from './StrangerSchema.ts';
import {
  first,
  type Said,
  type Words,
  wordsFor,
  wordsForAll,
  wordsForName,
  wordsInside,
} from './saidWords.ts';
import type { ToldRule } from './toldRules.ts';

/** A field, and what is said of everything in what holds it. */
type Worded = Pick<FieldAt, 'textKey' | 'words'>;

/**
 * Gives rules the words that the author of the schema wrote for them in `errorMessage`, one text for
 * everything or a text for each keyword, as ajv-errors has it. Warns of a pattern, of what is ruled out
 * and of what a list must hold, where nobody wrote words and none can be told from the schema.
 *
 * @param opened where the rules stand
 * @param at the field that they judge
 * @returns the rules in the house's dialect
 */
export function wordedRules(
  mapping: Mapping,
  opened: Opened,
  at: Worded,
  rules: readonly ToldRule[],
): readonly JsonObject[] {
  return rules.map(({ keyword, ...rule }) => {
    const words = ownWords(opened, keyword, at.words);
    if (words) return { ...rule, key: wordedKey(mapping, at.textKey, rule.key, words) };
    const isSaid = mapping.given[`${at.textKey}.error.${rule.key}`] !== undefined;
    if (!isSaid) warnOfMessage(mapping, placeOf(opened, keyword), keyword, rule.key);
    return { ...rule };
  });
}

/** Takes over the author's words for keywords that the house has too, by their names here and there. */
export function wordLimits(
  mapping: Mapping,
  opened: Opened,
  at: Worded,
  limits: Readonly<Record<string, string>>,
): void {
  for (const [keyword, house] of Object.entries(limits)) {
    const words = ownWords(opened, keyword, at.words);
    const isThere = everyValue(opened, keyword).length > 0;
    if (isThere && words) setWords(mapping, `${at.textKey}.error.${house}`, words);
  }
}

/**
 * Takes over the author's words for answers that must be given: one text for all, or one for each name.
 *
 * @param opened the object, or a branch of it
 * @param at the object
 * @param around the object, whose words by name are said of its branches, too
 */
export function wordRequired(mapping: Mapping, opened: Opened, at: Worded, around: Opened): void {
  const own = saidIn(opened);
  for (const { name, keyword, by, said } of demandsIn(opened)) {
    const key = `${at.textKey === '' ? name : `${at.textKey}.${name}`}.error.required`;
    const words =
      first([...said, ...own], (each) => wordsForName(each, keyword, by)) ??
      first(saidIn(around), (each) => wordsForName(each, 'required', name)) ??
      first([...said, ...own], wordsForAll) ??
      at.words;
    if (words && !mapping.texts.has(key)) setWords(mapping, key, words);
  }
}

interface Demand {
  readonly name: string;
  readonly keyword: string;
  /** The name that the words stand under, where they do so by name. */
  readonly by: string;
  /** What is said beside it. */
  readonly said: readonly Said[];
}

/** The names that a schema asks for, by `required` and by `dependentRequired`. */
function demandsIn(opened: Opened): readonly Demand[] {
  return opened.layers.flatMap((layer) => {
    const { required, dependentRequired } = layer.schema;
    const said = saidIn({ layers: [layer] });
    const hanging = Object.entries(objectOf(dependentRequired)).flatMap(([by, names]) =>
      textsOf(names).map((name) => ({ name, keyword: 'dependentRequired', by, said })),
    );
    const plain = textsOf(required).map((name) => ({ name, keyword: 'required', by: name, said }));
    return [...plain, ...hanging];
  });
}

/**
 * The words for whatever is wrong in a field, by what holds it.
 *
 * @param around the object and its branches
 */
export function wordsInField(
  around: readonly Opened[],
  name: string,
  above: Words | undefined,
): Words | undefined {
  const named = first(around.flatMap(saidIn), (said) => wordsInside(said, 'properties', name));
  return named ?? first(around.slice(0, 1).flatMap(saidIn), wordsForAll) ?? above;
}

/** The words for whatever is wrong in the entries of a list. */
export function wordsInRows(opened: Opened, above: Words | undefined): Words | undefined {
  return first(saidIn(opened), wordsForAll) ?? above;
}

/** What the author wrote for a keyword, or for all of them here or further out. */
export function ownWords(opened: Opened, keyword: string, above?: Words): Words | undefined {
  const said = saidIn(opened);
  return first(said, (each) => wordsFor(each, keyword)) ?? first(said, wordsForAll) ?? above;
}

function saidIn(opened: Pick<Opened, 'layers'>): readonly Said[] {
  return everyValue(opened, 'errorMessage');
}

/** Puts words under a key, and remembers that they are said. */
function setWords({ texts, heeded }: Mapping, key: string, { text, place }: Words): void {
  texts.set(key, text);
  heeded.add(place.pointer);
}

/** The key under which words stand at a field: the message's own, or a numbered one where that is taken. */
export function wordedKey(mapping: Mapping, textKey: string, key: string, words: Words): string {
  let free = key;
  const isTaken = (name: string) => {
    const known = mapping.texts.get(`${textKey}.error.${name}`);
    return known !== undefined && known !== words.text;
  };
  for (let number = 2; isTaken(free); number += 1) free = `${key}_${number}`;
  setWords(mapping, `${textKey}.error.${free}`, words);
  return free;
}

/** What is said of a part that fails a keyword, where nobody wrote words. */
export function generalKey(schema: JsonObject, keyword: string): string {
  if (keyword === 'contains') return containsReason(schema).key;
  return keyword === 'not' ? notReason(schema.not).key : ENGINE_KEYS.wrongSpelling;
}

/** Messages that say no more than that something is wrong, by the keywords that are warned of. */
const SAYS: Readonly<Record<string, string>> = {
  pattern: 'that the answer is not written as it should be',
  not: 'that the answer is not accepted',
  contains: 'that something is missing, or there too often',
};
const GENERAL: readonly string[] = [
  ENGINE_KEYS.wrongSpelling,
  ENGINE_KEYS.ruledOut,
  ENGINE_KEYS.notTogether,
  ENGINE_KEYS.contains,
  INVALID,
];

/** Warns of a keyword whose message tells nobody what to do. */
export function warnOfMessage(
  { notes }: Mapping,
  place: Place,
  keyword: string,
  key: string,
): void {
  const says = Object.hasOwn(SAYS, keyword) ? SAYS[keyword] : undefined;
  if (says === undefined || !GENERAL.includes(key)) return;
  const message = `"${keyword}" says to the applicant only ${says}`;
  const remedy = `Add "errorMessage": { "${keyword}": "…" } beside it, and say there what to give.`;
  notes.doubted(place, 'no-message', message, remedy);
}
