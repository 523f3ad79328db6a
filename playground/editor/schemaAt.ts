/** A part of a meta-schema: an object or, seldom, a boolean. */
export type MetaSchema = Readonly<Record<string, unknown>>;

/** The meta-schemas by file name: `ui.schema.json`. */
export type MetaSchemas = Readonly<Record<string, MetaSchema>>;

/** A schema with the file that its relative references start from. */
export interface PlacedSchema {
  readonly file: string;
  readonly schema: MetaSchema;
}

/** A step of a path into a JSON value. */
export type Step = string | number;

/** Keywords whose schemas apply to the same value. */
const LISTS = ['allOf', 'anyOf', 'oneOf'] as const;
const BRANCHES = ['then', 'else'] as const;

/** Most schemas that apply to one value. Meta-schemas refer to themselves. */
const MOST = 400;

/**
 * Returns the schemas that may apply to the value at a path. Conditions are not evaluated: while an
 * author types, every branch is offered.
 *
 * @param file file name of the meta-schema
 * @param path the steps from the root of the edited file
 */
export function schemasAt(
  metas: MetaSchemas,
  file: string,
  path: readonly Step[],
): readonly PlacedSchema[] {
  const root = metas[file];
  let found = root ? applied(metas, [{ file, schema: root }]) : [];
  for (const step of path) {
    found = applied(
      metas,
      found.flatMap((each) => below(each, step)),
    );
  }
  return found;
}

/** Returns schemas with all schemas that they refer to or combine. */
function applied(metas: MetaSchemas, first: readonly PlacedSchema[]): readonly PlacedSchema[] {
  const seen = new Set<MetaSchema>();
  const found: PlacedSchema[] = [];
  const waiting = [...first];
  for (let next = waiting.shift(); next && found.length < MOST; next = waiting.shift()) {
    if (seen.has(next.schema)) continue;
    seen.add(next.schema);
    found.push(next);
    waiting.push(...beside(metas, next));
  }
  return found;
}

function beside(metas: MetaSchemas, { file, schema }: PlacedSchema): readonly PlacedSchema[] {
  const inside = [
    ...LISTS.flatMap((keyword) => listAt(schema, keyword)),
    ...BRANCHES.map((keyword) => schema[keyword]),
  ];
  const placed = inside.filter(isSchema).map((each) => ({ file, schema: each }));
  const target = typeof schema.$ref === 'string' && referred(metas, file, schema.$ref);
  return target ? [target, ...placed] : placed;
}

/** Follows a reference such as `rule.schema.json#/$defs/entry`. */
function referred(metas: MetaSchemas, from: string, ref: string): PlacedSchema | undefined {
  const [name = '', pointer = ''] = ref.split('#');
  const file = name === '' ? from : name;
  let value: unknown = metas[file];
  for (const part of pointer.split('/').slice(1)) {
    value = isSchema(value) ? value[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined;
  }
  return isSchema(value) ? { file, schema: value } : undefined;
}

function below({ file, schema }: PlacedSchema, step: Step): readonly PlacedSchema[] {
  const inside = typeof step === 'number' ? itemsOf(schema, step) : memberOf(schema, step);
  return inside.filter(isSchema).map((each) => ({ file, schema: each }));
}

function itemsOf({ items, prefixItems }: MetaSchema, index: number): readonly unknown[] {
  return [items, Array.isArray(prefixItems) ? prefixItems[index] : undefined];
}

function memberOf(schema: MetaSchema, name: string): readonly unknown[] {
  const { properties, patternProperties, additionalProperties } = schema;
  const own =
    isSchema(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (own !== undefined) return [own];
  const matching = Object.entries(isSchema(patternProperties) ? patternProperties : {})
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, each]) => each);
  return matching.length > 0 ? matching : [additionalProperties];
}

function listAt(schema: MetaSchema, keyword: string): readonly unknown[] {
  const list = schema[keyword];
  return Array.isArray(list) ? list : [];
}

function isSchema(value: unknown): value is MetaSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
