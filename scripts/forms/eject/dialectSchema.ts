import type { FormFiles } from '#compiler';
import type { Json, JsonObject } from '#engine';

/** The largest file that the portal accepts, which holds when a schema sets no limit. */
export interface DialectLimits {
  readonly uploadBytes: number;
}

/**
 * Converts the schema that was derived from an external schema to the spelling of the project's
 * dialect. The compiler accepts both, but a file of the dialect is also checked by its meta-schema.
 * Neither the fields nor their rules change.
 *
 * @param schema the derived schema, `files.schema` of an import
 */
export function dialectSchema(schema: FormFiles['schema'], limits: DialectLimits): JsonObject {
  return withoutDependentSchemas(field(schema as JsonObject, limits)) as JsonObject;
}

/** Converts a field, a group or a list, with everything below it. */
function field(node: JsonObject, limits: DialectLimits): JsonObject {
  const conditions = Object.entries(node).map(([key, value]): [string, Json] => {
    if (CONDITIONS.includes(key)) return [key, condition(value)];
    if (key === 'properties' && isObject(value)) return [key, fields(value, limits)];
    if (key === 'items' && isObject(value)) return [key, field(value, limits)];
    if (key === 'file' && isObject(value)) {
      return [key, { maxBytes: limits.uploadBytes, ...value }];
    }
    return [key, value];
  });
  const typed = withType(Object.fromEntries(conditions));
  if (!isChoices(typed)) return typed;
  return oncePerOption({ ...typed, items: withType(typed.items as JsonObject) });
}

const CONDITIONS = ['visibleWhen', 'requiredWhen'];

function fields(properties: JsonObject, limits: DialectLimits): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [
      name,
      isObject(each) ? field(each, limits) : each,
    ]),
  );
}

/** Spelling of an option of a choice of texts. Other options make a choice without a type. */
const PLAIN_OPTION = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** Adds the type of a choice of texts. */
function withType(node: JsonObject): JsonObject {
  const { type, enum: options } = node;
  if (type !== undefined || !Array.isArray(options)) return node;
  const isPlain = options.every((each) => typeof each === 'string' && PLAIN_OPTION.test(each));
  return isPlain ? { type: 'string', ...node } : node;
}

function isChoices({ type, items }: JsonObject): boolean {
  return type === 'array' && isObject(items) && Array.isArray(items.enum);
}

/** Writes that an option is ticked once as the keyword that a group of checkboxes always has. */
function oncePerOption(node: JsonObject): JsonObject {
  const { rules, ...rest } = node;
  const others = Array.isArray(rules) ? rules.filter((rule) => !isRepeatRule(rule)) : [];
  const once = { ...rest, uniqueItems: true };
  return others.length === 0 ? once : { ...once, rules: others };
}

function isRepeatRule(rule: Json): boolean {
  const schema = isObject(rule) ? rule.schema : undefined;
  return JSON.stringify(schema) === JSON.stringify({ uniqueItems: true });
}

/** Writes "is answered", an empty schema, as a schema with a keyword that always holds. */
function condition(value: Json): Json {
  if (Array.isArray(value)) return value.map(condition);
  if (!isObject(value)) return value;
  if (Object.keys(value).length === 0) return { minLength: 0 };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, condition(each)]));
}

/** Writes `dependentSchemas` as `if` and `then`, which the dialect has. */
function withoutDependentSchemas(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutDependentSchemas);
  if (!isObject(value)) return value;
  const { dependentSchemas, ...rest } = value;
  const kept = Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, withoutDependentSchemas(each)]),
  );
  if (!isObject(dependentSchemas)) return kept;
  const implied = Object.entries(dependentSchemas).map(([name, each]) =>
    Object.fromEntries([
      ['if', { required: [name] }],
      ['then', withoutDependentSchemas(each)],
    ]),
  );
  const others = Array.isArray(kept.allOf) ? kept.allOf : [];
  return { ...kept, allOf: [...others, ...implied] };
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
