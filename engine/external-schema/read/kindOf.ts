import { isObject, listOf } from '../../compiler/source/json.ts';
import type { Json } from '../../definition/JsonSchema.ts';
import {
  type ExternalSchema,
  everyValue,
  type Opened,
  outermost,
  spotsIn,
} from './ExternalSchema.ts';

/** The JSON type of an answer; `any` if the schema does not define it. */
export type Kind =
  | 'object'
  | 'array'
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'null'
  | 'any';

/** Returns every type that a schema allows, in its order; `['any']` if it does not define one. */
export function kindsOf(schemas: ExternalSchema, opened: Opened): readonly Kind[] {
  const listed = everyValue(opened, 'type').map(({ value }) =>
    typeof value === 'string' ? [value] : listOf(value),
  );
  const [first, ...others] = listed.map((kinds) => kinds.filter(isKind));
  if (first) return others.reduce(both, first);
  const values = valuesOf(opened);
  if (values) return [...new Set(values.map(kindOfValue))];
  const byKeyword = TYPE_KEYWORDS.find(([, keywords]) =>
    keywords.some((keyword) => outermost(opened, keyword) !== undefined),
  );
  if (byKeyword) return [byKeyword[0]];
  return alternativeKinds(schemas, opened);
}

const KINDS: readonly Kind[] = [
  'object',
  'array',
  'string',
  'number',
  'integer',
  'boolean',
  'null',
];

function isKind(value: Json): value is Kind {
  return KINDS.some((kind) => kind === value);
}

const TYPE_KEYWORDS: readonly (readonly [Kind, readonly string[]])[] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'contains']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Returns the types that both lists allow; a whole number is a number, too. */
function both(kinds: readonly Kind[], others: readonly Kind[]): readonly Kind[] {
  const common = kinds.flatMap((kind): readonly Kind[] => {
    if (others.includes(kind)) return [kind];
    return isNumber(kind) && others.some(isNumber) ? ['integer'] : [];
  });
  return [...new Set(common)];
}

/** Checks whether a type is `number` or `integer`. */
export function isNumber(kind: Kind): boolean {
  return kind === 'number' || kind === 'integer';
}

/** Returns the values that a schema lists by `const` or `enum`. */
export function valuesOf(opened: Opened): readonly Json[] | undefined {
  const constant = outermost(opened, 'const');
  if (constant !== undefined) return [constant];
  const values = outermost(opened, 'enum');
  return Array.isArray(values) ? values : undefined;
}

function alternativeKinds(schemas: ExternalSchema, opened: Opened): readonly Kind[] {
  for (const keyword of ['oneOf', 'anyOf']) {
    const [found] = everyValue(opened, keyword);
    if (!found) continue;
    const inner = spotsIn(found.value, found.place).flatMap((spot) => {
      const each = schemas.open([spot], opened.trail);
      return each.isRecursive ? [] : kindsOf(schemas, each);
    });
    return [...new Set(inner)];
  }
  return ['any'];
}

/** Returns the JSON type of a value. */
function kindOfValue(value: Json): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'number' ? 'number' : 'boolean';
}
