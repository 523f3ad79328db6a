import type { JsonObject } from '#engine';

/** Fields that rules apply to. */
export const TEXT = { type: 'string' };
export const DATE = { ...TEXT, hkDate: true };
export const GROUP = { type: 'array', items: { enum: ['a', 'b', 'c'] } };
export const PERSON = { type: 'object', properties: { eng: TEXT, chi: TEXT, no: TEXT } };
export const LIST = { type: 'array', maxItems: 2, items: PERSON };

/** A rule of the specification: its keywords, an answer that breaks it, and the expected error. */
export interface SpecifiedRule {
  /** The rule in document 2, section 5 (and document 1, section 5), in plain words. */
  readonly rule: string;
  /** Keywords of the dialect for the rule. The last keyword reports the error. */
  readonly by: readonly string[];
  readonly field: JsonObject;
  readonly wrong: unknown;
  /** Message key and arguments. For an error below the field, they follow its path: `/x key`. */
  readonly says: string;
}

/** Returns a rule for an answer of any shape. */
export function shape(
  words: string,
  json: JsonObject,
  wrong: unknown,
  says: string,
): SpecifiedRule {
  return rule(`any shape: ${words}`, ['json'], { json }, wrong, says);
}

/**
 * Returns a rule from its title, its keywords, a field, an answer that breaks it, and the expected
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

/** Returns a rule for a text field with a single keyword. */
export function flag(words: string, keyword: string, wrong: string, says: string): SpecifiedRule {
  return rule(words, [keyword], { ...TEXT, [keyword]: true }, wrong, says);
}

/** Returns a rule of the stamping form: keywords with their own message. */
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

/** Returns the answer for a PDF file of ten bytes. @param name name of the file */
export function pdf(name: string): object {
  return { name, size: 10, type: 'application/pdf', sha256: 'a'.repeat(64), ref: name };
}

/** Returns this number of rows of `LIST`. */
export function rows(count: number): readonly object[] {
  return Array.from({ length: count }, () => ({ eng: 'x' }));
}
