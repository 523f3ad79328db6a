/** A JSON Schema with local `$defs`, as far as its properties are concerned. */
type Schema = Readonly<Record<string, unknown>>;

/** Remarks and the path to the meta-schema say nothing of a form. */
const ASIDE = new Set(['$schema', '$comment']);

/**
 * Every key that documents of a schema may have, by its way there: `payment.items.each`. Lists and
 * names of the author's own choosing take no place in it; schemas of other files are not followed.
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
  // A list of exports may hold another one.
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

/** Returns the keys that a document has, in the same spelling. */
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
 * Returns the schemas of the same value, of its rows, or of names that the author chooses. Leaves out
 * `entries`: any value may be a list whose first true entry wins, which is no key of its own.
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
