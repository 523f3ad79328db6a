import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Rule } from '../../definition/Rule.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { Draft } from '../source/Draft.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import { isArgument, isObject } from '../source/json.ts';
import { type Place, within } from '../source/Reporter.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';

/**
 * Returns the rules that a field has by keywords of the standard: first its limits, then its logic.
 */
export function standardRules(compilation: Compilation, draft: Draft): readonly Rule[] {
  const at = { compilation, draft };
  return [...limitRules(at), ...logicRules(at)];
}

/** Returns the key of the standard's `errorMessage`: one key for all keywords, or one for each. */
export function messageOf({ source }: Draft, keyword: string): { readonly key?: string } {
  const message = keywordOf(source, 'errorMessage');
  if (typeof message === 'string') return { key: message };
  const key = isObject(message) ? message[keyword] : undefined;
  return typeof key === 'string' ? { key } : {};
}

interface At {
  readonly compilation: Compilation;
  readonly draft: Draft;
}

const INVALID = 'validation_invalid';

/**
 * Limits of the standard with their message keys. A form's own limit wins over that of its block.
 */
const LIMITS: readonly (readonly [string, string])[] = [
  ['minLength', 'validation_minChars'],
  ['maxLength', 'validation_maxChars'],
  ['pattern', INVALID],
  ['minimum', 'validation_minValue'],
  ['maximum', 'validation_maxValue'],
  ['exclusiveMinimum', ENGINE_KEYS.moreThan],
  ['exclusiveMaximum', ENGINE_KEYS.lessThan],
  ['const', INVALID],
  ['minProperties', INVALID],
  ['maxProperties', INVALID],
];

function limitRules(at: At): readonly Rule[] {
  const { source } = at.draft;
  return LIMITS.flatMap(([keyword, key]) => {
    const value = keywordOf(source, keyword);
    if (value === undefined) return [];
    // The general message has no placeholder for a limit.
    const args = key !== INVALID && isArgument(value) ? [value] : [];
    const place = sourcePlace(source, keyword);
    if (key === INVALID) warnOfMessage(at, keyword, place);
    return standardRule(at, keyword, { [keyword]: value }, { key, args, place });
  });
}

/**
 * Keywords of the standard that contain schemas or names of fields, each with the keywords that
 * need it. If a block and the form both have a keyword, both apply.
 */
const LOGIC: readonly (readonly [string, ...(readonly string[])])[] = [
  ['contains', 'minContains', 'maxContains'],
  ['dependentRequired'],
  ['allOf'],
  ['anyOf'],
  ['oneOf'],
  ['not'],
  ['if', 'then', 'else'],
];

function logicRules(at: At): readonly Rule[] {
  const { conditions } = at.compilation;
  const { source, pattern } = at.draft;
  return LOGIC.flatMap(([keyword, ...companions]) =>
    source.layers.flatMap(({ schema, place: layer }) => {
      if (!Object.hasOwn(schema, keyword)) return [];
      const names = [keyword, ...companions].filter((name) => Object.hasOwn(schema, name));
      const written = Object.fromEntries(names.map((name) => [name, schema[name] ?? null]));
      conditions.noteValue({ pattern, schema: written, place: layer });
      const place = within(layer, keyword);
      warnOfMessage(at, keyword, place);
      const base = { key: INVALID, args: [], place };
      return standardRule(at, keyword, written, base);
    }),
  );
}

const FIELD_KEYWORDS: readonly string[] = ['minProperties', 'maxProperties', 'dependentRequired'];

function standardRule(
  { compilation, draft }: At,
  keyword: string,
  schema: JsonObject,
  { place, ...base }: Pick<Rule, 'key' | 'args'> & { readonly place: Place },
): readonly Rule[] {
  if (FIELD_KEYWORDS.includes(keyword) && keywordOf(draft.source, 'dateParts') !== undefined) {
    const message = `"${keyword}" counts fields, but a date in parts is validated as one text`;
    compilation.report.error(place, 'unfit-rule', message, 'Leave it out.');
  }
  const around = { ...place, pointer: place.pointer.slice(0, -keyword.length - 1) };
  const test = compilation.tests.nameOf(schema, around);
  return [{ keyword, test, ...base, severity: 'error', ...messageOf(draft, keyword) }];
}

/**
 * Warns of a keyword without a specific message, in `errorMessage` or in the texts of the form or
 * its blocks.
 */
function warnOfMessage({ compilation, draft }: At, keyword: string, place: Place): void {
  const isWritten = [keyword, INVALID].some(
    (name) => compilation.texts[`${draft.textKey}.error.${name}`] !== undefined,
  );
  if (isWritten || messageOf(draft, keyword).key !== undefined) return;
  const message = `The message of "${keyword}" only states that the answer is not valid`;
  const text = `${draft.textKey}.error.${keyword}`;
  const remedy = `Add "errorMessage": { "${keyword}": ... } with a key of the message catalogue or of this form, or a text "${text}".`;
  compilation.report.warn(place, 'no-message', message, remedy);
}
