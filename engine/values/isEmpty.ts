/**
 * Checks whether a value is empty: absent, `null`, a text of only white space, an empty list, or an
 * object that contains only such values. `false` and `0` are answers.
 *
 * @see spec document 2, section 5: blank means empty or whitespace only
 *
 * @example
 * isEmpty('\u3000 '); // true: a space of Chinese text is white space, too
 * isEmpty({ line1: '', line2: undefined }); // true
 * isEmpty(false); // false
 * isEmpty(['']); // false: a list with a row
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !isVisible(value.charCodeAt(0)) && value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Checks for a visible ASCII character. Most texts start with one, so this check avoids `trim`. */
function isVisible(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}
