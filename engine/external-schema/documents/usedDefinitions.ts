import { isObject, objectOf } from '../../compiler/source/json.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { everyReference } from './outsideReferences.ts';

/** Places of definitions in a file: of JSON Schema, Swagger, and OpenAPI. */
const PLACES: readonly (readonly string[])[] = [
  ['$defs'],
  ['definitions'],
  ['components', 'schemas'],
];

/**
 * Returns a file without the definitions that no reference needs. A catalogue of hundreds of
 * definitions would otherwise be converted for the sake of one. The file stays whole if it has
 * anchors or inner `$id`s, which name definitions in other ways.
 *
 * @param file a JSON file that another one refers to
 * @param references every reference of the other files
 */
export function usedDefinitions(file: JsonObject, references: readonly string[]): JsonObject {
  const found = PLACES.flatMap((steps) => Object.entries(objectOf(at(file, steps))));
  if (found.some(([, each]) => isNamed(each))) return file;
  const rest = PLACES.reduce((left, steps) => replaced(left, steps, {}), file);
  const waiting = [...references, ...everyReference(rest)];
  const needed = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const pointer = definitionIn(next);
    if (pointer === undefined || needed.has(pointer)) continue;
    needed.add(pointer);
    const steps = pointer.split('/').slice(1).map(unescaped);
    const definition = at(file, steps);
    if (definition !== undefined) waiting.push(...everyReference(definition));
  }
  return PLACES.reduce((left, steps) => {
    const kept = Object.entries(objectOf(at(file, steps))).filter(([name]) =>
      needed.has(pointerOf([...steps, name])),
    );
    return replaced(left, steps, Object.fromEntries(kept));
  }, file);
}

/** Returns a fragment for each definition of a file: `#/$defs/address`. */
export function definitionsIn(file: Json): readonly string[] {
  return PLACES.flatMap((steps) =>
    Object.keys(objectOf(at(file, steps))).map((name) => `#${pointerOf([...steps, name])}`),
  );
}

/** Returns the pointer of the definition that a reference names or enters. */
function definitionIn(reference: string): string | undefined {
  const [, fragment = ''] = reference.split('#');
  const names = fragment
    .split('/')
    .slice(1)
    .map((name) => unescaped(decoded(name)));
  const steps = PLACES.find((each) => each.every((step, index) => names[index] === step));
  return steps && pointerOf(names.slice(0, steps.length + 1));
}

/** Checks whether a schema has a name of its own, by which other schemas may refer to it. */
function isNamed(schema: Json): boolean {
  if (Array.isArray(schema)) return schema.some(isNamed);
  if (!isObject(schema)) return false;
  const names = ['$id', '$anchor', '$dynamicAnchor', 'id'];
  return (
    names.some((name) => typeof schema[name] === 'string') || Object.values(schema).some(isNamed)
  );
}

function at(file: Json, steps: readonly string[]): Json | undefined {
  return steps.reduce<Json | undefined>((value, step) => {
    const inner = objectOf(value);
    return Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, file);
}

/** Returns a file with another value at a place, if it has an object there. */
function replaced(
  file: JsonObject,
  [step = '', ...steps]: readonly string[],
  value: JsonObject,
): JsonObject {
  const inner = Object.hasOwn(file, step) ? file[step] : undefined;
  if (!isObject(inner)) return file;
  return { ...file, [step]: steps.length === 0 ? value : replaced(inner, steps, value) };
}

const pointerOf = (names: readonly string[]) =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const unescaped = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
