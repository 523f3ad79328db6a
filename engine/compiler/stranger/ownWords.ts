import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { ENGINE_KEYS } from '../dialect.ts';
import { isObject, textsOf } from '../json.ts';
import { containsReason, notReason } from '../logicReasons.ts';
import { type Place, within } from '../Reporter.ts';
import { INVALID, type Mapping } from './Mapping.ts';
import { everyValue, type Opened, placeOf } from './StrangerSchema.ts';
import type { ToldRule } from './toldRules.ts';

/**
 * Gives rules the words that the author of the schema wrote for them in `errorMessage`, one text for
 * everything or a text for each keyword, as ajv-errors has it. Warns of a pattern, of what is ruled out
 * and of what a list must hold, where nobody wrote words and none can be told from the schema.
 *
 * @param opened where the rules stand
 * @param textKey of the field that they judge
 * @returns the rules in the house's dialect
 */
export function wordedRules(
  mapping: Mapping,
  opened: Opened,
  textKey: string,
  rules: readonly ToldRule[],
): readonly JsonObject[] {
  return rules.map(({ keyword, ...rule }) => {
    const words = ownWords(opened, keyword);
    if (words !== undefined) return { ...rule, key: wordedKey(mapping, textKey, rule.key, words) };
    const isSaid = mapping.given[`${textKey}.error.${rule.key}`] !== undefined;
    if (!isSaid) warnOfMessage(mapping, placeOf(opened, keyword), keyword, rule.key);
    return { ...rule };
  });
}

/** Takes over the author's words for keywords that the house has too, by their names here and there. */
export function wordLimits(
  { texts }: Mapping,
  opened: Opened,
  textKey: string,
  limits: Readonly<Record<string, string>>,
): void {
  for (const [keyword, house] of Object.entries(limits)) {
    const words = ownWords(opened, keyword);
    const isThere = everyValue(opened, keyword).length > 0;
    if (isThere && words !== undefined) texts.set(`${textKey}.error.${house}`, words);
  }
}

/**
 * Takes over the author's words for answers that must be given: one text for all, or one for each name.
 *
 * @param opened the object, or a branch of it
 * @param textKey of the object
 */
export function wordRequired({ texts }: Mapping, opened: Opened, textKey: string): void {
  for (const { value, layer } of everyValue(opened, 'errorMessage')) {
    const said = isObject(value) ? own(value, 'required') : undefined;
    for (const name of textsOf(layer.schema.required)) {
      const key = `${textKey === '' ? name : `${textKey}.${name}`}.error.required`;
      const words = wordsFor(said, name);
      if (words !== undefined && !texts.has(key)) texts.set(key, words);
    }
  }
}

/**
 * The same for a part of an answer of any shape: the words stand among the texts of the answer, and in the
 * part's `errorMessage` the key of each.
 *
 * @param textKey of the answer
 * @param schema of the part, what stands in it left aside
 * @param place of the part
 */
export function wordedPart(
  mapping: Mapping,
  textKey: string,
  schema: JsonObject,
  place: Place,
): JsonObject {
  const { errorMessage, ...rest } = schema;
  if (typeof errorMessage === 'string' && errorMessage !== '') {
    return { ...rest, errorMessage: wordedKey(mapping, textKey, PART, errorMessage) };
  }
  const keys = Object.keys(rest).flatMap((keyword) => {
    const words = wordsFor(errorMessage, keyword);
    if (words !== undefined) return [[keyword, wordedKey(mapping, textKey, PART, words)] as const];
    warnOfMessage(mapping, within(place, keyword), keyword, generalKey(schema, keyword));
    return [];
  });
  return keys.length === 0 ? rest : { ...rest, errorMessage: Object.fromEntries(keys) };
}

/** Key of words for a part; numbered from the second on. */
const PART = 'part';

/** What is said of a part that fails a keyword, where nobody wrote words. */
function generalKey(schema: JsonObject, keyword: string): string {
  if (keyword === 'contains') return containsReason(schema).key;
  return keyword === 'not' ? notReason(schema.not).key : ENGINE_KEYS.wrongSpelling;
}

/** What the author wrote for a keyword, or for all of them. */
function ownWords(opened: Opened, keyword: string): string | undefined {
  const found = everyValue(opened, 'errorMessage').map(({ value }) => wordsFor(value, keyword));
  return found.find((words) => words !== undefined);
}

function wordsFor(said: Json | undefined, keyword: string): string | undefined {
  const words = isObject(said) ? own(said, keyword) : said;
  return typeof words === 'string' && words !== '' ? words : undefined;
}

const own = (object: JsonObject, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

/** The key under which words stand at a field: the message's own, or a numbered one where that is taken. */
function wordedKey({ texts }: Mapping, textKey: string, key: string, words: string): string {
  let free = key;
  const isTaken = (name: string) => {
    const known = texts.get(`${textKey}.error.${name}`);
    return known !== undefined && known !== words;
  };
  for (let number = 2; isTaken(free); number += 1) free = `${key}_${number}`;
  texts.set(`${textKey}.error.${free}`, words);
  return free;
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

function warnOfMessage({ notes }: Mapping, place: Place, keyword: string, key: string): void {
  const says = Object.hasOwn(SAYS, keyword) ? SAYS[keyword] : undefined;
  if (says === undefined || !GENERAL.includes(key)) return;
  const message = `"${keyword}" says to the applicant only ${says}`;
  const remedy = `Add "errorMessage": { "${keyword}": "…" } beside it, and say there what to give.`;
  notes.doubted(place, 'no-message', message, remedy);
}
