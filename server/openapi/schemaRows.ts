/** One row of a table that describes a message. */
export interface SchemaRow {
  /** Path in the message: `orders[].amount`, `*` for any name. */
  readonly name: string;
  /** Type of the value in words, or the name of the referenced message. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description?: string;
}

/** The parts of a schema that a table shows. */
export interface DocumentedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, DocumentedSchema>>;
  readonly additionalProperties?: boolean | DocumentedSchema;
  readonly required?: readonly string[];
  readonly items?: DocumentedSchema;
  readonly allOf?: readonly DocumentedSchema[];
  readonly anyOf?: readonly DocumentedSchema[];
}

/**
 * Returns a row for each value of a message, in the order of the schema. The name of a nested value
 * is a path. A referenced message has its own table.
 */
export function schemaRows(schema: DocumentedSchema, path = ''): readonly SchemaRow[] {
  const { properties = {}, additionalProperties, required = [] } = schema;
  const members: readonly (readonly [name: string, schema: DocumentedSchema])[] = [
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

function nestedRows(schema: DocumentedSchema, place: string): readonly SchemaRow[] {
  return schema.items ? nestedRows(schema.items, `${place}[]`) : schemaRows(schema, place);
}

/** Returns the type of a value in words: `string`, `list of FieldError`, `"Y" or "N"`. */
export function typeWords(schema: DocumentedSchema): string {
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

/** Returns the name of the referenced message. */
function messageName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
