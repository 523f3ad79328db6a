import { below, isObject, listBelow, type Place, propertiesOf, referenced } from './metaSchemas.ts';

/**
 * Checks whether a value satisfies the keywords that the meta-schemas use in `if`, `anyOf` and
 * `not`. Other keywords pass.
 */
export function matches(value: unknown, place: Place): boolean {
  const { schema } = place;
  if ('const' in schema && schema.const !== value) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  return hasType(value, schema.type) && matchesText(value, schema) && matchesParts(value, place);
}

function hasType(value: unknown, type: unknown): boolean {
  if (Array.isArray(type)) return type.some((each) => hasType(value, each));
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  return type === undefined || typeof value === type;
}

function matchesText(value: unknown, { pattern, required }: Place['schema']): boolean {
  if (
    typeof pattern === 'string' &&
    typeof value === 'string' &&
    !new RegExp(pattern, 'u').test(value)
  ) {
    return false;
  }
  if (!Array.isArray(required) || !isObject(value)) return true;
  return required.every((name) => Object.hasOwn(value, name));
}

function matchesParts(value: unknown, place: Place): boolean {
  const target = referenced(place);
  if (target && !matches(value, target)) return false;
  const not = below(place, 'not');
  if (not && matches(value, not)) return false;
  const alternatives = listBelow(place, 'anyOf');
  if (alternatives.length > 0 && !alternatives.some((each) => matches(value, each))) return false;
  if (!isObject(value)) return true;
  return [...propertiesOf(place)].every(
    ([name, property]) => !Object.hasOwn(value, name) || matches(value[name], property),
  );
}
