import { Ajv2020, type AnySchemaObject, type ErrorObject } from 'ajv/dist/2020.js';
import ajvErrors from 'ajv-errors';
import { didYouMean, nearest } from '../source/nearest.ts';
import { missingKeyRemedy } from './missingKey.ts';
import { shapeWords } from './shapeWords.ts';
import { standardKeyRemedy } from './standardKeys.ts';

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
  /** The thing that is wrong; the findings about one thing have one cause. */
  readonly subject?: string;
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
    const errors = withoutRepeats(validate.errors ?? [], keys);
    const known = { all: keys, missing: missingKeys(errors), document: validate.schema };
    return onePerPlace(errors.map((error) => shapeErrorOf(meta, error, known)));
  };
}

/** Returns the first fault of each place, and every missing key of an object. */
function onePerPlace(found: readonly ShapeError[]): readonly ShapeError[] {
  const faults = new Map<string, ShapeError>();
  for (const fault of found) {
    const missing = fault.code === 'missing-key' ? fault.subject : '';
    const place = `${fault.pointer} ${fault.at} ${missing}`;
    if (!faults.has(place)) faults.set(place, fault);
  }
  return [...faults.values()];
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
function withoutRepeats(
  errors: readonly ErrorObject[],
  keys: readonly string[],
): readonly ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter((error) => {
    if (error.keyword === 'if' || error.keyword === 'propertyNames') return false;
    if (unions.includes(error)) return true;
    if (isEffect(error, errors, keys)) return false;
    return !unions.some(({ instancePath }) => isWithin(error.instancePath, instancePath));
  });
}

/**
 * Checks whether a key counts as unknown only because another part of its object is wrong: a failed
 * branch of a meta-schema leaves the keys unevaluated that it describes.
 */
function isEffect(
  { keyword, instancePath, params }: ErrorObject,
  errors: readonly ErrorObject[],
  keys: readonly string[],
): boolean {
  if (keyword !== 'unevaluatedProperties' || !keys.includes(params.unevaluatedProperty)) {
    return false;
  }
  return errors.some((other) => {
    if (other.instancePath.startsWith(`${instancePath}/`)) return true;
    return other.instancePath === instancePath && other.keyword === 'required';
  });
}

function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}/`);
}

function shapeErrorOf(meta: MetaName, error: ErrorObject, known: KnownKeys): ShapeError {
  const { instancePath, params, parentSchema } = error;
  const explained = `See schemas/meta/${meta}.schema.json, which explains every key.`;
  const unknown: unknown = params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof unknown === 'string') {
    const { meant, remedy } = unknownKey(meta, unknown, error, known, explained);
    return {
      pointer: `${instancePath}/${escaped(unknown)}`,
      at: 'key',
      code: 'unknown-key',
      message: `Unknown key "${unknown}"`,
      remedy,
      ...(meant === undefined ? {} : { subject: `${instancePath}/${meant}` }),
    };
  }
  if (error.propertyName !== undefined) {
    const [prefix] = /^[a-z]+:/.exec(error.propertyName) ?? [];
    const alike = known.all.filter((key) => prefix !== undefined && key.startsWith(prefix));
    return {
      pointer: `${instancePath}/${escaped(error.propertyName)}`,
      at: 'key',
      code: 'wrong-key',
      message: `The key "${error.propertyName}" is not allowed here`,
      remedy: didYouMean(error.propertyName, alike, descriptionOf(parentSchema) ?? explained),
    };
  }
  const words = shapeWords(error);
  const remedy = words.remedy ?? descriptionOf(parentSchema) ?? explained;
  const place = { ...words, pointer: instancePath, at: 'value', remedy } as const;
  const missing: unknown = params.missingProperty;
  if (words.code !== 'missing-key' || typeof missing !== 'string') return place;
  return {
    ...place,
    remedy: missingKeyRemedy(missing, parentSchema, known.document) ?? remedy,
    subject: `${instancePath}/${missing}`,
  };
}

/** The keys to propose for an unknown one. */
interface KnownKeys {
  /** Every key that some meta-schema names. */
  readonly all: readonly string[];
  /** Required keys that are missing, by the pointer of their object. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
  /** The meta-schema of the file. */
  readonly document: unknown;
}

function missingKeys(errors: readonly ErrorObject[]): KnownKeys['missing'] {
  const missing = new Map<string, readonly string[]>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'required') continue;
    missing.set(instancePath, [...(missing.get(instancePath) ?? []), params.missingProperty]);
  }
  return missing;
}

/**
 * Returns the key that was probably meant, and the remedy. Proposes keys that the object lacks or
 * may have before keys of other places.
 */
function unknownKey(
  meta: MetaName,
  unknown: string,
  { instancePath, parentSchema, data }: ErrorObject,
  { all, missing }: KnownKeys,
  explained: string,
): { readonly meant?: string | undefined; readonly remedy: string } {
  const standard =
    meta === 'form-schema'
      ? standardKeyRemedy({ key: unknown, pointer: instancePath, data })
      : undefined;
  if (standard !== undefined) return { remedy: standard };
  const lacking = nearest(unknown, missing.get(instancePath) ?? []);
  const meant = lacking ?? nearest(unknown, Object.keys(Object(parentSchema?.properties)));
  if (meant !== undefined) return { meant, remedy: `Did you mean "${meant}"?` };
  if (all.includes(unknown)) return { remedy: `The key belongs to another place. ${explained}` };
  const other = nearest(unknown, all);
  if (other === undefined) return { remedy: `Remove it. ${explained}` };
  return { meant: other, remedy: `Did you mean "${other}"?` };
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
