import type { Json, JsonObject } from '../../../engine/definition/JsonSchema.ts';
import type { ParsedForm, Path } from './Operator.ts';

/** A field of a form's own schema.json, not of a shared block. */
export interface Field {
  readonly name: string;
  /** Path of the field in schema.json. */
  readonly at: Path;
  /** Pointer of the field, with `*` for a row. */
  readonly pattern: string;
  readonly node: JsonObject;
}

/** Returns every value of a file with its path, outermost first. */
export function valuesIn(value: Json | undefined, at: Path = []): readonly [Path, Json][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[at, value]];
  const inner = Array.isArray(value)
    ? value.flatMap((each, index) => valuesIn(each, [...at, index]))
    : Object.entries(value).flatMap(([key, each]) => valuesIn(each, [...at, key]));
  return [[at, value], ...inner];
}

/** Returns the fields of a form's own schema, including rows and their fields. */
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

/** Checks whether a field is a text box. */
export function isTyped({ node }: Field): boolean {
  return node.type === 'string' && node.enum === undefined && node.computed === undefined;
}

/** Checks whether a field is a list with rows, not a group of checkboxes. */
export function isList({ node }: Field): boolean {
  return node.type === 'array' && objectIn(node.items).enum === undefined;
}

/** Checks whether a field is a group of checkboxes. */
export function isTicks({ node }: Field): boolean {
  return node.type === 'array' && objectIn(node.items).enum !== undefined;
}

/** Returns the objects with unconditional rules: the field, and its entries without `when`. */
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
 * @param not fields to avoid, because the condition would be circular
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

/** Returns the value if it is an object, otherwise an empty object. */
export function objectIn(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/** Returns the value if it is a list, otherwise an empty list. */
export function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
