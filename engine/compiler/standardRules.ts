import type { JsonObject } from '../definition/JsonSchema.ts';
import type { Rule } from '../definition/Rule.ts';
import type { Compilation } from './Compilation.ts';
import type { Draft } from './Draft.ts';
import { isArgument, isObject } from './json.ts';
import { keywordOf, placeOf } from './Source.ts';

interface At {
  readonly compilation: Compilation;
  readonly draft: Draft;
}

/** The standard's `errorMessage`: one key for all keywords, or a key for each. */
export function messageOf({ source }: Draft, keyword: string): { readonly key?: string } {
  const message = keywordOf(source, 'errorMessage');
  if (typeof message === 'string') return { key: message };
  const key = isObject(message) ? message[keyword] : undefined;
  return typeof key === 'string' ? { key } : {};
}

/** Keywords of the standard that are rules here, with their message keys. */
const STANDARD: readonly (readonly [string, string])[] = [
  ['minLength', 'validation_minChars'],
  ['maxLength', 'validation_maxChars'],
  ['pattern', 'validation_invalid'],
  ['minimum', 'validation_minValue'],
  ['maximum', 'validation_maxValue'],
  ['exclusiveMinimum', 'validation_invalid'],
  ['exclusiveMaximum', 'validation_invalid'],
  ['const', 'validation_invalid'],
  ['contains', 'validation_invalid'],
  ['minProperties', 'validation_invalid'],
  ['maxProperties', 'validation_invalid'],
  ['dependentRequired', 'validation_invalid'],
  ['allOf', 'validation_invalid'],
  ['anyOf', 'validation_invalid'],
  ['oneOf', 'validation_invalid'],
  ['not', 'validation_invalid'],
];
const WITH_LIMIT = ['minLength', 'maxLength', 'minimum', 'maximum'];

/** The rules of a field that stand in the words of the standard. */
export function standardRules(compilation: Compilation, draft: Draft): readonly Rule[] {
  const at = { compilation, draft };
  const { source } = draft;
  const single = STANDARD.flatMap(([keyword, key]) => {
    const value = keywordOf(source, keyword);
    if (value === undefined) return [];
    const args = WITH_LIMIT.includes(keyword) && isArgument(value) ? [value] : [];
    return standardRule(at, keyword, { [keyword]: value, ...companions(at, keyword) }, key, args);
  });
  const branches = branchSchema(at);
  return branches
    ? [...single, ...standardRule(at, 'if', branches, 'validation_invalid', [])]
    : single;
}

function standardRule(
  at: At,
  keyword: string,
  schema: JsonObject,
  key: string,
  args: readonly (string | number)[],
): readonly Rule[] {
  const place = placeOf(at.draft.source, keyword);
  const test = at.compilation.tests.nameOf(schema, {
    ...place,
    pointer: place.pointer.slice(0, -keyword.length - 1),
  });
  return [{ keyword, test, key, args, severity: 'error', ...messageOf(at.draft, keyword) }];
}

/** `minContains` and `maxContains` mean something only beside `contains`. */
function companions(at: At, keyword: string): JsonObject {
  if (keyword !== 'contains') return {};
  const limits = ['minContains', 'maxContains'].flatMap((name) => {
    const value = keywordOf(at.draft.source, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(limits);
}

function branchSchema(at: At): JsonObject | undefined {
  const names = ['if', 'then', 'else'];
  const present = names.flatMap((name) => {
    const value = keywordOf(at.draft.source, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return keywordOf(at.draft.source, 'if') === undefined ? undefined : Object.fromEntries(present);
}
