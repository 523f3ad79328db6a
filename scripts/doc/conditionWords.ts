import type { Json, JsonObject } from '#engine';

/**
 * Returns a condition of a form in words, for reviewers who do not read JSON Schema.
 *
 * @param condition a map from pointer to JSON Schema, or `anyOf`, `allOf`, `not`
 * @returns a text such as `/OwnerType is "corporate" and /DeliveryMethod is "online" or "post"`; a
 *   schema without words stays JSON
 */
export function conditionWords(condition: Json | undefined): string {
  if (!isObject(condition)) return JSON.stringify(condition);
  const parts = Object.entries(condition).map(([key, value]) => partWords(key, value));
  return parts.join(' and ');
}

function partWords(key: string, value: Json | undefined): string {
  if (key === 'not') return `not (${conditionWords(value)})`;
  if (key === 'anyOf') return `(${listed(value).map(conditionWords).join(') or (')})`;
  if (key === 'allOf') return listed(value).map(conditionWords).join(' and ');
  return `\`${key}\` ${schemaWords(value)}`;
}

function schemaWords(schema: Json | undefined): string {
  if (!isObject(schema)) return schema === true ? 'is given' : JSON.stringify(schema);
  const [keyword, ...others] = Object.keys(schema);
  const value = keyword === undefined ? undefined : schema[keyword];
  if (keyword === undefined) return 'is given';
  if (others.length > 0) return `fits ${JSON.stringify(schema)}`;
  if (keyword === 'const') return value === true ? 'is ticked' : `is ${JSON.stringify(value)}`;
  if (keyword === 'enum')
    return `is ${listed(value)
      .map((each) => JSON.stringify(each))
      .join(' or ')}`;
  if (keyword === 'contains') return `has one that ${schemaWords(value)}`;
  if (keyword === 'not') return `is given and not: ${schemaWords(value)}`;
  return `fits ${JSON.stringify(schema)}`;
}

function listed(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
