import { ENGINE_KEYS } from '../../compiler/source/dialect.ts';
import { objectOf, textsOf } from '../../compiler/source/json.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import { containsReason, notReason } from '../../compiler/validators/logicReasons.ts';
import { patternReason } from '../../compiler/validators/patternReason.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { everyValue, type Opened, openedPlace } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapping, Words } from '../read/Mapping.ts';
import {
  type AuthoredMessages,
  first,
  wordsFor,
  wordsForAll,
  wordsForName,
  wordsInside,
} from './authoredMessages.ts';
import { type ExplainedRule, INVALID } from './explainedRules.ts';

/** The text key of a field, and the author's message for every violation inside it. */
type Worded = Pick<FieldAt, 'textKey' | 'words'>;

/**
 * Adds the messages that the author of the schema wrote in `errorMessage` to rules: one text for
 * everything, or a text for each keyword, as in ajv-errors. Warns of `pattern`, `not` and
 * `contains` if they have no message of the author and no specific message.
 *
 * @param opened the schema that holds the keywords of the rules
 * @param at the field that the rules validate
 * @returns the rules in Landform's dialect
 */
export function wordedRules(
  mapping: Mapping,
  opened: Opened,
  at: Worded,
  rules: readonly ExplainedRule[],
): readonly JsonObject[] {
  return rules.map(({ keyword, ...rule }) => {
    const words = ownWords(opened, keyword, at.words);
    const plain = withoutExample(rule);
    if (words) return { ...plain, key: wordedKey(mapping, at.textKey, plain.key, words) };
    const isGiven = (key: string) => mapping.given[`${at.textKey}.error.${key}`] !== undefined;
    if (isGiven(rule.key)) return { ...rule };
    if (isGiven(plain.key)) return { ...plain };
    warnOfMessage(mapping, openedPlace(opened, keyword), keyword, rule.key);
    return { ...rule };
  });
}

/** Returns a rule whose message has no example, for a text of the author. */
function withoutExample({ args, ...rule }: Omit<ExplainedRule, 'keyword'>) {
  if (rule.key === ENGINE_KEYS.wrongSpellingOf) return { ...rule, key: ENGINE_KEYS.wrongSpelling };
  return args ? { ...rule, args } : rule;
}

/**
 * Stores the author's messages for keywords that Landform also has.
 *
 * @param limits Landform's name of each keyword
 */
export function wordLimits(
  mapping: Mapping,
  opened: Opened,
  at: Worded,
  limits: Readonly<Record<string, string>>,
): void {
  for (const [keyword, house] of Object.entries(limits)) {
    const words = ownWords(opened, keyword, at.words);
    const isUsed = everyValue(opened, keyword).length > 0;
    if (isUsed && words) setWords(mapping, `${at.textKey}.error.${house}`, words);
  }
}

/**
 * Stores the author's messages for required answers: one text for all, or one for each name.
 *
 * @param opened the object, or a branch of it
 * @param at the object
 * @param around the object, whose messages by name also apply to its branches
 */
export function wordRequired(mapping: Mapping, opened: Opened, at: Worded, around: Opened): void {
  const own = authoredMessagesIn(opened);
  for (const { name, keyword, by, authored } of demandsIn(opened)) {
    const key = `${at.textKey === '' ? name : `${at.textKey}.${name}`}.error.required`;
    const words =
      first([...authored, ...own], (each) => wordsForName(each, keyword, by)) ??
      first(authoredMessagesIn(around), (each) => wordsForName(each, 'required', name)) ??
      first([...authored, ...own], wordsForAll) ??
      at.words;
    if (words && !mapping.texts.has(key)) setWords(mapping, key, words);
  }
}

/** A name that a schema requires. */
interface Demand {
  readonly name: string;
  readonly keyword: string;
  /** The name under which the author may have written the message. */
  readonly by: string;
  /** The `errorMessage` of the same schema. */
  readonly authored: readonly AuthoredMessages[];
}

/** Returns the names that a schema requires by `required` and by `dependentRequired`. */
function demandsIn(opened: Opened): readonly Demand[] {
  return opened.layers.flatMap((layer) => {
    const { required, dependentRequired } = layer.schema;
    const authored = authoredMessagesIn({ layers: [layer] });
    const hanging = Object.entries(objectOf(dependentRequired)).flatMap(([by, names]) =>
      textsOf(names).map((name) => ({ name, keyword: 'dependentRequired', by, authored })),
    );
    const plain = textsOf(required).map((name) => ({
      name,
      keyword: 'required',
      by: name,
      authored,
    }));
    return [...plain, ...hanging];
  });
}

/**
 * Returns the message for every violation in a field, from the schemas around the field.
 *
 * @param around the object and its branches
 * @param above the message from further out
 */
export function wordsInField(
  around: readonly Opened[],
  name: string,
  above: Words | undefined,
): Words | undefined {
  const named = first(around.flatMap(authoredMessagesIn), (authored) =>
    wordsInside(authored, 'properties', name),
  );
  return named ?? first(around.slice(0, 1).flatMap(authoredMessagesIn), wordsForAll) ?? above;
}

/** Returns the message for every violation in the entries of a list. */
export function wordsInRows(opened: Opened, above: Words | undefined): Words | undefined {
  return first(authoredMessagesIn(opened), wordsForAll) ?? above;
}

/**
 * Returns the author's message for a keyword, otherwise the message for all keywords, here or
 * further out.
 */
export function ownWords(opened: Opened, keyword: string, above?: Words): Words | undefined {
  const authored = authoredMessagesIn(opened);
  return (
    first(authored, (each) => wordsFor(each, keyword)) ?? first(authored, wordsForAll) ?? above
  );
}

function authoredMessagesIn(opened: Pick<Opened, 'layers'>): readonly AuthoredMessages[] {
  return everyValue(opened, 'errorMessage');
}

/** Stores a message under a key and records that the form shows it. */
function setWords({ texts, heeded }: Mapping, key: string, { text, place }: Words): void {
  texts.set(key, text);
  heeded.add(place.pointer);
}

/**
 * Stores a message at a field and returns its key. The key is the given one, or a numbered one if
 * another message already has it.
 */
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

/**
 * Returns the key of the general message for a part that fails a keyword without a message of the
 * author.
 */
export function generalKey(schema: JsonObject, keyword: string): string {
  if (keyword === 'contains') return containsReason(schema).key;
  return keyword === 'not' ? notReason(schema.not).key : patternReason(schema).key;
}

/** The meaning of the general message of each keyword, in the words of the warning. */
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

/** Warns of a keyword whose message does not show the applicant what to correct. */
export function warnOfMessage(
  { notes }: Mapping,
  place: Place,
  keyword: string,
  key: string,
): void {
  const says = Object.hasOwn(SAYS, keyword) ? SAYS[keyword] : undefined;
  if (says === undefined || !GENERAL.includes(key)) return;
  const message = `The message of "${keyword}" tells the applicant only ${says}`;
  const remedy = `Add "errorMessage": { "${keyword}": "…" } next to it, with the answer that you expect.`;
  notes.doubted(place, 'no-message', message, remedy);
}
