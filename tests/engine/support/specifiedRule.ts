import type { JsonObject } from '#engine';

/** Fields that rules apply to. */
export const TEXT = { type: 'string' };
export const DATE = { ...TEXT, hkDate: true };
export const GROUP = { type: 'array', items: { enum: ['a', 'b', 'c'] } };
export const PERSON = { type: 'object', properties: { eng: TEXT, chi: TEXT, no: TEXT } };
export const LIST = { type: 'array', maxItems: 2, items: PERSON };

/**
 * One rule of the specification: its keywords in a form, an answer that breaks it, the expected
 * error.
 */
export interface SpecifiedRule {
  /** Document 2, section 5 (and document 1, section 5), in our words. */
  readonly rule: string;
  /** Keywords of the dialect that say it; the last is the one that fails below. */
  readonly by: readonly string[];
  readonly field: JsonObject;
  readonly wrong: unknown;
  /** Message key and arguments; after `/x ` where the error is below the field. */
  readonly says: string;
}

/** Returns an answer of any shape. */
export function shape(
  words: string,
  json: JsonObject,
  wrong: unknown,
  says: string,
): SpecifiedRule {
  return rule(`any shape: ${words}`, ['json'], { json }, wrong, says);
}

/**
 * Any rule: its words, its keywords, a field with them, an answer that breaks it, the expected
 * error.
 */
export function rule(
  words: string,
  by: readonly string[],
  field: JsonObject,
  wrong: unknown,
  says: string,
): SpecifiedRule {
  return { rule: words, by, field, wrong, says };
}

/** Returns a rule of a text that is a keyword alone. */
export function flag(words: string, keyword: string, wrong: string, says: string): SpecifiedRule {
  return rule(words, [keyword], { ...TEXT, [keyword]: true }, wrong, says);
}

/** Returns a rule of the stamping form: a keyword of the dialect with a message of its own. */
export function keyed(
  words: string,
  key: string,
  by: JsonObject,
  wrong: string,
  args = '',
): SpecifiedRule {
  const field = { ...TEXT, rules: [{ ...by, key }] };
  return rule(words, Object.keys(by), field, wrong, `${key}${args}`);
}

/** Returns the schema of a file answer. */
export function file(): JsonObject {
  return { type: 'object', file: { maxBytes: 10, accept: ['.pdf'] } };
}

/** Returns a file of ten bytes. @param name of the file */
export function pdf(name: string): object {
  return { name, size: 10, type: 'application/pdf', sha256: 'a'.repeat(64), ref: name };
}

/** So many rows of `LIST`. */
export function rows(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ eng: 'x' }));
}
