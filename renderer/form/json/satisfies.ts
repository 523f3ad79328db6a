type Schema = Readonly<Record<string, unknown>>;

/**
 * Whether a value satisfies a schema as the form draws it (tuples as `items: []`), by reading it: to
 * tell alternatives apart before they are drawn. Formats and limits of numbers of parts are left to
 * the compiled validator, which has the last word.
 *
 * @param root holds the definitions that references name
 */
export function satisfies(schema: unknown, value: unknown, root: unknown): boolean {
  return holds({ root, left: 64 }, schema, value);
}

interface Reading {
  readonly root: unknown;
  /** How many more schemas may be gone into: a reference may lead back to itself. */
  readonly left: number;
}

function holds(reading: Reading, schema: unknown, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema) || reading.left === 0) return true;
  const inner = { ...reading, left: reading.left - 1 };
  return Object.entries(schema).every(([keyword, said]) => {
    const check = CHECKS[keyword];
    return check === undefined || value === undefined || check(inner, said, value, schema);
  });
}

type Check = (reading: Reading, said: unknown, value: unknown, schema: Schema) => boolean;

const CHECKS: Readonly<Record<string, Check>> = {
  $ref: (reading, said, value) => holds(reading, pointed(reading.root, String(said)), value),
  type: (_, said, value) => listOf(said).some((type) => isOfType(type, value)),
  const: (_, said, value) => isSame(said, value),
  enum: (_, said, value) => listOf(said).some((each) => isSame(each, value)),
  minLength: (_, said, value) => typeof value !== 'string' || [...value].length >= Number(said),
  maxLength: (_, said, value) => typeof value !== 'string' || [...value].length <= Number(said),
  pattern: (_, said, value) => typeof value !== 'string' || matches(String(said), value),
  minimum: (_, said, value) => typeof value !== 'number' || value >= Number(said),
  maximum: (_, said, value) => typeof value !== 'number' || value <= Number(said),
  exclusiveMinimum: (_, said, value) => typeof value !== 'number' || value > Number(said),
  exclusiveMaximum: (_, said, value) => typeof value !== 'number' || value < Number(said),
  minItems: (_, said, value) => !Array.isArray(value) || value.length >= Number(said),
  maxItems: (_, said, value) => !Array.isArray(value) || value.length <= Number(said),
  required: (_, said, value) =>
    !isObject(value) || listOf(said).every((name) => value[String(name)] !== undefined),
  properties: (reading, said, value) =>
    !isObject(value) ||
    !isObject(said) ||
    Object.entries(said).every(([name, each]) => holds(reading, each, value[name])),
  additionalProperties: (reading, said, value, schema) =>
    !isObject(value) || unlisted(schema, value).every((name) => holds(reading, said, value[name])),
  items: (reading, said, value) => {
    if (!Array.isArray(value)) return true;
    if (!Array.isArray(said)) return value.every((each) => holds(reading, said, each));
    return said.every((each, index) => holds(reading, each, value[index]));
  },
  additionalItems: (reading, said, value, { items }) =>
    !Array.isArray(value) ||
    !Array.isArray(items) ||
    value.slice(items.length).every((each) => holds(reading, said, each)),
  allOf: (reading, said, value) => listOf(said).every((each) => holds(reading, each, value)),
  anyOf: (reading, said, value) => listOf(said).some((each) => holds(reading, each, value)),
  oneOf: (reading, said, value) =>
    listOf(said).filter((each) => holds(reading, each, value)).length === 1,
  not: (reading, said, value) => !holds(reading, said, value),
};

/** Names that neither `properties` nor `patternProperties` speaks of. */
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
    // The compiler refuses such a form; here it only means that nothing is told apart by it.
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
