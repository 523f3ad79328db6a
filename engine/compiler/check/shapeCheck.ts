import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js';
import ajvErrors from 'ajv-errors';
import { didYouMean } from '../source/nearest.ts';

/** A kind of file that can be checked; each has one meta-schema. */
export type MetaName =
  | 'manifest'
  | 'form-schema'
  | 'ui'
  | 'rjsf-ui'
  | 'locale'
  | 'sample'
  | 'table';

/** A fault that the meta-schema of a file finds. */
export interface ShapeError {
  readonly pointer: string;
  /** The wrong part: the key that the pointer names, or its value. */
  readonly at: 'key' | 'value';
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/**
 * Checks the content of one file against its meta-schema.
 *
 * @param meta the name of the meta-schema
 * @param value the parsed file
 * @returns the faults, at most one for each place; an empty list if the file has the right shape
 */
export type ShapeCheck = (meta: MetaName, value: unknown) => readonly ShapeError[];

const BASE = 'https://forms.landreg.example/schemas/meta/';

/**
 * Creates a shape check. It reads no files, because a browser has the meta-schemas as modules.
 *
 * @param schemas every file of `schemas/meta`, parsed
 * @param isUri checks whether a text is a URI
 * @returns the check; it throws a `TypeError` when `schemas` has no meta-schema of the wanted name
 *
 * @example
 * const $id = 'https://forms.landreg.example/schemas/meta/locale.schema.json';
 * const locale = { $id, additionalProperties: false, properties: { 'name.label': {} } };
 * const check = shapeCheck([locale], () => true);
 * check('locale', { 'name.label': 'Name' }); // []
 * check('locale', { 'name.lable': 'Name' }).map(({ pointer, remedy }) => `${pointer} ${remedy}`);
 * // ['/name.lable Did you mean "name.label"?']
 */
export function shapeCheck(
  schemas: readonly AnySchemaObject[],
  isUri: (text: string) => boolean,
): ShapeCheck {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictTypes: false });
  // For patterns that are hard to read, the meta-schema has an `errorMessage` in words.
  ajvErrors.default(ajv);
  ajv.addFormat('uri', isUri);
  ajv.addFormat('date-time', (text) => !Number.isNaN(Date.parse(text)));
  ajv.addFormat('regex', isRegex);
  for (const schema of schemas) ajv.addSchema(schema);
  const keys = keysOf(schemas);
  return (meta, value) => {
    const validate = ajv.getSchema(`${BASE}${meta}.schema.json`);
    if (!validate) throw new TypeError(`Cannot check a file: there is no meta-schema "${meta}"`);
    if (validate(value)) return [];
    const faults = new Map<string, ShapeError>();
    for (const error of withoutRepeats(validate.errors ?? [])) {
      const fault = shapeErrorOf(meta, error, keys);
      const place = `${fault.pointer} ${fault.at}`;
      if (!faults.has(place)) faults.set(place, fault);
    }
    return [...faults.values()];
  };
}

function isRegex(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    // The author wrote an invalid regular expression. The validator reports it.
    return false;
  }
}

/** Returns the errors without those that only repeat a clearer error. */
function withoutRepeats(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter((error) => {
    if (error.keyword === 'if' || error.keyword === 'propertyNames') return false;
    if (unions.includes(error)) return true;
    return !unions.some(({ instancePath }) => isWithin(error.instancePath, instancePath));
  });
}

function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

function shapeErrorOf(meta: MetaName, error: ErrorObject, keys: readonly string[]): ShapeError {
  const { instancePath, params, parentSchema } = error;
  const explained = `See schemas/meta/${meta}.schema.json, which explains every key.`;
  const unknown: unknown = params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof unknown === 'string') {
    return {
      pointer: `${instancePath}/${escaped(unknown)}`,
      at: 'key',
      code: 'unknown-key',
      message: `Unknown key "${unknown}"`,
      remedy: remedyOf(unknown, keys, explained),
    };
  }
  if (error.propertyName !== undefined) {
    return {
      pointer: `${instancePath}/${escaped(error.propertyName)}`,
      at: 'key',
      code: 'wrong-key',
      message: `The key "${error.propertyName}" is not allowed here`,
      remedy: descriptionOf(parentSchema) ?? explained,
    };
  }
  const remedy = descriptionOf(parentSchema) ?? explained;
  return { pointer: instancePath, at: 'value', ...shapeMessageOf(error), remedy };
}

/**
 * Returns the remedy for an unknown key. A key that a meta-schema names elsewhere is in the wrong
 * place.
 */
function remedyOf(unknown: string, keys: readonly string[], explained: string): string {
  if (keys.includes(unknown)) return `The key belongs to another place. ${explained}`;
  return didYouMean(unknown, keys, `Remove it. ${explained}`);
}

function shapeMessageOf({ keyword, params, message = '' }: ErrorObject): {
  code: string;
  message: string;
} {
  switch (keyword) {
    case 'required':
      return { code: 'missing-key', message: `The key "${params.missingProperty}" is missing` };
    case 'enum':
      return {
        code: 'wrong-value',
        message: `The value must be one of ${(params.allowedValues as unknown[]).join(', ')}`,
      };
    case 'const':
      return { code: 'wrong-value', message: `The value must be ${params.allowedValue}` };
    case 'type':
      return { code: 'wrong-type', message: `The value must be of type ${params.type}` };
    case 'errorMessage':
      return { code: 'wrong-spelling', message };
    case 'pattern':
    case 'format':
      return { code: 'wrong-spelling', message: 'The value has the wrong format' };
    default:
      return { code: 'wrong-shape', message: `The value ${message}` };
  }
}

function descriptionOf(schema: AnySchemaObject | undefined): string | undefined {
  const description: unknown = schema?.description;
  return typeof description === 'string' ? description : undefined;
}

/** Returns every key that some meta-schema names, for proposals. */
function keysOf(schemas: readonly AnySchemaObject[]): readonly string[] {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      if (key === 'properties') for (const name of Object.keys(child as object)) found.add(name);
      collect(child);
    }
  };
  for (const schema of schemas) collect(schema);
  return [...found];
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
