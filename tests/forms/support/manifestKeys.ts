/** A JSON Schema with local `$defs`. */
type Schema = Readonly<Record<string, unknown>>;

/** Keys without an effect on a form: remarks, and the path to the meta-schema. */
const ASIDE = new Set(['$schema', '$comment']);

/**
 * Returns every key that a schema allows, as a path: `payment.items.each`. The path omits lists and
 * names that the author chooses. Schemas of other files are not followed.
 */
export function keysOfSchema(root: Schema): readonly string[] {
  return keysUnder(root, root, '', new Set());
}

function keysUnder(
  root: Schema,
  schema: Schema,
  above: string,
  seen: ReadonlySet<unknown>,
): readonly string[] {
  // A list of exports may contain another list.
  if (seen.has(schema)) return [];
  const inner = new Set([...seen, schema]);
  const own = Object.entries(propertiesOf(schema)).flatMap(([name, each]) => [
    `${above}${name}`,
    ...keysUnder(root, each, `${above}${name}.`, inner),
  ]);
  return [
    ...own.filter((key) => !ASIDE.has(key)),
    ...besides(root, schema).flatMap((each) => keysUnder(root, each, above, inner)),
  ];
}

/** Returns the keys of a document, in the format of `keysOfSchema`. */
export function keysIn(root: Schema, value: unknown): readonly string[] {
  return keysHeld(root, root, value, '');
}

function keysHeld(root: Schema, schema: Schema, value: unknown, above: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const rows = [schema, ...besides(root, schema)];
    return value.flatMap((row) => rows.flatMap((each) => keysHeld(root, each, row, above)));
  }
  const properties = propertiesOf(schema);
  const own = Object.entries(value).flatMap(([name, each]) => {
    const found = properties[name];
    return found
      ? [`${above}${name}`, ...keysHeld(root, found, each, `${above}${name}.`)]
      : freelyNamed(schema).flatMap((free) => keysHeld(root, free, each, above));
  });
  const more = besides(root, schema).flatMap((each) => keysHeld(root, each, value, above));
  return [...own, ...more];
}

function propertiesOf({ properties }: Schema): Readonly<Record<string, Schema>> {
  return isSchema(properties) ? (properties as Readonly<Record<string, Schema>>) : {};
}

function freelyNamed({ additionalProperties }: Schema): readonly Schema[] {
  return isSchema(additionalProperties) ? [additionalProperties] : [];
}

/**
 * Returns the schemas of the same value, of its rows, or of names that the author chooses. Excludes
 * `entries`, a list of conditional values that may replace any value: it adds no key.
 */
function besides(root: Schema, schema: Schema): readonly Schema[] {
  const { $ref, then, else: otherwise, items, additionalProperties } = schema;
  if ($ref === '#/$defs/entries') return [];
  const local = typeof $ref === 'string' && $ref.startsWith('#/') ? resolve(root, $ref) : undefined;
  return [local, then, otherwise, items, additionalProperties].filter(isSchema);
}

function resolve(root: Schema, ref: string): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
