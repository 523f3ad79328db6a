type Schema = Readonly<Record<string, unknown>>;

/**
 * Checks whether a value satisfies a schema in the form's dialect (tuples as `items: []`). Used to
 * find the matching alternative before it is rendered. Formats, unique items and some other
 * keywords are not checked, because the compiled validator decides.
 *
 * @param root root schema with the definitions of references
 */
export function satisfies(schema: unknown, value: unknown, root: unknown): boolean {
  return holds({ root, left: 64 }, schema, value);
}

interface Reading {
  readonly root: unknown;
  /** How many more nested schemas may be checked. The limit stops a recursive reference. */
  readonly left: number;
}

function holds(reading: Reading, schema: unknown, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema) || reading.left === 0) return true;
  const inner = { ...reading, left: reading.left - 1 };
  return Object.entries(schema).every(([keyword, expected]) => {
    const check = CHECKS[keyword];
    return check === undefined || value === undefined || check(inner, expected, value, schema);
  });
}

type Check = (reading: Reading, expected: unknown, value: unknown, schema: Schema) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
  $ref: (reading, expected, value) =>
    holds(reading, pointed(reading.root, String(expected)), value),
  type: (_, expected, value) => listOf(expected).some((type) => isOfType(type, value)),
  const: (_, expected, value) => isSame(expected, value),
  enum: (_, expected, value) => listOf(expected).some((each) => isSame(each, value)),
  minLength: (_, expected, value) =>
    typeof value !== 'string' || [...value].length >= Number(expected),
  maxLength: (_, expected, value) =>
    typeof value !== 'string' || [...value].length <= Number(expected),
  pattern: (_, expected, value) => typeof value !== 'string' || matches(String(expected), value),
  minimum: (_, expected, value) => typeof value !== 'number' || value >= Number(expected),
  maximum: (_, expected, value) => typeof value !== 'number' || value <= Number(expected),
  exclusiveMinimum: (_, expected, value) => typeof value !== 'number' || value > Number(expected),
  exclusiveMaximum: (_, expected, value) => typeof value !== 'number' || value < Number(expected),
  minItems: (_, expected, value) => !Array.isArray(value) || value.length >= Number(expected),
  maxItems: (_, expected, value) => !Array.isArray(value) || value.length <= Number(expected),
  required: (_, expected, value) =>
    !isObject(value) || listOf(expected).every((name) => value[String(name)] !== undefined),
  properties: (reading, expected, value) =>
    !isObject(value) ||
    !isObject(expected) ||
    Object.entries(expected).every(([name, each]) => holds(reading, each, value[name])),
  additionalProperties: (reading, expected, value, schema) =>
    !isObject(value) ||
    unlisted(schema, value).every((name) => holds(reading, expected, value[name])),
  items: (reading, expected, value) => {
    if (!Array.isArray(value)) return true;
    if (!Array.isArray(expected)) return value.every((each) => holds(reading, expected, each));
    return expected.every((each, index) => holds(reading, each, value[index]));
  },
  additionalItems: (reading, expected, value, { items }) =>
    !Array.isArray(value) ||
    !Array.isArray(items) ||
    value.slice(items.length).every((each) => holds(reading, expected, each)),
  allOf: (reading, expected, value) =>
    listOf(expected).every((each) => holds(reading, each, value)),
  anyOf: (reading, expected, value) => listOf(expected).some((each) => holds(reading, each, value)),
  oneOf: (reading, expected, value) =>
    listOf(expected).filter((each) => holds(reading, each, value)).length === 1,
  not: (reading, expected, value) => !holds(reading, expected, value),
};

/** Returns the names that neither `properties` nor `patternProperties` matches. */
function unlisted({ properties, patternProperties }: Schema, value: Schema): readonly string[] {
  const listed = isObject(properties) ? Object.keys(properties) : [];
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  return Object.keys(value).filter(
    (name) => !listed.includes(name) && !patterns.some((pattern) => matches(pattern, name)),
  );
}

function isOfType(type: unknown, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    // The compiler rejects such a form. Here the invalid pattern matches every text.
    return true;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function pointed(root: unknown, reference: string): unknown {
  const names = reference.split('/').slice(1);
  return names.reduce<unknown>(
    (at, name) =>
      isObject(at) || Array.isArray(at) ? Reflect.get(at, unescaped(name)) : undefined,
    root,
  );
}

function unescaped(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
