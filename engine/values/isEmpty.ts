/**
 * Whether nothing was given: absent, `null`, a text of only white space, an empty list, an object
 * of nothing but empties. `false` and `0` are answers.
 *
 * @see spec document 2, section 5: blank means empty or whitespace only
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !isVisible(value.charCodeAt(0)) && value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Most texts begin with a visible ASCII character: they need not be trimmed. */
function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}
