import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from '../../engine/definition/JsonSchema.ts';
import { isStorable } from '../../engine/rules/storable.ts';
import { objectOf } from './readDefinition.ts';
import { tidied } from './respell.ts';

/** A fault in an answer of any shape; has the shape of `Wrong`. */
interface ShapeError {
  readonly key: string;
  readonly args: readonly (string | number)[];
}

const MOST = { depth: 16, values: 2000, characters: 100_000 };

/** Checks whether a page could have sent an answer of any shape. */
export function isHonest(value: unknown): boolean {
  const values = valuesIn(value);
  const isSmall = values.length <= MOST.values && depthOf(value) <= MOST.depth;
  return (
    isSmall &&
    JSON.stringify(value).length <= MOST.characters &&
    !values.some((each) => isHolder(each) && Object.keys(each).includes('__proto__'))
  );
}

/** Returns an answer of any shape with its texts tidied for validation. */
export function tidyShape(value: unknown): unknown {
  if (typeof value === 'string') return tidied(value, true);
  if (Array.isArray(value)) return value.map(tidyShape);
  if (!isHolder(value)) return value;
  const present = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(present.map(([name, each]) => [name, tidyShape(each)]));
}

/** Returns the fault of an answer of any shape, found by Ajv at run time. */
export function shapeError(schema: Json, value: unknown): ShapeError | undefined {
  const texts = valuesIn(value).flatMap((each) => {
    if (typeof each === 'string') return [each];
    return isHolder(each) && !Array.isArray(each) ? Object.keys(each) : [];
  });
  if (!texts.every(isStorable)) return { key: 'validation_notStorable', args: [] };
  const validate = validatorOf(schema);
  if (validate(value)) return undefined;
  const error = clearest(validate.errors ?? []);
  const { key, args } = error ? reasonFor(error) : NO_REASON;
  const named = error && NAMED.flatMap((param) => error.params[param] ?? []);
  const place = [error?.instancePath ?? '', ...(named ?? []).map(escaped)].join('/');
  if (place === '') return { key, args };
  const path = place.slice(1).split('/');
  // The first item of a list has the number 1.
  const words = path.map((name, depth) =>
    Array.isArray(valueAt(value, path.slice(0, depth))) ? `${Number(name) + 1}` : unescaped(name),
  );
  const isAbsent = key === 'validation_required';
  return {
    key: isAbsent ? 'validation_requiredPart' : 'validation_invalidPart',
    args: [words.join(' › '), place, key, ...args],
  };
}

const NAMED = ['missingProperty', 'additionalProperty', 'unevaluatedProperty', 'propertyName'];
const NO_REASON: ShapeError = { key: 'validation_invalid', args: [] };

/**
 * Returns the error of the only likely alternative, or of the branch of an `if`. Otherwise returns
 * the last error.
 */
function clearest(errors: readonly ErrorObject[]): ErrorObject | undefined {
  const whole = errors.at(-1);
  const before = errors.slice(0, -1);
  switch (whole?.keyword) {
    case 'if':
      return clearest(before);
    case 'anyOf':
    case 'oneOf': {
      const ranked = before.map((error) => ({ error, rank: rankOf(error, whole) }));
      const best = Math.min(...ranked.map(({ rank }) => rank));
      const [first, ...more] = ranked.filter(({ rank }) => rank === best);
      const isClear = first && more.length === 0 && best < 3 && !whole.params.passingSchemas;
      return isClear ? first.error : whole;
    }
    default:
      return whole;
  }
}

/** Ranks how clearly an error identifies the intended alternative: 0 best, 3 not at all. */
function rankOf({ instancePath, keyword }: ErrorObject, whole: ErrorObject): number {
  const isWithin = instancePath.length > whole.instancePath.length;
  if (keyword === 'const' || keyword === 'enum') return isWithin ? 2 : 3;
  if (isWithin) return 0;
  return keyword === 'type' ? 3 : 1;
}

/** Returns the message of a keyword of the standard, with the limit that it names. */
function reasonFor({ keyword, params }: ErrorObject): ShapeError {
  const plain = (key: string) => ({ key: `validation_${key}`, args: [] });
  const limited = (key: string) => ({
    key: `validation_${key}`,
    args: [params.limit ?? params.multipleOf],
  });
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return plain('required');
    case 'type':
      if (params.type === 'number') return plain('invalidNumber');
      return plain(params.type === 'integer' ? 'invalidInteger' : 'wrongKind');
    case 'pattern':
    case 'format':
      return params.format === 'email' ? plain('invalidEmail') : plain('wrongSpelling');
    case 'enum':
    case 'const':
    case 'anyOf':
    case 'oneOf':
      return plain('noOption');
    case 'uniqueItems':
      return plain('repeated');
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return plain('unknownName');
    default: {
      const key = LIMITED[keyword];
      return key === undefined ? NO_REASON : limited(key);
    }
  }
}

const LIMITED: Readonly<Record<string, string>> = {
  minLength: 'minChars',
  maxLength: 'maxChars',
  minimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMinimum: 'moreThan',
  exclusiveMaximum: 'lessThan',
  multipleOf: 'multipleOf',
  minItems: 'minRecords',
  maxItems: 'maxRecords',
  items: 'maxRecords',
  minProperties: 'minRecords',
  maxProperties: 'maxRecords',
};

/** Returns the value at the names of a JSON pointer. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (held, name) => (isHolder(held) ? Object(held)[unescaped(name)] : undefined),
    value,
  );
}

function escaped(name: unknown): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

const ajv = new Ajv2020({ strict: false, logger: false });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: Json): ValidateFunction {
  const id = JSON.stringify(schema);
  const known = compiled.get(id);
  if (known) return known;
  const validate = ajv.compile(objectOf(schema));
  compiled.set(id, validate);
  return validate;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns a value and every value inside. */
function valuesIn(value: unknown): readonly unknown[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];
}

function depthOf(value: unknown): number {
  if (!isHolder(value)) return 1;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
