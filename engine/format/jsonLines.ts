import type { JsonSchema } from '../definition/JsonSchema.ts';

/**
 * Writes an answer of any shape as lines: "label: value", a part of a part behind its label
 * ("Members › 2 › Name: Chan"). A list of single values is one line.
 *
 * @param schema as the form draws it: its titles are the labels
 */
export function jsonLines(value: unknown, schema: JsonSchema): readonly string[] {
  return linesOf(value, { schema, root: schema }, []);
}

interface Told {
  readonly schema: unknown;
  /** Holds the definitions that references name. */
  readonly root: JsonSchema;
}

function linesOf(value: unknown, told: Told, path: readonly string[]): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [line(path, String(value))];
  const inner = Object.entries(value);
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object') && !isTuple(told)) {
    return inner.length === 0 ? [] : [line(path, value.map(String).join(', '))];
  }
  return inner.flatMap(([name, each]) => {
    const part = partOf(told, name);
    const label = Array.isArray(value) ? String(Number(name) + 1) : name;
    return linesOf(each, part, [...path, titleOf(part) ?? label]);
  });
}

function line(path: readonly string[], text: string): string {
  return path.length === 0 ? text : `${path.join(' › ')}: ${text}`;
}

function isTuple(told: Told): boolean {
  return Array.isArray(fieldOf(followed(told), 'items'));
}

function titleOf(told: Told): string | undefined {
  const own = fieldOf(told.schema, 'title') ?? fieldOf(followed(told), 'title');
  return typeof own === 'string' && own !== '' ? own : undefined;
}

/** What is said of a property or of an entry; of alternatives, by the first that says something. */
function partOf(told: Told, name: string): Told {
  const { root } = told;
  const schema = followed(told);
  const items = fieldOf(schema, 'items');
  const own =
    fieldOf(fieldOf(schema, 'properties'), name) ??
    (Array.isArray(items) ? items[Number(name)] : undefined);
  if (own !== undefined) return { schema: own, root };
  const alternatives = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = fieldOf(schema, keyword);
    return Array.isArray(list) ? list : [];
  });
  for (const each of alternatives) {
    const found = partOf({ schema: each, root }, name);
    if (found.schema !== undefined) return found;
  }
  // The title of a list's entries names all of them, and so none.
  return {
    schema: untitled(fieldOf(schema, 'items') ?? fieldOf(schema, 'additionalProperties')),
    root,
  };
}

function untitled(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined;
  return { ...schema, title: '' };
}

/** A schema with its reference followed, a few times at most. */
function followed({ schema, root }: Told, left = 8): unknown {
  const reference = fieldOf(schema, '$ref');
  if (typeof reference !== 'string' || left === 0) return schema;
  const names = reference.split('/').slice(1);
  const target = names.reduce<unknown>((at, name) => fieldOf(at, name), root);
  return followed({ schema: target, root }, left - 1);
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}
