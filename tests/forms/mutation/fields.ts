import type { Json, JsonObject } from '../../../engine/definition/JsonSchema.ts';
import type { ParsedForm, Path } from './Operator.ts';

/** A field of a form's own schema.json, never one of a shared block. */
export interface Field {
  readonly name: string;
  /** Its path in schema.json. */
  readonly at: Path;
  /** Its pointer, a row as `*`. */
  readonly pattern: string;
  readonly node: JsonObject;
}

/** Returns every value of a file with its path, the outermost first. */
export function valuesIn(value: Json | undefined, at: Path = []): readonly [Path, Json][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[at, value]];
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => valuesIn(each, [...at, index]))
    : Object.entries(value).flatMap(([key, each]) => valuesIn(each, [...at, key]));
  return [[at, value], ...inner];
}

/** Returns the fields of a form's own schema, rows and their fields among them. */
export function fieldsOf({ files }: ParsedForm): readonly Field[] {
  return fieldsUnder(objectIn(files['schema.json']), [], '');
}

function fieldsUnder(group: JsonObject, at: Path, pattern: string): readonly Field[] {
  return Object.entries(objectIn(group.properties)).flatMap(([name, written]) => {
    const node = objectIn(written);
    const place = [...at, 'properties', name];
    const own = { name, at: place, pattern: `${pattern}/${name}`, node };
    const items = objectIn(node.items);
    return [
      own,
      ...fieldsUnder(node, place, own.pattern),
      ...fieldsUnder(items, [...place, 'items'], `${own.pattern}/*`),
    ];
  });
}

/** Checks whether a field is a box to type into. */
export function isTyped({ node }: Field): boolean {
  return node.type === 'string' && node.enum === undefined && node.computed === undefined;
}

/** Checks whether a field is a record list. */
export function isList({ node }: Field): boolean {
  return node.type === 'array' && objectIn(node.items).enum === undefined;
}

/** Checks whether a field is a group of boxes to tick. */
export function isTicks({ node }: Field): boolean {
  return node.type === 'array' && objectIn(node.items).enum !== undefined;
}

/** Returns the rules of a field that always apply: its own keywords, and entries without a condition. */
export function alwaysOf({ node }: Field): readonly JsonObject[] {
  const entries = listIn(node.rules).map(objectIn);
  return [node, ...entries.filter(({ when, severity }) => !when && severity !== 'warning')];
}

/** Returns the path of the field in ui.json. */
export function uiPath({ pattern }: Field): Path {
  return pattern
    .split('/')
    .slice(1)
    .map((part) => (part === '*' ? 'items' : part));
}

/**
 * Returns a condition that cannot hold: a choice at the top has a value outside its options.
 *
 * @param not fields that must not be asked, since they would wait for themselves
 */
export function impossible(form: ParsedForm, not: readonly Json[] = []): JsonObject {
  const choices = fieldsOf(form).filter(
    ({ at, node }) => at.length === 2 && node.type === 'string' && Array.isArray(node.enum),
  );
  const [choice = choices[0]] = choices.filter(
    ({ pattern, node }) => !not.includes(pattern) && !node.optionsWhen && !node.visibleWhen,
  );
  if (!choice) throw new RangeError(`Cannot break ${form.code}: it has no choice at the top`);
  return { [choice.pattern]: { const: 'nowhere' } };
}

/** Returns an object, and an empty one in place of anything else. */
export function objectIn(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/** Returns a list, and an empty one in place of anything else. */
export function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
