import type { JsonObject } from '../definition/JsonSchema.ts';
import type { Rule } from '../definition/Rule.ts';
import type { Compilation } from './Compilation.ts';
import type { Draft } from './Draft.ts';
import { ENGINE_KEYS } from './dialect.ts';
import { isArgument, isObject } from './json.ts';
import { type Place, within } from './Reporter.ts';
import { keywordOf, placeOf } from './Source.ts';

/** The rules of a field that stand in the words of the standard: its limits, then its logic. */
export function standardRules(compilation: Compilation, draft: Draft): readonly Rule[] {
  const at = { compilation, draft };
  return [...limitRules(at), ...logicRules(at)];
}

/** The standard's `errorMessage`: one key for all keywords, or a key for each. */
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

/** Limits of the standard with their message keys; a form's own wins over that of its block. */
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
    // The general message has no room for a limit.
    const args = key !== INVALID && isArgument(value) ? [value] : [];
    const place = placeOf(source, keyword);
    if (key === INVALID) warnOfMessage(at, keyword, place);
    return standardRule(at, keyword, { [keyword]: value }, { key, args, place });
  });
}

/**
 * Keywords of the standard that hold schemas or names of fields, with those that mean something only
 * beside them. What a block says and what a form says beside it both hold.
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

const OF_FIELDS: readonly string[] = ['minProperties', 'maxProperties', 'dependentRequired'];

function standardRule(
  { compilation, draft }: At,
  keyword: string,
  schema: JsonObject,
  { place, ...base }: Pick<Rule, 'key' | 'args'> & { readonly place: Place },
): readonly Rule[] {
  if (OF_FIELDS.includes(keyword) && keywordOf(draft.source, 'dateParts') !== undefined) {
    const message = `"${keyword}" counts fields, and a date in parts is judged as one text`;
    compilation.report.error(place, 'unfit-rule', message, 'Leave it out.');
  }
  const around = { ...place, pointer: place.pointer.slice(0, -keyword.length - 1) };
  const test = compilation.tests.nameOf(schema, around);
  return [{ keyword, test, ...base, severity: 'error', ...messageOf(draft, keyword) }];
}

/** Warns where neither `errorMessage` nor a text of the form or its blocks says what to give. */
function warnOfMessage({ compilation, draft }: At, keyword: string, place: Place): void {
  const isWritten = [keyword, INVALID].some(
    (name) => compilation.texts[`${draft.textKey}.error.${name}`] !== undefined,
  );
  if (isWritten || messageOf(draft, keyword).key !== undefined) return;
  const message = `"${keyword}" says only that the answer is not valid`;
  const text = draft.textKey === '' ? '' : `, or a text "${draft.textKey}.error.${keyword}"`;
  const remedy = `Add "errorMessage": { "${keyword}": ... } with a key of the message catalogue or of this form${text}.`;
  compilation.report.warn(place, 'no-message', message, remedy);
}
