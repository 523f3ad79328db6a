/** One line of a table that tells what a message holds. */
export interface SchemaRow {
  /** Place in the message: `orders[].amount`, `*` for any name. */
  readonly name: string;
  /** Kind of value in words; the name of another message where it refers to one. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description?: string;
}

/** A schema as far as a table tells it. */
export interface ToldSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ToldSchema>>;
  readonly additionalProperties?: boolean | ToldSchema;
  readonly required?: readonly string[];
  readonly items?: ToldSchema;
  readonly allOf?: readonly ToldSchema[];
  readonly anyOf?: readonly ToldSchema[];
}

/**
 * Returns what a message holds, one row for each value, in the order of the schema. Nested objects
 * and lists are told by their path; what is referred to has a table of its own.
 */
export function schemaRows(schema: ToldSchema, path = ''): readonly SchemaRow[] {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const members: readonly (readonly [name: string, schema: ToldSchema])[] = [
    ...Object.entries(properties),
    ...(typeof additionalProperties === 'object' ? [['*', additionalProperties] as const] : []),
  ];
  return members.flatMap(([name, member]) => {
    const place = path === '' ? name : `${path}.${name}`;
    const { description = member.items?.description } = member;
    const row: SchemaRow = {
      name: place,
      type: typeWords(member),
      isRequired: required.includes(name),
      ...(description !== undefined && { description }),
    };
    return [row, ...nestedRows(member, place)];
  });
}

function nestedRows(schema: ToldSchema, place: string): readonly SchemaRow[] {
  return schema.items ? nestedRows(schema.items, `${place}[]`) : schemaRows(schema, place);
}

/** Returns the kind of a value in words: `string`, `list of FieldError`, `"Y" or "N"`. */
export function typeWords(schema: ToldSchema): string {
  const { $ref, type, items, allOf, anyOf } = schema;
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if ($ref !== undefined) return messageName($ref);
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return anyOf.map(typeWords).join(' or ');
  if (allOf?.[0]) return typeWords(allOf[0]);
  if (type === 'array') return items ? `list of ${typeWords(items)}` : 'list';
  if (type === undefined) return 'any value';
  return (typeof type === 'string' ? [type] : type).join(' or ');
}

/** Returns the name of the message that a reference leads to. */
function messageName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
