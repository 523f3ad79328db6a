import { below, listBelow, nameOf, type Place, referenced } from './metaSchemas.ts';

/** The links to the sections of the reference, by the name of the section's place. */
export type SectionLinks = ReadonlyMap<string, string>;

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
  number: 'number',
  object: 'object',
  null: 'null',
};

/**
 * Returns the type of a keyword's value in words, such as `list of text`.
 *
 * @param links the sections that describe a type of their own
 */
export function typeText(place: Place, links: SectionLinks): string {
  const target = referenced(place);
  const link = links.get(nameOf(place)) ?? (target && links.get(nameOf(target)));
  if (link !== undefined) return link;
  if (target) return typeText(target, links);
  return valuesText(place) ?? compoundText(place, links) ?? plainText(place, links);
}

/** Returns the allowed values, if the schema lists them. */
function valuesText({ schema }: Place): string | undefined {
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``;
  if (!Array.isArray(schema.enum)) return undefined;
  return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
}

/** Returns the alternatives of a schema, joined by "or". */
function compoundText(place: Place, links: SectionLinks): string | undefined {
  const branches = [below(place, 'then'), below(place, 'else')].filter(
    (each) => each !== undefined,
  );
  const alternatives = [...branches, ...listBelow(place, 'anyOf')];
  if (alternatives.length === 0) return undefined;
  const condition = below(place, 'if')?.schema.type;
  const texts = alternatives.map((each, index) => {
    const text = typeText(each, links);
    return text === 'any value' && index === 0 ? typeName(condition) : text;
  });
  return [...new Set(texts)].join(', or ');
}

function plainText(place: Place, links: SectionLinks): string {
  const { type } = place.schema;
  if (type === 'array') {
    const items = below(place, 'items');
    return items ? `list of ${typeText(items, links)}` : 'list';
  }
  const values = below(place, 'additionalProperties');
  if (type === 'object' && values) return `map of ${typeText(values, links)}`;
  return typeName(type);
}

function typeName(type: unknown): string {
  if (Array.isArray(type)) return type.map(typeName).join(', or ');
  return NAMES[String(type)] ?? 'any value';
}
