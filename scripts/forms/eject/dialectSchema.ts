import type { FormFiles } from '#compiler';
import type { Json, JsonObject } from '#engine';
import { dialectCondition, testedSchema } from './testedSchemas.ts';

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
  return field(schema as JsonObject, limits);
}

/** Converts a field, a group or a list, with everything below it. */
function field(node: JsonObject, limits: DialectLimits): JsonObject {
  const written = Object.entries(node).map(([key, value]): [string, Json] => {
    const convert = KEYWORDS.get(key);
    return [key, convert ? convert(value, limits) : value];
  });
  const typed = withType(Object.fromEntries(written));
  if (!isChoices(typed)) return typed;
  return oncePerOption({ ...typed, items: withType(typed.items as JsonObject) });
}

/** Converts the value of one keyword of a field. */
type Convert = (value: Json, limits: DialectLimits) => Json;

const inner: Convert = (value, limits) => (isObject(value) ? field(value, limits) : value);
const named =
  (convert: Convert): Convert =>
  (value, limits) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, each]) => [name, convert(each, limits)]),
        )
      : value;
const tests: Convert = (value) => (Array.isArray(value) ? value.map(test) : value);

const KEYWORDS: ReadonlyMap<string, Convert> = new Map([
  ['properties', named(inner)],
  ['items', inner],
  ['visibleWhen', dialectCondition],
  ['requiredWhen', dialectCondition],
  ['optionsWhen', named(dialectCondition)],
  ['rules', tests],
  ['inferred', tests],
  [
    'file',
    (value, { uploadBytes }) => (isObject(value) ? { maxBytes: uploadBytes, ...value } : value),
  ],
]);

/** Converts the condition and the schema of a rule, or of a value to infer. */
function test(entry: Json): Json {
  if (!isObject(entry)) return entry;
  const { when, schema } = entry;
  return {
    ...entry,
    ...(when === undefined ? {} : { when: dialectCondition(when) }),
    ...(schema === undefined ? {} : { schema: testedSchema(schema) }),
  };
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

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
