import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Json } from '../../engine/definition/JsonSchema.ts';
import { isStorable } from '../../engine/rules/storable.ts';
import { objectOf } from './readDefinition.ts';
import { tidied } from './respell.ts';

/** What is wrong with an answer of any shape, as `Wrong`. */
interface ShapeFault {
  readonly key: string;
  readonly args: readonly string[];
}

const MOST = { depth: 16, values: 2000, characters: 100_000 };

/** Whether an answer of any shape is one that an honest page could send. */
export function isHonest(value: unknown): boolean {
  const values = valuesIn(value);
  const isSmall = values.length <= MOST.values && depthOf(value) <= MOST.depth;
  return (
    isSmall &&
    JSON.stringify(value).length <= MOST.characters &&
    !values.some((each) => isHolder(each) && Object.keys(each).includes('__proto__'))
  );
}

/** An answer of any shape with its texts as they are judged. */
export function tidyShape(value: unknown): unknown {
  if (typeof value === 'string') return tidied(value, true);
  if (Array.isArray(value)) return value.map(tidyShape);
  if (!isHolder(value)) return value;
  const present = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(present.map(([name, each]) => [name, tidyShape(each)]));
}

/** What an answer of any shape lacks of its schema, by Ajv as it runs. */
export function shapeFault(schema: Json, value: unknown): ShapeFault | undefined {
  const texts = valuesIn(value).flatMap((each) => {
    if (typeof each === 'string') return [each];
    return isHolder(each) && !Array.isArray(each) ? Object.keys(each) : [];
  });
  if (!texts.every(isStorable)) return { key: 'validation_notStorable', args: [] };
  const validate = validatorOf(schema);
  if (validate(value)) return undefined;
  const error: ErrorObject | undefined = validate.errors?.at(-1);
  const missing: unknown = error?.keyword === 'required' ? error.params.missingProperty : undefined;
  const place = [error?.instancePath ?? '', ...(missing === undefined ? [] : [missing])].join('/');
  if (place === '') return { key: 'validation_invalid', args: [] };
  const path = place.slice(1).split('/');
  // An item of a list is counted from 1.
  const words = path.map((name, depth) =>
    Array.isArray(valueAt(value, path.slice(0, depth))) ? `${Number(name) + 1}` : unescaped(name),
  );
  const key = missing === undefined ? 'validation_invalidPart' : 'validation_requiredPart';
  return { key, args: [words.join(' › '), place] };
}

/** What stands at the names of a JSON pointer. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce(
    (held, name) => (isHolder(held) ? Object(held)[unescaped(name)] : undefined),
    value,
  );
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

/** A value and everything in it. */
function valuesIn(value: unknown): readonly unknown[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(valuesIn)] : [value];
}

function depthOf(value: unknown): number {
  if (!isHolder(value)) return 1;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
