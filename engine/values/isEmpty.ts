/**
 * Whether nothing was given: absent, `null`, a text of only white space, an empty list, an object
 * of nothing but empties. `false` and `0` are answers.
 *
 * @see spec document 2, section 5: blank means empty or whitespace only
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !VISIBLE_FIRST.test(value) && value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

// Most texts begin with something visible: they need not be trimmed to see it.
const VISIBLE_FIRST = /^[\x21-\x7e]/;
